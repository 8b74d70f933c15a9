/** The construction of `docs/fairness.md`: what is hashed, and how it is written. */
import type { Seat } from '$bindings';
import { hashOf, hex } from './sha256';

/** A seat and its text. */
export type Text = readonly [seat: Seat, text: string];

/** The longest text of a seat, in bytes. */
export const LONGEST_TEXT = 100;

/** The longest word that a player can choose, in bytes: random digits are added to it. */
export const LONGEST_WORD = LONGEST_TEXT - 17;

/** Whether a word can be part of a text. */
export const wordFits = (word: string): boolean =>
  fits(word) && new TextEncoder().encode(word).length <= LONGEST_WORD;

/** Whether a text is valid. */
export const fits = (text: string): boolean =>
  text !== '' && new TextEncoder().encode(text).length <= LONGEST_TEXT && !/\p{Cc}/u.test(text);

/** How a game is proven: `local` is `roshambo-fair-1`, `online` is `roshambo-fair-2`. */
export type Scheme = 'local' | 'online';

const NAMES = { local: 'roshambo-fair-1', online: 'roshambo-fair-2' } as const;

const lines = (scheme: Scheme, purpose: string, secret: string, texts: readonly Text[] = []): string =>
  [
    `${NAMES[scheme]} ${purpose}\n`,
    `secret ${secret}\n`,
    ...texts.map(([seat, text]) => `seat ${seat} ${text}\n`),
  ].join('');

/** The commitment of an online table: the hash of the secret, from which the default texts follow. */
export const commitment = (secret: string): string => hex(hashOf(lines('online', 'commitment', secret)));

/** The commitment of a local game: the hash of the secret and the bots' texts. */
export const localCommitment = (secret: string, bots: readonly Text[]): string =>
  hex(hashOf(lines('local', 'commitment', secret, bots)));

/** The text of a seat at an online table whose player reveals none. */
export const defaultText = (secret: string, seat: Seat): string =>
  hex(hashOf(`${lines('online', 'default text', secret)}seat ${seat}\n`)).slice(0, 32);

/** The hash by which a player commits to a text. */
export const textHash = (text: string): string => hex(hashOf(`${NAMES.online} text\n${text}\n`));

/** The key of all shuffles: the hash of the secret and all texts. */
export const key = (scheme: Scheme, secret: string, texts: readonly Text[]): Uint8Array =>
  hashOf(lines(scheme, 'key', secret, texts));

/** The seal of a decision. */
export const seal = (seat: Seat, move: string, salt: string): string =>
  hex(hashOf(`roshambo-seal-1\nsalt ${salt}\nseat ${seat}\nmove ${move}\n`));

const randomDigits = (): string => hex(crypto.getRandomValues(new Uint8Array(8)));

/** The text for a shuffle: a word that the player chose, with random digits so that its hash cannot be guessed. */
export const withDigits = (word: string): string =>
  word === '' ? randomDigits() : `${word} ${randomDigits()}`;
