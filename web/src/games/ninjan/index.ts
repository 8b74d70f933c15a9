/** The user interface of Ninjan: rice paper and ink by day, moon and rooftops by night. */
import type { Phrase } from '$bindings';
import { SIGNS } from '../../lib/signs';
import { phrase } from '../../lib/words.svelte';
import { stepsOf, type GameUi } from '../game-ui';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { cardName, isCard, parts, signed } from './cards';
import { described } from './described';
import FactIcon from './FactIcon.svelte';
import { flights, holdMs } from './flights';
import type { View } from './lineup';

function asked(view: View): Phrase {
  if (view.throw) return phrase('ninjan-ask-throw');
  const [first] = view.revealed;
  if (first) return phrase('ninjan-ask-pile', { card: cardName(first.card) });
  return phrase('ninjan-ask-choose', { round: view.round });
}

function attempt(tokens: string[]): string | null {
  const [token, ...others] = tokens;
  if (!token || others.length > 0) return null;
  return isCard(token) ? `choose ${token}` : `pile ${token}`;
}

/** A sealed card lies on the table already. */
function inHand(view: View, seat: number): number {
  const { awaits } = view;
  const sealed = awaits.kind === 'sealed' && !view.throw && awaits.decided.includes(seat);
  return (view.hand_sizes[seat - 1] ?? 0) - (sealed ? 1 : 0);
}

const ui: GameUi<View> = {
  Board,
  Card,
  FactIcon,
  Beats,
  hand: (view) => view.hand?.filter((card) => card !== view.choice) ?? null,
  // By clan and then by value, or from the highest value down, as cards are resolved.
  order(card, sort) {
    const { sign, value } = parts(card);
    const clan = SIGNS.indexOf(sign);
    return sort === 'colour' ? clan * 100 - value : clan - value * 10;
  },
  sorts: true,
  name: (token) => (isCard(token) ? cardName(token) : phrase('ninjan-pile', { pile: Number(token) })),
  asked,
  described,
  attempt: (_, tokens) => attempt(tokens),
  facts(view, seat) {
    const [cards, sum] = [inHand(view, seat), view.sums[seat - 1] ?? 0];
    return [
      { kind: 'cards', value: cards, phrase: phrase('cards', { count: cards }) },
      { kind: 'sum', value: sum, phrase: phrase('ninjan-sum', { sum: signed(sum) }) },
    ];
  },
  flights,
  holdMs,
  scoring: (event) => (event.code === 'scored' ? stepsOf(event.phrase) : null),
  costly: () => false,
};

export default ui;
