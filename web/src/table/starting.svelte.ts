/**
 * The host starts a game: bots take the free seats, then the game is started. Each browser has committed to its texts
 * for the shuffle before.
 */
import type { Level, Seat } from '$bindings';
import { untrack } from 'svelte';
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
      untrack(() => server.texts.commitAll(words?.()));
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
