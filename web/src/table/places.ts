/** The result of a game as a list of places, and who has to agree to the next game. */
import type { Seat, Standing } from '$bindings';
import type { TableSeat } from '../lib/table-view.svelte';

export interface SeatResult {
  seat: Seat;
  place: number;
  won: boolean;
  left: boolean;
  /** How many moves bots made for the person at the seat. */
  botMoves: number;
  /** How often the person at the seat took back a move. */
  undone: number;
  /** In the unit of the game; `null` if the game was given up. */
  score: number | null;
}

/** All seats in the order of their places. */
export function placesOf(standing: Standing): SeatResult[] {
  return standing.places
    .map((place, i) => ({
      seat: i + 1,
      place,
      won: standing.winners.includes(i + 1),
      left: standing.left.includes(i + 1),
      botMoves: standing.bot_moves[i] ?? 0,
      undone: standing.undone[i] ?? 0,
      score: standing.outcome?.scores[i] ?? null,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The seats that have not agreed to another game yet. */
export const undecided = (seats: readonly TableSeat[]): Seat[] =>
  seats
    .filter(({ player, again }) => player !== 'bot' && player !== 'empty' && !again)
    .map(({ seat }) => seat);
