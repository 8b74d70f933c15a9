/** Cards of Kanobu by their notation: `bR` blue rock, `bgP` blue-green paper, `vN` violet cancel. */
import type { KanobuColour, KanobuSymbol, Phrase, Sign } from '$bindings';
import type { Sort } from '../../lib/settings.svelte';
import { signAbout } from '../../lib/signs';

/** The colours that cards have; violet is neutral. */
export type Ink = KanobuColour | 'v';

export const COLOURS: readonly KanobuColour[] = ['b', 'g', 'r', 'y'];
export const INKS: readonly Ink[] = [...COLOURS, 'v'];
export const SYMBOLS: readonly KanobuSymbol[] = ['R', 'S', 'P', 'X', '3', 'O', '1', '2', 'C', '*', 'N', 'W'];

/** The keys by which texts select a colour or a symbol. */
const COLOUR_CODES: Record<Ink, string> = { b: 'blue', g: 'green', r: 'red', y: 'yellow', v: 'violet' };
const SYMBOL_CODES: Record<KanobuSymbol, string> = {
  R: 'rock',
  S: 'scissors',
  P: 'paper',
  X: 'skip',
  '3': 'three',
  O: 'reverse',
  '1': 'one',
  '2': 'two',
  C: 'chance',
  '*': 'star',
  N: 'cancel',
  W: 'change',
};

export interface Parts {
  /** One colour, or two for a two-coloured card. */
  inks: Ink[];
  symbol: KanobuSymbol;
}

/** The colours and the symbol of a card. */
export function parts(card: string): Parts {
  return { inks: [...card.slice(0, -1)] as Ink[], symbol: card.slice(-1) as KanobuSymbol };
}

export function cardName(card: string): Phrase {
  const { inks, symbol } = parts(card);
  const colours = inks.map((ink) => COLOUR_CODES[ink]).join('-');
  return { id: 'kanobu-card', args: { colours, symbol: SYMBOL_CODES[symbol] } };
}

export const symbolName = (symbol: KanobuSymbol): Phrase => ({
  id: 'kanobu-symbol',
  args: { symbol: SYMBOL_CODES[symbol] },
});

/** What a symbol does when it is played; `null` for the signs. */
export const effectOf = (symbol: KanobuSymbol): Phrase | null =>
  'RSP'.includes(symbol) ? null : { id: `kanobu-web-about-${symbol === '*' ? 'star' : symbol}`, args: {} };

/** What a card does, and where it may be played. */
export function about(card: string): Phrase[] {
  const { inks, symbol } = parts(card);
  const effect = effectOf(symbol);
  const where = inks.includes('v')
    ? 'kanobu-about-violet'
    : effect
      ? 'kanobu-about-symbol'
      : 'kanobu-web-beats';
  return [effect ?? signAbout(symbol as Sign), { id: where, args: {} }];
}

export const colourName = (colour: KanobuColour): Phrase => ({
  id: 'kanobu-colour',
  args: { colour: COLOUR_CODES[colour] },
});

/** The colour that a move names: `play vW r`. */
export const namedBy = (move: string): KanobuColour | null =>
  (/^play \S+ ([bgry])$/.exec(move)?.[1] as KanobuColour | undefined) ?? null;

/** One colour before two, violet last; in the order of the rules page. */
const GROUNDS = ['b', 'g', 'r', 'y', 'bg', 'br', 'by', 'gr', 'gy', 'ry', 'v'];

/** The position of a card in a sorted hand: by colour, then symbol, or the other way round. */
export function order(card: string, sort: Sort): number {
  const { inks, symbol } = parts(card);
  const [ink, sign] = [GROUNDS.indexOf(inks.join('')), SYMBOLS.indexOf(symbol)];
  return sort === 'colour' ? ink * SYMBOLS.length + sign : sign * GROUNDS.length + ink;
}
