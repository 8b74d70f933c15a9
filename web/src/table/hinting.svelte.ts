/** A hint: asked for, read, and gone as soon as the seat has decided or somebody else looks at the table. */
import type { Hint, Seat } from '$bindings';
import type { Face } from '../games/face';
import { api, Refusal } from '../lib/api';
import type { Table } from '../lib/table.svelte';
import { make } from './trying';

/** What the hint was asked for; others deciding meanwhile changes neither. */
interface Moment {
  seat: Seat;
  moves: string;
}

const momentOf = (table: Table): Moment | null =>
  table.uncovered === null
    ? null
    : { seat: table.uncovered, moves: table.moves.map((way) => way.move).join('\n') };

class Hinting {
  /** What a good player would do. */
  hint = $state.raw<Hint | null>(null);
  /** A move that cannot be pressed together from a few things, to be laid out where it is made. */
  laid = $state.raw<string | null>(null);
  #moment = $state.raw<Moment | null>(null);
  /** The question under way: it is taken back as soon as its answer is of no interest. */
  #question = $state.raw<AbortController | null>(null);

  get asking(): boolean {
    return this.#question !== null;
  }

  /** Whether one can be asked for now. */
  offered(table: Table): boolean {
    return table.info?.hints === true && table.mayMove;
  }

  /** Whether what was asked is still the question. */
  current(table: Table): boolean {
    const [was, now] = [this.#moment, momentOf(table)];
    return (
      was !== null &&
      now !== null &&
      was.seat === now.seat &&
      was.moves === now.moves &&
      !table.sending &&
      table.awaits(was.seat)
    );
  }

  get open(): boolean {
    return this.asking || this.hint !== null;
  }

  toggle(table: Table): void {
    if (this.open) this.close();
    else void this.ask(table);
  }

  async ask(table: Table): Promise<void> {
    const moment = momentOf(table);
    if (!moment || !this.offered(table)) return;
    this.close();
    const question = new AbortController();
    this.#question = question;
    this.#moment = moment;
    table.refusal = null;
    try {
      const hint = await api.hint(table.id, moment.seat, question.signal);
      if (!question.signal.aborted) this.hint = hint;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!question.signal.aborted) table.refusal = error;
    } finally {
      if (!question.signal.aborted) this.#question = null;
    }
  }

  /** Does what was advised; a setup is only laid out, and says itself when it is ready. */
  follow(table: Table, face: Face): void {
    const { hint } = this;
    if (!hint || !table.mayMove) return;
    const way = table.moves.find((one) => one.move === hint.move);
    this.close();
    if (way) void make(table, face, way);
    else this.laid = hint.move;
  }

  close(): void {
    this.#question?.abort();
    this.#question = null;
    this.#moment = null;
    this.hint = null;
    this.laid = null;
  }
}

export const hinting = new Hinting();
