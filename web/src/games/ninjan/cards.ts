/** Parses the notation of Ninjan's cards for drawing: `S-6` is scissors with the value -6. */
import type { Phrase, Sign } from '$bindings';
import { signName, SIGNS } from '../../lib/signs';
import { phrase } from '../../lib/words.svelte';

export interface Parts {
  sign: Sign;
  value: number;
}

/** The number of rounds, which is the number of cards of each seat. */
export const ROUNDS = 9;

/** The values of each sign: from -6 to 10, without 0. */
const VALUES = Array.from({ length: 17 }, (_, i) => i - 6).filter((value) => value !== 0);

/** Every card. */
export const CARDS: readonly string[] = SIGNS.flatMap((sign) => VALUES.map((value) => `${sign}${value}`));

/** Where a card has the seals of its clan. */
export const SEALS = ['translate(83 21) scale(1.12)', 'translate(17 119) scale(1.12)'] as const;

export function parts(card: string): Parts {
  return { sign: card.charAt(0) as Sign, value: Number(card.slice(1)) };
}

export const isCard = (token: string): boolean => /^[RSP]-?\d+$/.test(token);

/** A number with a proper minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** A number of points won or lost, always with its sign. */
export const gain = (value: number): string => (value > 0 ? `+${value}` : signed(value));

export const worth = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + parts(card).value, 0);

export function cardName(card: string): Phrase {
  const { sign, value } = parts(card);
  return phrase('ninjan-card', { sign: signName(sign), value: signed(value) });
}

/** From the best to the worst. */
export const byWorth = (cards: readonly string[]): string[] =>
  [...cards].sort((a, b) => parts(b).value - parts(a).value);
