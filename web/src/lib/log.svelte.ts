/** The log of a table, as far as its reader may remember it: what happened, what was said, and what was missed. */
import type { PresentedView, Remark, Seat, TableEvent } from '$bindings';
import { has } from './words.svelte';

/** A line of the log; words are made of it where it is drawn. */
export type LogLine =
  | { kind: 'event'; key: string; event: TableEvent }
  | { kind: 'remark'; key: string; seat: Seat | null; what: Remark }
  | { kind: 'gap'; key: string };

/** Nobody scrolls further up than this. */
const MOST = 500;

export class Log {
  lines = $state.raw<LogLine[]>([]);
  #keys = 0;

  clear(): void {
    this.lines = [];
  }

  /** Tells an event, once: after a lost line the server says again what was said. */
  event(event: TableEvent): void {
    if (!this.#has(event)) this.#write({ kind: 'event', key: `e${event.number}`, event });
  }

  remark(seat: Seat | null, what: Remark): void {
    this.#write({ kind: 'remark', key: this.#key(), seat, what });
  }

  /** Something happened that cannot be told any more. */
  gap(): void {
    this.#write({ kind: 'gap', key: this.#key() });
  }

  /** Where remembering is part of the game, the log keeps only that something happened. */
  forget(event: TableEvent, view: PresentedView | null): void {
    if (!view?.presentation.forgets || !event.phrase) return;
    const id = `${event.phrase.id}-unseen`;
    if (!has(id) || !this.#has(event)) return;
    const forgotten = { ...event, phrase: { id, args: event.phrase.args } };
    this.lines = this.lines.map((line) =>
      line.kind === 'event' && line.event.number === event.number ? { ...line, event: forgotten } : line,
    );
  }

  #has({ number }: TableEvent): boolean {
    return this.lines.some((line) => line.kind === 'event' && line.event.number === number);
  }

  #key(): string {
    return `k${(this.#keys += 1)}`;
  }

  #write(line: LogLine): void {
    this.lines = [...this.lines.slice(1 - MOST), line];
  }
}
