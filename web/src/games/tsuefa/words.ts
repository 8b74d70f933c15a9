/** Descriptions of items, squares and figures. */
import type { Phrase, Seat, TsuefaItem } from '$bindings';
import { signAbout } from '../../lib/signs';
import { phrase } from '../../lib/words.svelte';
import type { Drawn, View } from './figures.svelte';

const ITEM_IDS: Record<TsuefaItem, string> = {
  R: 'sign-rock',
  S: 'sign-scissors',
  P: 'sign-paper',
  D: 'tsuefa-item-dynamite',
  F: 'tsuefa-item-flag',
};

export const itemPhrase = (item: TsuefaItem): Phrase => phrase(ITEM_IDS[item]);

export const itemAbout = (item: TsuefaItem): Phrase[] => [
  item === 'D' || item === 'F' ? phrase('tsuefa-beats-special', { item }) : signAbout(item),
];

export const isItem = (token: string): token is TsuefaItem => token in ITEM_IDS;

export const team = (seat: Seat): 'one' | 'two' => (seat === 1 ? 'one' : 'two');

const carried = (item: TsuefaItem | null): Phrase => (item ? itemPhrase(item) : phrase('tsuefa-hidden-item'));

/** A square and the figure on it. */
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

const NOTES = ['tsuefa-quiet', 'tsuefa-pro'];

/** The parts of the description that are also shown as text beside the board. */
export const notes = (view: View): Phrase[] =>
  view.presentation.description.filter(({ id }) => NOTES.includes(id));
