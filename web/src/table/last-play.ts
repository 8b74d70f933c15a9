/** What a seat has played last, from the log. */
import type { Seat, TableEvent } from '$bindings';
import type { GameUi } from '../games/game-ui';
import type { LogLine } from '../lib/game-log.svelte';

export interface LastPlay {
  event: TableEvent;
  cards: string[];
}

/** The last play of a seat since the cards were dealt, or `null`. */
export function lastPlay(log: readonly LogLine[], ui: GameUi, seat: Seat): LastPlay | null {
  for (const line of log.toReversed()) {
    if (line.kind !== 'event') continue;
    const { event } = line;
    if (event.code === 'dealt') return null;
    const cards = 'seat' in event && event.seat === seat ? ui.played?.(event) : null;
    if (cards) return { event, cards };
  }
  return null;
}
