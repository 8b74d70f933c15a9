/** The places of the players around the table, with the own seat at the bottom. */
import type { Seat } from '$bindings';

/** The sides of the other players, clockwise from the left. */
export type Side = 'left' | 'top' | 'right';

export interface Seating {
  own: Seat | null;
  others: { seat: Seat; place: Side }[];
}

const SIDES: Record<number, Side[]> = {
  1: ['top'],
  2: ['top', 'top'],
  3: ['left', 'top', 'right'],
  4: ['left', 'top', 'top', 'right'],
  5: ['left', 'top', 'top', 'top', 'right'],
  6: ['left', 'left', 'top', 'top', 'right', 'right'],
};

/** Turn order is clockwise, so the next seat is on the left. Spectators see all seats as others. */
export function around(seats: number, own: Seat | null): Seating {
  const order = Array.from({ length: seats }, (_, i) => (((own ?? 1) - 1 + i) % seats) + 1);
  const others = own === null ? order : order.slice(1);
  const sides = SIDES[others.length] ?? [];
  return { own, others: others.map((seat, i) => ({ seat, place: sides[i] ?? 'top' })) };
}
