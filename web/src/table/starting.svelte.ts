/**
 * The host starts a game. Bots take the free seats first, because only the commitment that is made with them counts;
 * then this browser gives its words for the shuffle.
 */
import type { Level, Seat } from '$bindings';
import { untrack } from 'svelte';
import { giveWords } from '../fair/giving';
import type { ServerTable } from '../lib/server-table.svelte';

export class GameStart {
  #requested = $state(false);
  readonly #server: ServerTable;

  /** Created by a component. `words` are those that the player has written for the own seats. */
  constructor(server: ServerTable, words?: () => Partial<Record<Seat, string>>) {
    this.#server = server;
    const { requests, table } = server.parts;
    $effect(() => {
      const free = table.freeSeats.length > 0;
      if (!this.#requested || (free && !requests.refusal)) return;
      this.#requested = false;
      if (free) return;
      untrack(() => giveWords(server, words?.()));
      server.command({ kind: 'start', fill: null });
    });
  }

  /** Starts the game, with bots of this level on the free seats. */
  begin(level: Level): void {
    for (const { seat } of this.#server.parts.table.freeSeats)
      this.#server.command({ kind: 'bot', seat, level });
    this.#requested = true;
  }
}
