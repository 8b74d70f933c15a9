/** One result of a check: a sentence, and the digits as details. */
import type { Phrase } from '$bindings';
import { phrase } from '../lib/words.svelte';

/** A collapsible detail: a label and the digits. */
export interface Detail {
  label: Phrase;
  text: string;
}

export interface Finding {
  /** `open`: nothing is wrong, but nothing is proven. */
  state: 'good' | 'bad' | 'open';
  phrase: Phrase;
  /** The line of the record that is wrong, if there is one. */
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
