/** Whether one looks back at one's own running game: the table goes on below, unseen. */
import type { Table } from '../lib/table.svelte';

class LookingBack {
  on = $state.raw(false);

  begin(): void {
    this.on = true;
  }

  end(): void {
    this.on = false;
  }
}

export const lookingBack = new LookingBack();

/** Offered to whoever plays against bots alone, where the game is not about remembering; the server has the last word. */
export function mayLookBack(table: Table): boolean {
  const alone =
    table.mine.length === 1 && table.seats.every((chair) => chair.yours || chair.player === 'bot');
  const remembers = table.view?.game === 'tsuefa' && table.view.variant === 'pro';
  return !table.looking && alone && !remembers && table.info?.status === 'playing' && table.view !== null;
}
