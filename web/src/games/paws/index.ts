/** The face of Paws, Scissors, Paper: monsters on a wooden modelling board. */
import type { Phrase } from '$bindings';
import { player } from '../../lib/words.svelte';
import { stepsOf, type Face, type ViewOf } from '../face';
import { coloursOf, listed, meantSign, name, order, signName } from '../paws-cards/cards';
import Card from '../paws-cards/Card.svelte';
import Coin from '../paws-cards/Coin.svelte';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import { flights } from './flights';

type View = ViewOf<'paws'>;

const cards = (count: number): Phrase => ({ id: 'cards', args: { count } });

function described(view: View): Phrase[] {
  const { table } = view;
  const lies: Phrase = table
    ? {
        id: 'paws-lies',
        args: {
          what: {
            id: table.cards.length === 1 ? 'paws-on-table-single' : `paws-on-table-${table.kind}`,
            args: { sign: signName(table.sign), seat: player(table.owner) },
          },
          cards: table.cards.map(name),
        },
      }
    : { id: 'paws-lies-nothing', args: {} };
  const seats = view.hand_sizes.map((count, i): Phrase => ({
    id: 'paws-has',
    args: {
      seat: player(i + 1),
      facts: [cards(count), { id: 'paws-tokens', args: { count: view.tokens[i] ?? 0 } }],
    },
  }));
  const opened = (view.open_hands ?? []).map((hand, i): Phrase => ({
    id: 'paws-dealt-hand',
    args: { seat: player(i + 1), cards: hand.map(name) },
  }));
  return [
    { id: 'paws-round', args: { round: view.round } },
    lies,
    { id: 'paws-deck', args: { count: view.deck } },
    { id: 'scene-discard', args: { count: view.discard.length } },
    ...seats,
    ...opened,
  ];
}

/** Opening a round is quick to see; what ends one is not. */
const LINGER: Record<string, number> = {
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

const face: Face<View> = {
  Board,
  Card,
  Beats,
  FactIcon: Coin,
  hand: (view) => view.hand,
  order,
  sorts: true,
  name,
  asked(view) {
    if (view.throw) return { id: 'ask-throw-first', args: {} };
    if (!view.table) return { id: 'paws-ask-lead', args: {} };
    return { id: view.table.owner === view.seat ? 'paws-ask-own' : 'paws-ask-beat', args: {} };
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
    const count = view.hand_sizes[seat - 1] ?? 0;
    const tokens = view.tokens[seat - 1] ?? 0;
    return [
      { kind: 'cards', value: count, phrase: cards(count) },
      { kind: 'tokens', value: tokens, phrase: { id: 'paws-tokens', args: { count: tokens } } },
    ];
  },
  flights,
  linger: (event) => LINGER[event.code] ?? 300,
  scoring: (event) => (event.code === 'counted' || event.code === 'round-won' ? stepsOf(event.phrase) : null),
  costly: (move) => move === 'declare',
};

export default face;
