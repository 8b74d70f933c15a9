/** Sends the players' texts for the shuffle from this browser. A text that the server generates proves nothing. */
import type { Seat } from '$bindings';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import { noteWord } from './promises';
import { fits, randomWord } from './recipe';

/** The text from the settings, or a random one. */
export const ownWord = (): string => (fits(settings.word) ? settings.word : randomWord());

/** Sends a text for the next game of a table. */
export function giveWord(table: Table, seat: Seat, text: string): void {
  table.command({ kind: 'text', seat, text });
  // Do not store a text that the server would refuse.
  if (fits(text)) noteWord(table.id, (table.info?.games ?? 0) + 1, text);
}

/** The text of each own seat: the one sent before, the one entered for it, or a random one. */
export function giveWords(table: Table, written: Partial<Record<Seat, string>> = {}): void {
  for (const [i, chair] of table.mine.entries()) {
    if (chair.text) continue;
    const text = written[chair.seat]?.trim() ?? '';
    giveWord(table, chair.seat, fits(text) ? text : i === 0 ? ownWord() : randomWord());
  }
}
