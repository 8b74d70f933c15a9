/**
 * The host begins a game: bots sit down on free chairs first, since only the promise that is made with them counts,
 * then this browser's words are given for it.
 */
import type { Level, Seat } from '$bindings';
import { untrack } from 'svelte';
import { giveWords } from '../fair/giving';
import type { Table } from '../lib/table.svelte';

export class Starting {
  #wanted = $state(false);
  readonly #table: Table;

  /** Made by a component; `words` are those that stand written for one's seats. */
  constructor(table: Table, words?: () => Partial<Record<Seat, string>>) {
    this.#table = table;
    $effect(() => {
      const free = table.free.length > 0;
      if (!this.#wanted || (free && !table.refusal)) return;
      this.#wanted = false;
      if (free) return;
      untrack(() => giveWords(table, words?.()));
      table.command({ kind: 'start', fill: null });
    });
  }

  /** Begins, with such bots where nobody sits. */
  begin(level: Level): void {
    for (const { seat } of this.#table.free) this.#table.command({ kind: 'bot', seat, level });
    this.#wanted = true;
  }
}
