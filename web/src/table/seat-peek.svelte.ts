/** The seat of a player at a shared device who looks at their own cards between turns. */
import type { Seat } from '$bindings';

export class SeatPeek {
  seat = $state.raw<Seat | null>(null);

  request(seat: Seat): void {
    this.seat = seat;
  }

  end(): void {
    this.seat = null;
  }
}
