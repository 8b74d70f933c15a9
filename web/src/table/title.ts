/** The title of the browser window. It shows when it is the player's turn. */
import type { ServerTable } from '../lib/server-table.svelte';
import { say } from '../lib/words.svelte';

export function titleOf({ parts: { playback, table } }: ServerTable): string {
  if (!table.game) return say('room-brand');
  const game = say(`${table.game}-title`);
  const turn =
    table.newestStatus === 'playing' &&
    !playback.active &&
    table.ownSeats.some(({ seat, player }) => player === 'person' && table.awaits(seat));
  if (turn) return `● ${say('status-your-turn')} – ${game}`;
  if (table.status === 'over') return `${say('status-over')} – ${game}`;
  return `${game} – ${say('room-brand')}`;
}
