/** Labels of piles, winnings and rounds. Also used between two views, while events are shown. */
import type { Phrase, Seat } from '$bindings';
import { beats } from '../../lib/signs';
import { phrase, player } from '../../lib/words.svelte';
import { cardName, gain, parts, ROUNDS, signed, worth } from './cards';
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

/** What it brings to put the card that is played out on a pile: the value of the pile if the card takes it, or `null`. */
export function prize(view: View, pile: number): number | null {
  const [now, lies] = [view.revealed[0], view.piles[pile - 1]];
  if (!now || !lies || !beats(parts(now.card).sign, parts(lies.top).sign)) return null;
  return worth(lies.cards);
}

/** What a move onto a pile does. */
export function pileEffect(move: string, view: View): Phrase | null {
  const pile = Number(/^pile (\d)$/.exec(move)?.[1] ?? 0);
  if (!pile || !view.revealed[0]) return null;
  const value = prize(view, pile);
  return value === null
    ? phrase('ninjan-web-put', { pile })
    : phrase('ninjan-web-take', { pile, gain: gain(value) });
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
