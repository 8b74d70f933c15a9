/** The user interface of Tsu-e-fa!: two gangs in a school yard, each with something behind its back. */
import type { Seat, TsuefaItem } from '$bindings';
import { phrase } from '../../lib/words.svelte';
import type { GameUi, Fact } from '../game-ui';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import FactIcon from './FactIcon.svelte';
import { ITEMS } from './layouts';
import type { View } from './figures.svelte';
import { described, isItem, itemPhrase, team } from './words';

/** How many figures stand, and which items are lost where that is on show. */
function facts(view: View, seat: Seat): Fact[] {
  const count = view.figures.filter((figure) => figure.seat === seat).length;
  const lost = view.lost?.[seat - 1] ?? [];
  const of = (item: TsuefaItem) => lost.filter((one) => one === item).length;
  return [
    { kind: 'figures', value: count, phrase: phrase('tsuefa-team-figures', { team: team(seat), count }) },
    ...ITEMS.filter((item) => of(item) > 0).map((item) => ({
      kind: `lost-${item}`,
      value: of(item),
      phrase: phrase('tsuefa-lost-item', { item: itemPhrase(item), count: of(item) }),
    })),
  ];
}

/** How long each event is looked at. A fight has its own little scene. */
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
  // Everything lies in the yard; figures walk there by themselves.
  hand: () => null,
  order: (card) => ITEMS.indexOf(card as TsuefaItem),
  sorts: false,
  flights: () => [],
  name: (token) => (isItem(token) ? itemPhrase(token) : phrase('tsuefa-square', { square: token })),
  asked: (view) =>
    view.fight
      ? phrase('tsuefa-ask-throw')
      : phrase(view.awaits.kind === 'sealed' ? 'tsuefa-ask-setup' : 'tsuefa-ask-step'),
  described,
  attempt: (_, tokens) => (tokens.length === 2 ? tokens.join('-') : null),
  facts,
  holdMs: (event) => (event.code === 'fought' && event.result === 'tied' ? 2200 : (HOLD_MS[event.code] ?? 0)),
  scoring: () => null,
  costly: () => false,
  // Each seat sees the items of its own figures; together they see all.
  open: (view, others) => {
    const all = [view, ...others].flatMap(({ figures }) => figures);
    const seen = Object.fromEntries(all.filter(({ item }) => item).map((figure) => [figure.square, figure]));
    const rest = view.figures.filter(({ square }) => !seen[square]);
    return { ...view, figures: [...Object.values(seen), ...rest] };
  },
};

export default ui;
