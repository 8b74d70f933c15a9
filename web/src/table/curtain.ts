/**
 * Several people at one device: for whom the table has to be covered, and who is asked to come.
 *
 * Only a decision, made of plain facts; [`Curtain`](./Curtain.svelte) draws it.
 */
import type { Seat } from '$bindings';

export interface Situation {
  /** The visitor's own seats that people play: neither given up nor played by a bot. */
  mine: readonly Seat[];
  /** For whom the game waits. */
  awaited: readonly Seat[];
  /** Whose side is seen now. */
  uncovered: Seat | null;
  /** Who wants to look at the own cards between turns. */
  peek: Seat | null;
}

/** Who may come to the device now, the most likely one first; nobody while the table can stay as it is. */
export function asked({ mine, awaited, uncovered, peek }: Situation): Seat[] {
  if (mine.length < 2) return [];
  if (peek !== null && mine.includes(peek)) return peek === uncovered ? [] : [peek];
  const own = mine.filter((seat) => awaited.includes(seat));
  if (uncovered !== null && own.includes(uncovered)) return [];
  // The next one around the table comes first: the device is passed on, not across.
  const from = uncovered ?? 0;
  return [...own.filter((seat) => seat > from), ...own.filter((seat) => seat <= from)];
}
