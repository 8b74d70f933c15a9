/** A finished game as a list of places, and what still has to happen before the next one. */
import type { Seat, Standing } from '$bindings';
import type { TableSeat } from '../lib/table-view.svelte';

export interface Place {
  seat: Seat;
  place: number;
  won: boolean;
  left: boolean;
  /** In the game's own unit; nothing where the game was given up. */
  score: number | null;
}

/** Everybody in the order of their places. */
export function placesOf(standing: Standing): Place[] {
  return standing.places
    .map((place, i) => ({
      seat: i + 1,
      place,
      won: standing.winners.includes(i + 1),
      left: standing.left.includes(i + 1),
      score: standing.outcome?.scores[i] ?? null,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Who has still to agree to another game. */
export const undecided = (chairs: readonly TableSeat[]): Seat[] =>
  chairs
    .filter((chair) => chair.player !== 'bot' && chair.player !== 'empty' && !chair.again)
    .map(({ seat }) => seat);
