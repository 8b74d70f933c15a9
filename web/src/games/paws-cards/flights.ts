/** Flights that both editions use. */
import type { Cards, PawsCard, Seat } from '$bindings';
import type { Flight } from '../game-ui';

/** The most cards per seat that fly in a deal. */
const MAX_DEALT = 6;
/** The most cards that fly when cards are drawn or played. */
const MAX_CARDS = 8;

/** A deal, card by card around the table, as one group. */
export function deal(hands: Cards<PawsCard>[]): Flight[] {
  const rounds = Math.min(MAX_DEALT, Math.max(0, ...hands.map((hand) => hand.count)));
  return Array.from({ length: rounds }, (_, round) =>
    hands.map((hand, i) => ({ from: 'deck', to: `seat-${i + 1}`, card: hand.cards?.[round] ?? null })),
  ).flat();
}

export const draw = (seat: Seat, { count, cards }: Cards<PawsCard>): Flight[] =>
  Array.from({ length: Math.min(MAX_CARDS, count) }, (_, i) => ({
    from: 'deck',
    to: `seat-${seat}`,
    card: cards?.[i] ?? null,
  }));

export const send = (cards: readonly string[], from: string, to: string): Flight[] =>
  cards.slice(0, MAX_CARDS).map((card) => ({ from, to, card }));
