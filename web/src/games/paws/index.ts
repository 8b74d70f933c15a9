/** The user interface of Paws, Scissors, Paper: monsters on a wooden modelling board. */
import type { Phrase } from '$bindings';
import { phrase, player } from '../../lib/words.svelte';
import { stepsOf, type GameUi, type ViewOf } from '../game-ui';
import { coloursOf, listed, meantSign, name, order } from '../paws-cards/cards';
import Card from '../paws-cards/Card.svelte';
import Coin from '../paws-cards/Coin.svelte';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import { flights } from './flights';
import { combination } from './board-state';

type View = ViewOf<'paws'>;

const cards = (count: number): Phrase => phrase('cards', { count });
const tokens = (count: number): Phrase => phrase('paws-tokens', { count });

function described(view: View): Phrase[] {
  const { table } = view;
  const seats = view.hand_sizes.map((held, i) =>
    phrase('paws-has', { seat: player(i + 1), facts: [cards(held), tokens(view.tokens[i] ?? 0)] }),
  );
  const opened = (view.open_hands ?? []).map((hand, i) =>
    phrase('paws-dealt-hand', { seat: player(i + 1), cards: hand.map(name) }),
  );
  return [
    phrase('paws-round', { round: view.round }),
    table
      ? phrase('paws-lies', { what: combination(table), cards: table.cards.map(name) })
      : phrase('paws-lies-nothing'),
    phrase('paws-deck', { count: view.deck }),
    phrase('scene-discard', { count: view.discard.length }),
    ...seats,
    ...opened,
  ];
}

/** Opening a round is quick to see; what ends one is not. */
const HOLD_MS: Record<string, number> = {
  dealt: 200,
  opens: 800,
  played: 550,
  passed: 500,
  drew: 120,
  declared: 1600,
  counted: 200,
  'round-won': 1200,
  'game-won': 1400,
  'throw-decided': 0,
};

const ui: GameUi<View> = {
  Board,
  Card,
  Beats,
  FactIcon: Coin,
  hand: (view) => view.hand,
  order,
  sorts: true,
  name,
  asked(view) {
    if (view.throw) return phrase('ask-throw-first');
    if (!view.table) return phrase('paws-ask-lead');
    return phrase(view.table.owner === view.seat ? 'paws-ask-own' : 'paws-ask-beat');
  },
  described,
  attempt(view, tokens) {
    if (tokens.length === 0) return null;
    const sign = meantSign(tokens, view.table?.sign);
    const leads = !view.table || view.table.owner === view.seat;
    if (leads && tokens.length === 1) return `lead ${sign} ${tokens[0]}`;
    const kind = coloursOf(tokens).length > 1 ? 'many' : 'one';
    return `play ${sign} ${kind} ${listed(tokens).join(' ')}`;
  },
  facts(view, seat) {
    const [held, won] = [view.hand_sizes[seat - 1] ?? 0, view.tokens[seat - 1] ?? 0];
    return [
      { kind: 'cards', value: held, phrase: cards(held) },
      { kind: 'tokens', value: won, phrase: tokens(won) },
    ];
  },
  flights,
  holdMs: (event) => HOLD_MS[event.code] ?? 300,
  scoring: (event) => (event.code === 'counted' || event.code === 'round-won' ? stepsOf(event.phrase) : null),
  costly: (move) => move === 'declare',
};

export default ui;
