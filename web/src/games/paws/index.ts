/** The user interface of Paws, Scissors, Paper: monsters on a wooden modelling board. */
import { phrase } from '../../lib/words.svelte';
import type { GameUi, ViewOf } from '../game-ui';
import { about, name, order } from '../paws-cards/cards';
import Card from '../paws-cards/Card.svelte';
import Coin from '../paws-cards/Coin.svelte';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import { flights } from './flights';
import { scoring } from './scores';

type View = ViewOf<'paws'>;

/** The start of a round is shown for a short time, and its end for longer. */
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
  about: (card) => about(card, 'paws'),
  flights,
  holdMs: (event) => HOLD_MS[event.code] ?? 300,
  played: (event) => (event.code === 'played' && 'combination' in event ? event.combination.cards : null),
  scoring: (event, _, recent) => scoring(event, recent),
  costly: (move, view) =>
    move === 'declare' ? phrase('paws-sure-declare', { count: view.hand?.length ?? 0 }) : null,
};

export default ui;
