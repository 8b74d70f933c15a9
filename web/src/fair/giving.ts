/** Words of people for the shuffle, given from this browser: what the table makes up itself proves nothing. */
import type { Seat } from '$bindings';
import type { ServerTable } from '../lib/server-table.svelte';
import { settings } from '../lib/settings.svelte';
import { noteWord } from './promises';
import { fits, randomWord } from './recipe';

/** The word from the settings; whoever has none gets one made here. */
export const ownWord = (): string => (fits(settings.word) ? settings.word : randomWord());

/** Gives a word for the next game of a table. */
export function giveWord(server: ServerTable, seat: Seat, text: string): void {
  server.command({ kind: 'text', seat, text });
  // What the server will refuse is in no mix.
  if (fits(text)) noteWord(server.id, (server.info?.games ?? 0) + 1, text);
}

/** Every seat of one's own has its word: what was given before, what stands written for it, or one made here. */
export function giveWords(server: ServerTable, written: Partial<Record<Seat, string>> = {}): void {
  for (const [i, own] of server.parts.table.ownSeats.entries()) {
    if (own.text) continue;
    const text = written[own.seat]?.trim() ?? '';
    giveWord(server, own.seat, fits(text) ? text : i === 0 ? ownWord() : randomWord());
  }
}
