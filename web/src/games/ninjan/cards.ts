/** Ninjan's cards as they are written, taken apart for drawing: `S-6` is scissors with the value -6. */
import type { Arg, Phrase, Sign } from '$bindings';

export interface Parts {
  sign: Sign;
  value: number;
}

/** As many as each seat has cards; the board counts them down. */
export const ROUNDS = 9;
export const SIGNS: Sign[] = ['R', 'S', 'P'];

const SIGN_NAMES: Record<Sign, string> = { R: 'sign-rock', S: 'sign-scissors', P: 'sign-paper' };

export function parts(card: string): Parts {
  return { sign: card.charAt(0) as Sign, value: Number(card.slice(1)) };
}

export const isCard = (token: string): boolean => /^[RSP]-?\d+$/.test(token);

/** A number with a proper minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** What is won or lost, always with its sign. */
export const gain = (value: number): string => (value > 0 ? `+${value}` : signed(value));

export const worth = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + parts(card).value, 0);

export const signName = (sign: Sign): Phrase => ({ id: SIGN_NAMES[sign], args: {} });

export function cardName(card: string): Phrase {
  const { sign, value } = parts(card);
  return { id: 'ninjan-card', args: { sign: signName(sign), value: signed(value) } };
}

/** From the best to the worst. */
export const byWorth = (cards: readonly string[]): string[] =>
  [...cards].sort((a, b) => parts(b).value - parts(a).value);

export const phrase = (id: string, args: Record<string, Arg> = {}): Phrase => ({ id, args });
