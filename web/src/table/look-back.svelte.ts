/** Whether the player looks back at their own running game. The table stays connected underneath. */
import type { ServerTable } from '../lib/server-table.svelte';

export class LookBackMode {
  on = $state.raw(false);

  constructor(private readonly server: ServerTable | null) {}

  /**
   * Whether it is offered: to a player who plays against bots only, in games that are not about remembering. The server
   * decides whether it is allowed.
   */
  get offered(): boolean {
    if (!this.server) return false;
    const { table } = this.server.parts;
    const alone =
      table.ownSeats.length === 1 && table.seats.every(({ yours, player }) => yours || player === 'bot');
    const isMemoryGame = table.view?.game === 'tsuefa' && table.view.variant === 'pro';
    return alone && !isMemoryGame && table.newestStatus === 'playing' && table.view !== null;
  }

  begin(): void {
    this.on = true;
  }

  end(): void {
    this.on = false;
  }
}
