/** The names of people and bots at a table. */
import type { Seat } from '$bindings';
import type { TableView } from '../lib/table-view.svelte';
import { say } from '../lib/words.svelte';

/** The seat of the reader, who is called *you*. Several people at one device are called by their names. */
export function readerOf(table: TableView): Seat | null {
  const [own, ...others] = table.ownSeats;
  return own && others.length === 0 ? own.seat : null;
}

/** The name of the player at a seat. Bots have names too, so that the log reads well. */
export function nameOf(table: TableView, seat: Seat): string {
  const info = table.seat(seat);
  if (info?.name) return info.name;
  return say(info?.player === 'bot' ? 'bot-name' : 'player-number', { seat });
}
