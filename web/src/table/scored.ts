/** The cards of each step of a scoring, as far as the event contains them. */
import type { Phrase, Seat, TableEvent } from '$bindings';

/** The seat that a step is about. */
export function seatOf(step: Phrase): Seat | null {
  const seat = step.args.seat;
  if (typeof seat === 'number') return seat;
  if (typeof seat !== 'object' || Array.isArray(seat) || !('id' in seat)) return null;
  return typeof seat.args.seat === 'number' ? seat.args.seat : null;
}

/** The heading of a scoring: its phrase without the steps. */
export const headingOf = (phrase: Phrase): Phrase => ({
  ...phrase,
  args: { ...phrase.args, steps: { clauses: [] } },
});

/** The cards of each step, in groups that belong together. */
export function cardsOf(event: TableEvent, steps: readonly Phrase[]): string[][][] {
  const sets: Record<Seat, number> = {};
  return steps.map((step) => {
    const seat = seatOf(step);
    if (seat === null) return [];
    if (event.code === 'counted') {
      const count = event.counts.find((one) => one.seat === seat);
      if (!count) return [];
      if (step.id === 'paws-count-hand') return [count.hand];
      if (step.id === 'paws-count-left') return [count.left];
      if (step.id !== 'paws-count-set') return [];
      const set = count.sets[(sets[seat] = (sets[seat] ?? -1) + 1)];
      return set ? [[set.rock, set.scissors, set.paper]] : [];
    }
    if (event.code === 'scored' && 'counts' in event) {
      const cards = event.counts.find((one) => one.seat === seat)?.cards ?? [];
      return cards.length > 0 ? [cards] : [];
    }
    return [];
  });
}
