/**
 * The cards of each game in canonical order, as `locales/<lang>/rules` list them: the input of a shuffle.
 */
import type { GameId } from '$bindings';
import { GAMES } from '../games/registry';

const SIGNS = ['R', 'S', 'P'];

const times = (card: string, count: number): string[] => Array.from({ length: count }, () => card);

/** Four of each colour and sign and a joker of each colour, then a joker of each sign. */
const PAWS = [
  ...['b', 'g', 'r', 'y', 'v'].flatMap((colour) => [
    ...SIGNS.flatMap((sign) => times(colour + sign, 4)),
    `${colour}*`,
  ]),
  ...SIGNS.map((sign) => `*${sign}`),
];

const VALUES = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const NINJAN = SIGNS.flatMap((sign) => VALUES.map((value) => `${sign}${value}`));

const PAIRS = ['bg', 'br', 'by', 'gr', 'gy', 'ry'];
const KANOBU = [
  ...['b', 'g', 'r', 'y'].flatMap((colour) => [
    ...SIGNS.flatMap((sign) => times(colour + sign, 2)),
    ...['X', '3', 'O', '1', '2'].map((symbol) => colour + symbol),
  ]),
  ...PAIRS.flatMap((pair) => [...SIGNS, 'X'].map((symbol) => pair + symbol)),
  ...['C', '*', 'N', 'W'].flatMap((symbol) => times(`v${symbol}`, 3)),
];

/** The whole deck of each game, for so many players. */
const DECKS: Record<GameId, (seats: number) => readonly string[]> = {
  paws: () => PAWS,
  'paws-quick': () => PAWS,
  ninjan: () => NINJAN,
  kanobu: (seats) => (seats === 2 ? KANOBU.filter((card) => !card.endsWith('O')) : KANOBU),
  tsuefa: () => [],
};

export const isGame = (id: string): id is GameId => Object.hasOwn(DECKS, id);

/** The minimum and maximum number of seats. */
export const players = (game: GameId): { min: number; max: number } => GAMES[game].seats;

/** All cards of a game, in canonical order. */
export const deckOf = (game: GameId, seats: number): readonly string[] => DECKS[game](seats);

/**
 * The input of a shuffle, given its result: the cards in canonical order, or `null` if they cannot be a deck of this
 * game. Every deck is the whole one, except the decks that Kanobu makes from its pile when the first one is used up.
 */
export function unshuffled(
  game: GameId,
  seats: number,
  cards: readonly string[],
  first: boolean,
): string[] | null {
  const left = [...deckOf(game, seats)];
  const whole = left.length;
  const sorted: string[] = [];
  const wanted = new Map<string, number>();
  for (const card of cards) wanted.set(card, (wanted.get(card) ?? 0) + 1);
  for (const card of left) {
    const more = wanted.get(card) ?? 0;
    if (more === 0) continue;
    wanted.set(card, more - 1);
    sorted.push(card);
  }
  const part = game === 'kanobu' && !first;
  return sorted.length === cards.length && (part || sorted.length === whole) ? sorted : null;
}
