/** The construction of `docs/fairness.md`: what is hashed, and how it is written. */
import type { Seat } from '$bindings';
import { hashOf, hex } from './sha256';

/** A seat and its text. */
export type Text = readonly [seat: Seat, text: string];

/** The longest text of a seat, in bytes. */
export const LONGEST_TEXT = 100;

/** Whether a text is valid. */
export const fits = (text: string): boolean =>
  text !== '' && new TextEncoder().encode(text).length <= LONGEST_TEXT && !/\p{Cc}/u.test(text);

const lines = (purpose: string, secret: string, texts: readonly Text[]): string =>
  [
    `roshambo-fair-1 ${purpose}\n`,
    `secret ${secret}\n`,
    ...texts.map(([seat, text]) => `seat ${seat} ${text}\n`),
  ].join('');

/** The commitment: the hash of the secret and the bots' texts. */
export const commitment = (secret: string, bots: readonly Text[]): string =>
  hex(hashOf(lines('commitment', secret, bots)));

/** The key of all shuffles: the hash of the secret and all texts. */
export const key = (secret: string, texts: readonly Text[]): Uint8Array =>
  hashOf(lines('key', secret, texts));

/** The seal of a decision. */
export const seal = (seat: Seat, move: string, salt: string): string =>
  hex(hashOf(`roshambo-seal-1\nsalt ${salt}\nseat ${seat}\nmove ${move}\n`));

/** A random text. */
export const randomWord = (): string => hex(crypto.getRandomValues(new Uint8Array(8)));
