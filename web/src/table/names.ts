/** The names of people and bots at a table. */
import type { Seat } from '$bindings';
import { drawable } from '../lib/drawable';
import type { TableView } from '../lib/table-view.svelte';
import { say } from '../lib/words.svelte';

/** The name of the player at a seat. Bots have names too, so that the log reads well. */
export function nameOf(table: TableView, seat: Seat): string {
  const info = table.seat(seat);
  const name = info?.name && drawable(info.name);
  if (name) return name;
  if (info?.player === 'bot') return say('bot-name', { seat });
  // In a lesson or in practice the player has no account name.
  if (table.description?.kind === 'local' && info?.yours) return say('tutorial-learner');
  return say('player-number', { seat });
}
