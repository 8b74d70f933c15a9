/**
 * A game that is no table of the server's: a lesson, an example that is played out, a replay.
 *
 * A `Table` is all that boards and hands know, so a rehearsal is one whose messages are made here, from
 * what the server said about a record.
 *
 * ```ts
 * const rehearsal = new Rehearsal((move) => …);
 * await rehearsal.open(record, 1);
 * await rehearsal.go(['1 play bR', '2 pass']);
 * ```
 */
import type {
  SeatInfo,
  GameId,
  PracticeRequest,
  PracticeResult,
  PresentedView,
  ReplayStep,
  Seat,
  ServerMessage,
  TableEvent,
  Standing,
  TableInfo,
  MoveOption,
} from '$bindings';
import { api, Refusal } from './api';
import { Table } from './table.svelte';

/** What is needed to sit somebody at a table that is none. */
export interface Cast {
  game: GameId;
  seats: number;
  /** Names as far as there are any; a seat without one is a bot, or `own`. */
  names: string[];
  /** Whose place it is; nobody's for one who looks on. */
  own: Seat | null;
}

/** A table as it would be told of. */
export function infoOf({ game, seats, names, own }: Cast): TableInfo {
  const chairs = Array.from({ length: seats }, (_, i): SeatInfo => {
    const seat = i + 1;
    return {
      seat,
      player: seat === own || names[i] ? 'person' : 'bot',
      name: names[i] || undefined,
      yours: seat === own,
      host: seat === own,
      connected: true,
      left: false,
      text: true,
      again: false,
      callable: false,
      running: false,
    };
  });
  return {
    id: '',
    code: '',
    settings: { game, seats, level: 'medium', clock: { kind: 'none' } } as TableInfo['settings'],
    hints: false,
    status: 'playing',
    number: 0,
    games: 1,
    commitment: '',
    host: own !== null,
    seats: chairs,
  };
}

/** Everything as it is, with what led to it. */
export function hello(
  table: TableInfo,
  view: PresentedView,
  events: TableEvent[],
  moves: MoveOption[] = [],
): Extract<ServerMessage, { type: 'hello' }> {
  return {
    type: 'hello',
    protocol: 1,
    number: 1,
    table,
    uncovered: view.seat,
    events,
    complete: true,
    view,
    moves,
  };
}

/** One step, seen from one view. */
export function update(step: ReplayStep, moves: MoveOption[] = []): ServerMessage {
  return { type: 'update', number: 1, events: step.events, view: step.views[0], moves };
}

export class Rehearsal {
  readonly table: Table;
  /** The game so far. */
  record = $state.raw('');
  /** How it has ended, if it has. */
  standing = $state.raw<Standing | null>(null);
  /** How often a game was placed. Boards are drawn anew then: nothing goes from one position to the next. */
  placed = $state.raw(0);
  /** Whether the server is being asked. */
  asking = $state.raw(false);
  #seat: Seat | null = null;

  /**
   * `moved` gets each move that the visitor makes, in notation, and decides what comes of it; `attempted` gets
   * what the visitor points at that makes no move.
   */
  constructor(
    moved: (move: string) => void,
    attempted: (targets: string[]) => void = (targets) => void this.attempt(targets),
  ) {
    this.table = new Table('', {
      wire: () => ({
        send: (message) => {
          if (message.type === 'move') queueMicrotask(() => moved(message.move));
          if (message.type === 'attempt') queueMicrotask(() => attempted(message.targets));
          return true;
        },
        again: () => {},
        end: () => {},
      }),
    });
    this.table.line = 'open';
  }

  /** Whether it has come to its end. */
  get over(): boolean {
    return this.standing !== null;
  }

  /** Places a game as a record leaves it; whether that could be done. */
  async open(record: string, seat: Seat | null): Promise<boolean> {
    this.#seat = seat;
    const done = await this.#ask({ record });
    if (!done) return false;
    this.#keep(done);
    const cast = { game: done.game, seats: done.before.seats, names: done.names, own: seat };
    this.table.place(hello(infoOf(cast), done.before, done.past, done.moves));
    this.placed += 1;
    return true;
  }

  /** Whether the rules allow these lines; nothing comes of it, but a refusal is told. */
  async tries(then: string[]): Promise<boolean> {
    const done = await this.#ask({ record: this.record, then });
    this.table.release();
    return done !== null;
  }

  /** Asks why these make no move, and shows the refusal. */
  async attempt(targets: string[]): Promise<void> {
    await this.#ask({ record: this.record, attempt: { targets } });
    this.table.release();
  }

  /** Goes on by these lines of a record, and if bots play along until it is the visitor's turn. */
  async go(then: string[], bots = false): Promise<boolean> {
    const done = await this.#ask({ record: this.record, then, bots });
    this.table.release();
    if (!done) return false;
    this.#keep(done);
    this.table.chosen = [];
    done.steps.forEach((step, i) =>
      this.table.hear(update(step, i === done.steps.length - 1 ? done.moves : [])),
    );
    return true;
  }

  #keep(done: PracticeResult): void {
    this.record = done.record;
    this.standing = done.standing ?? null;
  }

  async #ask(request: Omit<PracticeRequest, 'seat'>): Promise<PracticeResult | null> {
    this.asking = true;
    try {
      return await api.practise({ ...request, seat: this.#seat ?? undefined });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.table.refusal = error;
      return null;
    } finally {
      this.asking = false;
    }
  }
}
