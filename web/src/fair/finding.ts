/** What a check has found, for people: a sentence, and the digits for those who want to see them. */
import type { Phrase } from '$bindings';
import { phrase } from '../lib/words.svelte';

/** Something that a person unfolds: what it is, and the digits themselves. */
export interface Detail {
  label: Phrase;
  text: string;
}

export interface Finding {
  /** `open`: nothing is wrong, but nothing is proven, either. */
  state: 'good' | 'bad' | 'open';
  phrase: Phrase;
  /** Which line of the record, where one is to blame. */
  line?: number;
  details: Detail[];
}

export const good = (phrase: Phrase, details: Detail[] = []): Finding => ({ state: 'good', phrase, details });
export const open = (phrase: Phrase, details: Detail[] = []): Finding => ({ state: 'open', phrase, details });
export const bad = (line: number, phrase: Phrase, details: Detail[] = []): Finding => ({
  state: 'bad',
  phrase,
  line,
  details,
});

export const detail = (label: string, text: string, args: Phrase['args'] = {}): Detail => ({
  label: phrase(label, args),
  text,
});
