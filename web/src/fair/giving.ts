/** Sends the players' texts for the shuffle from this browser. A text that the server generates proves nothing. */
import type { Seat } from '$bindings';
import type { ServerTable } from '../lib/server-table.svelte';
import { settings } from '../lib/settings.svelte';
import { noteWord } from './promises';
import { fits, randomWord } from './recipe';

/** The text from the settings, or a random one. */
export const ownWord = (): string => (fits(settings.word) ? settings.word : randomWord());

/** Sends a text for the next game of a table. */
export function giveWord(server: ServerTable, seat: Seat, text: string): void {
  server.command({ kind: 'text', seat, text });
  // Do not store a text that the server would refuse.
  if (fits(text)) noteWord(server.id, (server.info?.games ?? 0) + 1, text);
}

/** The text of each own seat: the one sent before, the one entered for it, or a random one. */
export function giveWords(server: ServerTable, written: Partial<Record<Seat, string>> = {}): void {
  for (const [i, own] of server.parts.table.ownSeats.entries()) {
    if (own.text) continue;
    const text = written[own.seat]?.trim() ?? '';
    giveWord(server, own.seat, fits(text) ? text : i === 0 ? ownWord() : randomWord());
  }
}
