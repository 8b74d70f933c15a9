/** The log of a table, as far as its reader may remember it: events, remarks, and gaps where events were missed. */
import type { PresentedView, Remark, Seat, TableEvent } from '$bindings';
import { has } from './words.svelte';

/** A line of the log. The component that draws it turns it into text. */
export type LogLine =
  | { kind: 'event'; key: string; event: TableEvent }
  | { kind: 'remark'; key: string; seat: Seat | null; what: Remark }
  | { kind: 'undone'; key: string; seat: Seat }
  | { kind: 'gap'; key: string };

const MAX_LINES = 500;

export class GameLog {
  lines = $state.raw<LogLine[]>([]);
  #keys = 0;

  clear(): void {
    this.lines = [];
  }

  /** Adds an event unless the log has it: after a reconnect the server repeats events. */
  addEvent(event: TableEvent): void {
    if (!this.#has(event)) this.#append({ kind: 'event', key: `e${event.number}`, event });
  }

  /** The last `count` events before an event, the newest last. */
  eventsBefore({ number }: TableEvent, count: number): TableEvent[] {
    const events = this.lines.flatMap((line) => (line.kind === 'event' ? [line.event] : []));
    return events.filter((event) => event.number < number).slice(-count);
  }

  addRemark(seat: Seat | null, what: Remark): void {
    this.#append({ kind: 'remark', key: this.#nextKey(), seat, what });
  }

  /** Says that a player took back a move. */
  addUndone(seat: Seat): void {
    this.#append({ kind: 'undone', key: this.#nextKey(), seat });
  }

  /** Marks that events were missed and cannot be read any more. */
  addGap(): void {
    this.#append({ kind: 'gap', key: this.#nextKey() });
  }

  /** In a game where the players have to remember events themselves, keeps only that something happened. */
  redact(event: TableEvent, view: PresentedView | null): void {
    if (!view?.presentation.requires_memory || !event.phrase) return;
    const id = `${event.phrase.id}-unseen`;
    if (!has(id) || !this.#has(event)) return;
    const redacted = { ...event, phrase: { id, args: event.phrase.args } };
    this.lines = this.lines.map((line) =>
      line.kind === 'event' && line.event.number === event.number ? { ...line, event: redacted } : line,
    );
  }

  #has({ number }: TableEvent): boolean {
    return this.lines.some((line) => line.kind === 'event' && line.event.number === number);
  }

  #nextKey(): string {
    return `k${(this.#keys += 1)}`;
  }

  #append(line: LogLine): void {
    this.lines = [...this.lines.slice(1 - MAX_LINES), line];
  }
}
