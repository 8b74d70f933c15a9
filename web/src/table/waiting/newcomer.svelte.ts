/** Sitting down: who has no name yet is asked for one first, and so is everybody else at the same device. */
import type { Seat } from '$bindings';
import { me, meet, rename } from '../../lib/me.svelte';
import type { Table } from '../../lib/table.svelte';

/** A seat that waits for a name. */
interface Asking {
  seat: Seat | null;
  /** Whether it is somebody else at this device. */
  another: boolean;
}

class Newcomer {
  asking = $state.raw<Asking | null>(null);

  ask(seat: Seat | null, another: boolean): void {
    this.asking = { seat, another };
  }

  done(): void {
    this.asking = null;
  }
}

export const newcomer = new Newcomer();

/** Takes a seat, or the first free one. */
export async function seatDown(table: Table, seat: Seat | null): Promise<void> {
  await meet();
  if (me.name) await table.sit(seat);
  else newcomer.ask(seat, false);
}

/** Sits down under a name. The visitor's own is kept for other tables. */
export async function sitAs(table: Table, asking: Asking, name: string): Promise<void> {
  await table.trying(async () => {
    if (!asking.another && name) await rename(name);
    await table.sit(asking.seat, asking.another && name ? name : null);
  });
}
