/** Taking a seat. A player without a name is asked for one first, and so is every further player at this device. */
import type { Seat } from '$bindings';
import { me, meet, rename } from '../../lib/me.svelte';
import type { ServerTable } from '../../lib/server-table.svelte';

/** A seat that is taken as soon as the player has given a name. */
interface PendingSeat {
  /** `null`: the first free one. */
  seat: Seat | null;
  /** Whether it is for another player at this device. */
  another: boolean;
}

export class NamePrompt {
  pending = $state.raw<PendingSeat | null>(null);

  constructor(private readonly server: ServerTable | null) {}

  ask(seat: Seat | null, another: boolean): void {
    this.pending = { seat, another };
  }

  close(): void {
    this.pending = null;
  }

  /** Takes a seat, or the first free one. */
  async sit(seat: Seat | null): Promise<void> {
    await meet();
    if (me.name) await this.server?.sit(seat);
    else this.ask(seat, false);
  }

  /** Takes the pending seat under a name. The visitor's own name is kept for other tables. */
  async sitAs(name: string): Promise<void> {
    const { pending, server } = this;
    if (!pending || !server) return;
    await server.parts.requests.run(async () => {
      if (!pending.another && name) await rename(name);
      await server.sit(pending.seat, pending.another && name ? name : null);
    });
  }
}
