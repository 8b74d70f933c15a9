/**
 * The texts of this browser for the shuffles of a table. It commits to each by a hash, and reveals it when the hashes of
 * all players are fixed, so that nobody can fit a text to the others.
 */
import type { Command, Seat, TableInfo } from '$bindings';
import { settings } from '../lib/settings.svelte';
import { noteOf, noteText } from './promises';
import { textHash, withDigits, wordFits } from './recipe';

/** The word of the settings, if it can be used. */
const ownWord = (): string => (wordFits(settings.word) ? settings.word : '');

/** A new text from the word of the settings, or a random one. */
export const ownText = (): string => withDigits(ownWord());

export class ShuffleTexts {
  #info: TableInfo | null = null;
  /** The words in the texts that were committed to, by commitment and seat. */
  readonly #words = new Map<string, string>();
  /** The hashes of the texts that were revealed. */
  readonly #revealed = new Set<string>();

  constructor(readonly send: (command: Command) => void) {}

  /** Forgets what was sent: it may have been lost with the connection. */
  restart(): void {
    this.#words.clear();
    this.#revealed.clear();
  }

  /** Commits to texts for the own seats of a table that waits for its game, and reveals those of one that starts. */
  describe(info: TableInfo): void {
    this.#info = info;
    if (info.starting) this.#reveal(info);
    else if (info.status === 'waiting') this.commitAll();
  }

  /** Commits to a text for each own seat that has none, and to new ones where another word was written. */
  commitAll(written: Partial<Record<Seat, string>> = {}): void {
    const own = this.#info?.seats.filter(({ yours }) => yours) ?? [];
    for (const [i, { seat, text }] of own.entries()) {
      const word = written[seat]?.trim() ?? '';
      if (wordFits(word) ? this.word(seat) !== word : text === null && this.word(seat) === undefined)
        this.commit(seat, wordFits(word) ? word : i === 0 ? ownWord() : '');
    }
  }

  /** Commits to a text with this word for the next game, in place of an earlier one. */
  commit(seat: Seat, word: string): void {
    if (!this.#info) return;
    const text = withDigits(word);
    noteText(this.#info.id, this.#info.games + 1, text);
    this.#words.set(this.#key(seat), word);
    this.send({ kind: 'commit', seat, hash: textHash(text) });
  }

  /** The word in the text of a seat for the next game; `undefined` if this browser has not committed to one. */
  word(seat: Seat): string | undefined {
    return this.#words.get(this.#key(seat));
  }

  #key(seat: Seat): string {
    return `${this.#info?.commitment ?? ''} ${seat}`;
  }

  #reveal({ id, games, seats }: TableInfo): void {
    const texts = noteOf(id, games + 1)?.words ?? [];
    for (const { seat, yours, text: hash } of seats) {
      const text = yours && hash !== null ? texts.find((own) => textHash(own) === hash) : undefined;
      if (text === undefined || hash === null || this.#revealed.has(hash)) continue;
      this.#revealed.add(hash);
      this.send({ kind: 'reveal', seat, text });
    }
  }
}
