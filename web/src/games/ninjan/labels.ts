/** Labels of piles, winnings and rounds. Also used between two views, while events are shown. */
import type { Phrase, Seat } from '$bindings';
import { phrase, player } from '../../lib/words.svelte';
import { cardName, ROUNDS, signed, worth } from './cards';
import type { View } from './lineup';

const count = (number: number): Phrase => phrase('cards', { count: number });

/** A pile with all its cards. */
export function pileName(view: View, pile: number): Phrase {
  const lies = view.piles[pile - 1];
  if (!lies) return phrase('ninjan-pile', { pile });
  const args = {
    pile,
    top: cardName(lies.top),
    count: count(lies.cards.length),
    sum: signed(worth(lies.cards)),
  };
  const under = lies.cards.filter((card) => card !== lies.top).map(cardName);
  return under.length > 0
    ? phrase('ninjan-pile-deep', { ...args, under })
    : phrase('ninjan-pile-single', args);
}

/** What a seat has won so far. */
export function lootName(view: View, seat: Seat): Phrase {
  const cards = view.winnings[seat - 1] ?? [];
  if (cards.length === 0) return phrase('ninjan-loot-none', { seat: player(seat) });
  return phrase('ninjan-loot', {
    seat: player(seat),
    count: count(cards.length),
    sum: signed(view.sums[seat - 1] ?? 0),
  });
}

export const roundName = (view: View): Phrase =>
  phrase('ninjan-round', { round: Math.min(view.round, ROUNDS), rounds: ROUNDS });
