/** The title of the window: it says from afar whether one is waited for. */
import type { Table } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';

export function titleOf(table: Table): string {
  const info = table.info;
  if (!info) return say('room-brand');
  const game = say(`${info.settings.game}-title`);
  const turn =
    info.status === 'playing' &&
    !table.showing &&
    table.mine.some((chair) => chair.player === 'person' && table.awaits(chair.seat));
  if (turn) return `● ${say('status-your-turn')} – ${game}`;
  if (table.status === 'over') return `${say('status-over')} – ${game}`;
  return `${game} – ${say('room-brand')}`;
}
