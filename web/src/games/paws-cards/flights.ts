/** What flies in both editions. */
import type { Cards, PawsCard, Seat } from '$bindings';
import type { Flight } from '../game-ui';

/** So many cards per seat are seen flying; a whole deal would take too long. */
const MOST_DEALT = 6;
/** The same for what is drawn or played at once. */
const MOST = 8;

/** A deal, card by card around the table, all in one sweep. */
export function deal(hands: Cards<PawsCard>[]): Flight[] {
  const rounds = Math.min(MOST_DEALT, Math.max(0, ...hands.map((hand) => hand.count)));
  return Array.from({ length: rounds }, (_, round) =>
    hands.map((hand, i) => ({ from: 'deck', to: `seat-${i + 1}`, card: hand.cards?.[round] ?? null })),
  ).flat();
}

export const draw = (seat: Seat, { count, cards }: Cards<PawsCard>): Flight[] =>
  Array.from({ length: Math.min(MOST, count) }, (_, i) => ({
    from: 'deck',
    to: `seat-${seat}`,
    card: cards?.[i] ?? null,
  }));

export const send = (cards: readonly string[], from: string, to: string): Flight[] =>
  cards.slice(0, MOST).map((card) => ({ from, to, card }));
