/** Words of people for the shuffle, given from this browser: what the table makes up itself proves nothing. */
import type { Seat } from '$bindings';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import { noteWord } from './promises';
import { fits, randomWord } from './recipe';

/** The word from the settings; whoever has none gets one made here. */
export const ownWord = (): string => (fits(settings.word) ? settings.word : randomWord());

/** Gives a word for the next game of a table. */
export function giveWord(table: Table, seat: Seat, text: string): void {
  table.command({ kind: 'text', seat, text });
  // What the server will refuse is in no mix.
  if (fits(text)) noteWord(table.id, (table.info?.games ?? 0) + 1, text);
}

/** Every seat of one's own has its word: what was given before, what stands written for it, or one made here. */
export function giveWords(table: Table, written: Partial<Record<Seat, string>> = {}): void {
  for (const [i, chair] of table.mine.entries()) {
    if (chair.text) continue;
    const text = written[chair.seat]?.trim() ?? '';
    giveWord(table, chair.seat, fits(text) ? text : i === 0 ? ownWord() : randomWord());
  }
}
