/**
 * Setups while they are edited: twelve letters, the back row from column a to f, then the front row.
 *
 * Every figure has an item from the start, and editing only swaps items, so no item is ever lost. Players can store
 * setups in this browser.
 */
import type { TsuefaItem, TsuefaItems, TsuefaSquare } from '$bindings';
import * as storage from '../../lib/kept';
import { COLUMNS, SIDE } from './squares';

export const ITEMS: readonly TsuefaItem[] = ['R', 'S', 'P', 'D', 'F'];

export type Layout = readonly TsuefaItem[];

/** The number of figures with an item. `items` counts rocks, scissors and papers, such as `4-3-3`. */
export function countOf(items: TsuefaItems, item: TsuefaItem): number {
  const place = ['R', 'S', 'P'].indexOf(item);
  return place < 0 ? 1 : Number(items.split('-')[place]);
}

const all = (items: TsuefaItems): TsuefaItem[] =>
  ITEMS.flatMap((item) => Array.from({ length: countOf(items, item) }, () => item));

/** A random setup to start with. The flag is in the back row: at the front a beginner would lose it to the first attack. */
export function random(items: TsuefaItems, chance: () => number = Math.random): Layout {
  const left = all(items);
  for (let i = left.length - 1; i > 0; i -= 1) {
    const j = Math.floor(chance() * (i + 1));
    [left[i], left[j]] = [left[j] as TsuefaItem, left[i] as TsuefaItem];
  }
  const flag = left.indexOf('F');
  return flag < SIDE ? left : swap(left, flag, Math.floor(chance() * SIDE));
}

export function swap(layout: Layout, a: number, b: number): Layout {
  return layout.map((item, i) => layout[i === a ? b : i === b ? a : i] ?? item);
}

/** Puts an item on a figure by swapping with the next figure that has it. */
export function put(layout: Layout, at: number, item: TsuefaItem): Layout {
  if (layout[at] === item) return layout;
  const next = layout.map((_, i) => (at + 1 + i) % layout.length).find((i) => layout[i] === item);
  return next === undefined ? layout : swap(layout, at, next);
}

/** Mirrors a setup: left and right change places. */
export const mirror = (layout: Layout): Layout => [
  ...layout.slice(0, SIDE).reverse(),
  ...layout.slice(SIDE).reverse(),
];

export const moveOf = (layout: Layout): string => `setup ${layout.join('')}`;

/** The setup that a move makes, if it has exactly these items. */
export function layoutOf(move: string, items: TsuefaItems): Layout | null {
  const letters = /^setup (\w+)$/.exec(move)?.[1] ?? '';
  return sorted(letters) === sorted(all(items)) ? ([...letters] as TsuefaItem[]) : null;
}

/** The index in the setup of the letter for a square; -1 outside the own two rows. */
export function indexOf(square: TsuefaSquare, seat: number): number {
  const [column, row] = [COLUMNS.indexOf(square.charAt(0)), Number(square.charAt(1))];
  const depth = seat === 1 ? row - 1 : SIDE - row;
  return depth < 2 ? depth * SIDE + column : -1;
}

const KEY = 'roshambo-tsuefa-setups';
const MOST = 24;

function stored(): string[] {
  const found = storage.kept(KEY);
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}

const sorted = (letters: Iterable<string>): string => [...letters].sort().join('');

/** The stored setups with exactly these items. */
export const kept = (items: TsuefaItems): Layout[] =>
  stored()
    .filter((one) => sorted(one) === sorted(all(items)))
    .map((one) => [...one] as TsuefaItem[]);

/** Stores a setup once, newest first. Returns whether that worked. */
export function keep(layout: Layout): boolean {
  const own = layout.join('');
  return storage.keep(KEY, [own, ...stored().filter((one) => one !== own)].slice(0, MOST));
}

export function forget(layout: Layout): void {
  storage.keep(
    KEY,
    stored().filter((one) => one !== layout.join('')),
  );
}
