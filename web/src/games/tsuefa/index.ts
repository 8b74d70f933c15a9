/** The user interface of Tsu-e-fa!: two gangs in a school yard, who hide items behind their backs. */
import type { TsuefaItem } from '$bindings';
import { phrase } from '../../lib/words.svelte';
import type { GameUi } from '../game-ui';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import FactIcon from './FactIcon.svelte';
import { ITEMS } from './layouts';
import { opened, type View } from './figures.svelte';
import { isItem, itemAbout, itemPhrase } from './words';

/** How long each event is shown. A fight has its own animation. */
const HOLD_MS: Record<string, number> = {
  'set-up': 150,
  begins: 1100,
  stepped: 650,
  fought: 3000,
  'tie-settled': 2600,
  'game-won': 1800,
  drawn: 1800,
};

const ui: GameUi<View> = {
  Board,
  Card,
  FactIcon,
  Beats,
  // There are no hands and no flying cards. The board animates its figures itself.
  hand: () => null,
  order: (card) => ITEMS.indexOf(card as TsuefaItem),
  sorts: false,
  flights: () => [],
  name: (token) => (isItem(token) ? itemPhrase(token) : phrase('tsuefa-square', { square: token })),
  about: (token) => (isItem(token) ? itemAbout(token) : []),
  holdMs: (event) => (event.code === 'fought' && event.result === 'tied' ? 2200 : (HOLD_MS[event.code] ?? 0)),
  scoring: () => null,
  costly: () => null,
  open: opened,
};

export default ui;
