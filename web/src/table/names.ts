/** The names and looks of people and bots at a table. */
import type { Look, Seat } from '$bindings';
import { drawable } from '../lib/drawable';
import { botName, lookOfSeat, nickname } from '../lib/look';
import { me } from '../lib/me.svelte';
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
  const name = info?.name && drawable(info.name);
  if (name) return name;
  if (info?.player === 'bot') return botName(lookOf(table, seat));
  return info?.look ? nickname(info.look) : say('player-number', { seat });
}

/** What the player at a seat looks like. */
export function lookOf(table: TableView, seat: Seat): Look {
  const info = table.seat(seat);
  const visitor = table.description?.kind === 'local' && info?.yours ? me.look : null;
  return info?.look ?? visitor ?? lookOfSeat(seat);
}
