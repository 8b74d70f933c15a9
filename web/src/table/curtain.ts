/**
 * Several players at one device: decides when the table has to be covered, and which player to ask for.
 *
 * A pure function; `Curtain.svelte` draws the result.
 */
import type { Seat } from '$bindings';

export interface Situation {
  /** The seats of this device that people play: neither given up nor played by a bot. */
  mine: readonly Seat[];
  /** The seats that the game waits for. */
  awaited: readonly Seat[];
  /** The seat that is shown now. */
  uncovered: Seat | null;
  /** The seat whose player wants to look at their cards between turns. */
  peek: Seat | null;
}

/** The seats whose players may take the device now, the most likely first; empty while the view can stay. */
export function asked({ mine, awaited, uncovered, peek }: Situation): Seat[] {
  if (mine.length < 2) return [];
  if (peek !== null && mine.includes(peek)) return peek === uncovered ? [] : [peek];
  const own = mine.filter((seat) => awaited.includes(seat));
  if (uncovered !== null && own.includes(uncovered)) return [];
  // The next seat in turn order comes first.
  const from = uncovered ?? 0;
  return [...own.filter((seat) => seat > from), ...own.filter((seat) => seat <= from)];
}
