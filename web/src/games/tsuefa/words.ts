/** What is said of items, squares and figures. */
import type { Phrase, Seat, TsuefaItem } from '$bindings';
import { phrase } from '../../lib/words.svelte';
import { ITEMS } from './layouts';
import type { Drawn, View } from './figures.svelte';

const ITEM_IDS: Record<TsuefaItem, string> = {
  R: 'sign-rock',
  S: 'sign-scissors',
  P: 'sign-paper',
  D: 'tsuefa-item-dynamite',
  F: 'tsuefa-item-flag',
};

export const itemPhrase = (item: TsuefaItem): Phrase => phrase(ITEM_IDS[item]);

export const isItem = (token: string): token is TsuefaItem => token in ITEM_IDS;

export const team = (seat: Seat): 'one' | 'two' => (seat === 1 ? 'one' : 'two');

const carried = (item: TsuefaItem | null): Phrase => (item ? itemPhrase(item) : phrase('tsuefa-hidden-item'));

/** A square and who stands there. */
export function squarePhrase(square: string, figure: Drawn | undefined, own: Seat | null): Phrase {
  if (!figure) return phrase('tsuefa-square-empty', { square });
  const marks = [
    ...(figure.shown ? [phrase('tsuefa-mark-shown')] : []),
    ...(figure.moved && figure.seat !== own ? [phrase('tsuefa-mark-moved')] : []),
  ];
  return phrase(figure.seat === own ? 'tsuefa-square-own' : 'tsuefa-square-team', {
    square,
    team: team(figure.seat),
    items: [carried(figure.item), ...marks],
  });
}

/** Items that are many, counted: two rocks are `rock × 2`. */
function counted(items: readonly TsuefaItem[]): Phrase[] {
  return ITEMS.map((item) => [item, items.filter((one) => one === item).length] as const)
    .filter(([, count]) => count > 0)
    .map(([item, count]) => phrase('tsuefa-counted', { item: itemPhrase(item), count }));
}

/** From here on it is told how long nobody has attacked. */
const QUIET = 60;

/** The whole public situation, for those who cannot see it. */
export function described(view: View): Phrase[] {
  const said: Phrase[] = [];
  if (view.figures.length === 0) said.push(phrase('tsuefa-nobody-yet'));
  for (const seat of [1, 2]) {
    const own = view.figures.filter((figure) => figure.seat === seat);
    if (own.length === 0) continue;
    const figures = own.map(({ square, item }) => phrase('tsuefa-stands', { square, item: carried(item) }));
    said.push(phrase('tsuefa-team-stands', { team: team(seat), figures }));
    const lost = view.lost?.[seat - 1] ?? [];
    if (lost.length > 0) said.push(phrase('tsuefa-team-lost', { team: team(seat), items: counted(lost) }));
    const hidden = view.hidden?.[seat - 1] ?? [];
    if (hidden.length > 0)
      said.push(phrase('tsuefa-team-hidden', { team: team(seat), items: counted(hidden) }));
  }
  if (view.fight) {
    const { from, to, item } = view.fight;
    said.push(phrase('tsuefa-fight', { from, to, item: itemPhrase(item) }));
  }
  return [...said, ...notes(view)];
}

/** What is written beside the board. */
export function notes(view: View): Phrase[] {
  const said: Phrase[] = [];
  if (view.quiet >= QUIET) said.push(phrase('tsuefa-quiet', { count: view.quiet }));
  if (view.variant === 'pro') said.push(phrase('tsuefa-pro'));
  return said;
}
