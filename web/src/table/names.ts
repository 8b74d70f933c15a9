/** How people and bots are called at a table. */
import type { Seat } from '$bindings';
import type { Table } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';

/** The name of whoever sits there. Bots have names of their own, so that the log reads well. */
export function nameOf(table: Table, seat: Seat): string {
  const chair = table.chair(seat);
  if (chair?.name) return chair.name;
  if (chair?.player === 'bot') return say('bot-name', { seat });
  // Whoever learns is no number.
  if (table.id === '' && chair?.yours) return say('tutorial-learner');
  return say('player-number', { seat });
}
