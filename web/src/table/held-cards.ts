/** How many cards a seat holds while events are shown: the view changes only at the end of a step. */
import type { Seat, TableEvent } from '$bindings';
import type { Flight } from '../games/game-ui';

export function heldCards(
  before: number,
  seat: Seat,
  landed: readonly TableEvent[],
  flights: (event: TableEvent) => Flight[][],
): number {
  return landed.reduce((held, event) => {
    if (event.code === 'dealt') return 'hands' in event ? (event.hands[seat - 1]?.count ?? held) : held;
    if (event.code === 'drew') return event.seat === seat ? held + event.cards.count : held;
    const all = flights(event).flat();
    const count = (end: 'from' | 'to') => all.filter((flight) => flight[end] === `seat-${seat}`).length;
    return Math.max(0, held - count('from') + count('to'));
  }, before);
}
