/** The user interface of the quick rules: the same monsters on a mint mat, with penalty points and help tokens. */
import { phrase } from '../../lib/words.svelte';
import type { GameUi, ViewOf } from '../game-ui';
import { about, name, order } from '../paws-cards/cards';
import Card from '../paws-cards/Card.svelte';
import Coin from '../paws-cards/Coin.svelte';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import { flights } from './flights';
import { scoring } from './scores';

type View = ViewOf<'paws-quick'>;

const HOLD_MS: Record<string, number> = {
  dealt: 300,
  opens: 800,
  played: 500,
  led: 500,
  transferred: 900,
  passed: 450,
  drew: 120,
  'deck-out': 1400,
  helped: 900,
  'game-ended': 2000,
  'spend-decided': 0,
  spent: 1500,
  scored: 200,
  'tokens-given': 2000,
  'series-won': 1500,
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
  about: (card) => about(card, 'paws-quick'),
  flights,
  holdMs: (event) => HOLD_MS[event.code] ?? 300,
  played: (event) =>
    ['played', 'led', 'transferred'].includes(event.code) && 'cards' in event && Array.isArray(event.cards)
      ? event.cards
      : null,
  scoring,
  costly: (move) => (move === 'help' ? phrase('paws-quick-sure-help') : null),
  onBoard: (move) => move.startsWith('spend '),
};

export default ui;
