/** Who, of several people at this device, wants to look at the own cards although it is not their turn. */
import type { Seat } from '$bindings';

class Peeking {
  seat = $state.raw<Seat | null>(null);

  ask(seat: Seat): void {
    this.seat = seat;
  }

  done(): void {
    this.seat = null;
  }
}

export const peeking = new Peeking();
