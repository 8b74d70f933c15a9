/** The 68 cards of both editions: reading their notation, their order, their names. */
import type { PawsColour, Phrase, Sign } from '$bindings';
import type { Sort } from '../../lib/settings.svelte';
import { signAbout, signName, SIGNS } from '../../lib/signs';
import { phrase } from '../../lib/words.svelte';

export const COLOURS: PawsColour[] = ['b', 'g', 'r', 'y', 'v'];

/** Every card once. */
export const CARDS: readonly string[] = [
  ...COLOURS.flatMap((colour) => [...SIGNS, '*'].map((sign) => colour + sign)),
  ...SIGNS.map((sign) => `*${sign}`),
];

/** What a card shows. `*` means any colour on a sign joker and any sign on a colour joker. */
export interface Shown {
  colour: PawsColour | '*';
  sign: Sign | '*';
}

export function shownOn(card: string): Shown {
  return { colour: card.charAt(0) as Shown['colour'], sign: card.charAt(1) as Shown['sign'] };
}

const colourPlace = (colour: Shown['colour']) => (colour === '*' ? 5 : COLOURS.indexOf(colour));
const signPlace = (sign: Shown['sign']) => (sign === '*' ? 3 : SIGNS.indexOf(sign));

/** By colour, cards have the order of the notation. By sign, the joker of each sign comes last in its group. */
export function order(card: string, sort: Sort): number {
  const { colour, sign } = shownOn(card);
  const [c, s] = [colourPlace(colour), signPlace(sign)];
  return sort === 'colour' ? c * 4 + s : s * 6 + c;
}

/** Cards in the order of the notation. */
export const listed = (cards: readonly string[]): string[] =>
  [...cards].sort((a, b) => order(a, 'colour') - order(b, 'colour'));

export function name(card: string): Phrase {
  const { colour, sign } = shownOn(card);
  if (sign === '*') return phrase('paws-card-joker', { colour });
  if (colour === '*') return phrase('paws-card-sign-joker', { sign: signName(sign) });
  return phrase({ R: 'paws-card-rock', S: 'paws-card-scissors', P: 'paws-card-paper' }[sign], { colour });
}

/** What a card does. The second edition has its own texts about jokers. */
export function about(card: string, edition: 'paws' | 'paws-quick'): Phrase[] {
  const { colour, sign } = shownOn(card);
  const joker = colour === '*' ? 'sign' : 'colour';
  return [
    ...(sign === '*' ? [] : [signAbout(sign)]),
    ...(colour === '*' || sign === '*' ? [phrase(`${edition}-beats-${joker}-joker`)] : []),
  ];
}

/** The sign that cards are probably played as: the sign that they show, or else the sign on the table. */
export function meantSign(cards: readonly string[], onTable: Sign | undefined): Sign {
  const shown = listed(cards)
    .map((card) => shownOn(card).sign)
    .find((sign) => sign !== '*');
  return shown ?? onTable ?? 'R';
}

/** The colours that cards show. Sign jokers show none. */
export const coloursOf = (cards: readonly string[]): PawsColour[] =>
  COLOURS.filter((colour) => cards.some((card) => card.startsWith(colour)));

/** Groups equal cards and counts them. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const found: { card: string; count: number }[] = [];
  for (const card of listed(cards)) {
    const last = found.at(-1);
    if (last?.card === card) last.count += 1;
    else found.push({ card, count: 1 });
  }
  return found;
}
