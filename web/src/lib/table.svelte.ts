/**
 * A table as the visitor sees it: what the server has said, shown at a pace that eyes can follow.
 *
 * Steps come in as fast as they happen and wait in a queue. Each is shown event by event (`moment`, what
 * flies is decided by the game's face), then its view takes the place of the last one. Ways are offered only
 * when everything has been shown, so nobody decides about a table that is no longer so.
 */
import type {
  Command,
  Awaits,
  SeatInfo,
  ClientMessage,
  Phrase,
  PresentedView,
  Remark,
  Seat,
  ServerMessage,
  TableEvent,
  Status,
  TableInfo,
  MoveOption,
} from '$bindings';
import type { Chosen } from './pick';
import { complete, fitting, isOpen, only, toggle, tokens } from './pick';
import { api, Refusal } from './api';
import { Connection, type Ears, type Line, type Wire } from './socket';
import { Log, type LogLine } from './log.svelte';
import { tempo } from './settings.svelte';
import { phrase } from './words.svelte';
import { notePromise } from '../fair/promises';

/** One step of the table's log, waiting to be shown. */
interface Step {
  events: TableEvent[];
  view: PresentedView | null;
}

/** Shows one event: the game's face lets things fly, and answers when they have landed. */
export type Show = (event: TableEvent, view: PresentedView | null) => Promise<void>;

type Hello = Extract<ServerMessage, { type: 'hello' }>;

/** How a table is joined that is not one of the server's; whoever is only looking makes no move. */
export interface Joining {
  wire: (ears: Ears) => Wire;
  looking?: boolean;
}

/** When more than this waits, eyes cannot follow anyway. */
const MOST_WAITING = 12;

export class Table {
  /** Seats, clocks and status, always the newest. */
  info = $state.raw<TableInfo | null>(null);
  /** When `info` came, for clocks that run. */
  at = $state.raw(0);
  /** The game as it is shown now. */
  view = $state.raw<PresentedView | null>(null);
  /** The event that is being shown. */
  moment = $state.raw<TableEvent | null>(null);
  /** Legal moves, once everything has been shown. */
  moves = $state.raw<MoveOption[]>([]);
  /** What has been pointed at. */
  chosen = $state.raw<Chosen[]>([]);
  /** Which of one's seats is seen. */
  uncovered = $state.raw<Seat | null>(null);
  /** What was just said at each seat; 0 is those who watch. */
  bubbles = $state.raw<Record<number, { what: Remark; key: number }>>({});
  refusal = $state.raw<Refusal | null>(null);
  line = $state.raw<Line>('connecting');
  /** Whether a move is on its way. */
  sending = $state.raw(false);
  /** Whether something is still being shown. */
  showing = $state.raw(false);
  /** What the server said before it closed the line for good. */
  farewell = $state.raw<Phrase | null>(null);
  /** Messages that were not understood, for the notice that says so. */
  strange = $state.raw(0);

  /** Set by the table's page, once the face of the game is there. */
  show: Show = async () => {};

  /** What other seats see of the game at a view, where all is open; nothing at any table that is played. */
  beside: (view: PresentedView) => readonly PresentedView[] = () => [];

  /** Whether this is only looked at: nobody moves. */
  readonly looking: boolean;
  readonly #wire: Wire;
  readonly #log = new Log();
  #number: number | null = null;
  #newest: MoveOption[] = [];
  #queue: Step[] = [];
  #sent = 0;
  #waiting: number | null = null;
  #game = 0;
  /** Rises when everything begins anew, and what is still being shown is of no interest any more. */
  #epoch = 0;
  #remarks = 0;

  constructor(
    readonly id: string,
    joining: Joining = {
      wire: (ears) => new Connection(`/api/tables/${encodeURIComponent(id)}/socket`, ears),
    },
  ) {
    this.looking = joining.looking ?? false;
    this.#wire = joining.wire({
      hear: (message) => this.hear(message),
      strange: (data) => {
        console.error('not understood:', data);
        this.strange += 1;
      },
      line: (line) => {
        this.line = line;
        if (line !== 'open') this.#settle();
      },
      since: () => this.#number,
    });
  }

  leaveRoom(): void {
    this.#wire.end();
    this.#queue = [];
    this.#epoch += 1;
  }

  get log(): LogLine[] {
    return this.#log.lines;
  }

  get seats(): SeatInfo[] {
    return this.info?.seats ?? [];
  }

  get mine(): SeatInfo[] {
    return this.seats.filter((chair) => chair.yours);
  }

  /** Chairs on which nobody sits. */
  get free(): SeatInfo[] {
    return this.seats.filter((chair) => chair.player === 'empty');
  }

  /** Where the table stands, as far as it has been shown: an end is none before it has been seen. */
  get status(): Status | null {
    const status = this.info?.status ?? null;
    return status === 'over' && this.showing ? 'playing' : status;
  }

  chair(seat: Seat): SeatInfo | undefined {
    return this.seats.find((chair) => chair.seat === seat);
  }

  /** Whether the game waits for a seat. */
  awaits(seat: Seat): boolean {
    return this.status === 'playing' && awaitedBy(this.view?.awaits).includes(seat);
  }

  /** Whether a seat has decided while others have not. */
  decided(seat: Seat): boolean {
    const awaits = this.status === 'playing' ? this.view?.awaits : undefined;
    return awaits?.kind === 'sealed' && awaits.decided.includes(seat);
  }

  /** Whether the visitor may move now. */
  get mayMove(): boolean {
    const seat = this.uncovered;
    return (
      !this.looking &&
      seat !== null &&
      !this.showing &&
      !this.sending &&
      this.awaits(seat) &&
      this.chair(seat)?.player === 'person'
    );
  }

  // Pointing.

  isOpen(token: string): boolean {
    return this.mayMove && isOpen(this.moves, this.chosen, token);
  }

  isChosen(key: string): boolean {
    return this.chosen.some((one) => one.key === key);
  }

  /** The moves that can be made by pressing on. */
  get offers(): MoveOption[] {
    if (!this.mayMove) return [];
    const exact = complete(this.moves, this.chosen);
    const last = only(this.moves, this.chosen);
    return last && this.chosen.length > 0 ? [...exact, last] : exact;
  }

  /** Chooses a thing or puts it back. A goal that is reached in order is a move at once. */
  point(key: string, token: string): void {
    if (!this.mayMove) return;
    this.refusal = null;
    let chosen = toggle(this.chosen, { key, token });
    // Whoever points at another figure first changes his mind.
    const steps = this.moves.some((way) => way.in_order);
    if (steps && fitting(this.moves, chosen).length === 0 && isOpen(this.moves, [], token))
      chosen = [{ key, token }];
    this.chosen = chosen;
    const reached = complete(this.moves, chosen).find((way) => way.in_order && way.targets.length > 1);
    if (reached) this.move(reached.move);
  }

  undo(): void {
    this.chosen = this.chosen.slice(0, -1);
    this.refusal = null;
  }

  clear(): void {
    this.chosen = [];
    this.refusal = null;
  }

  get tokens(): string[] {
    return tokens(this.chosen);
  }

  // Doing.

  /** Makes a move, in notation. */
  move(text: string): void {
    const seat = this.uncovered;
    if (seat === null || this.#number === null || this.sending) return;
    this.refusal = null;
    const id = (this.#sent += 1);
    if (!this.#send({ type: 'move', id, seat, move: text, number: this.#number })) return;
    this.#waiting = id;
    this.sending = true;
  }

  /** Asks why these make no move; the answer is a refusal, and nothing is played. */
  attempt(targets: string[]): void {
    const seat = this.uncovered;
    if (seat === null || this.sending) return;
    this.refusal = null;
    const id = (this.#sent += 1);
    if (!this.#send({ type: 'attempt', id, seat, targets })) return;
    this.#waiting = id;
    this.sending = true;
  }

  command(command: Command): void {
    this.refusal = null;
    this.#send({ type: 'command', id: (this.#sent += 1), command });
  }

  say(what: Remark): void {
    this.#send({ type: 'say', what });
  }

  uncover(seat: Seat): void {
    this.#send({ type: 'uncover', seat });
  }

  cover(): void {
    this.#send({ type: 'cover' });
  }

  /** Sitting down makes a visitor a guest, whom the connection has to know. */
  async sit(seat: Seat | null, name: string | null = null): Promise<void> {
    await this.trying(async () => {
      await api.command(this.id, { kind: 'sit', seat, name });
      this.#wire.again();
    });
  }

  /** Does something that may be refused, and says so. */
  async trying(deed: () => Promise<void>): Promise<void> {
    this.refusal = null;
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
  }

  reconnect(): void {
    this.#wire.again();
  }

  #send(message: ClientMessage): boolean {
    if (this.#wire.send(message)) return true;
    this.refusal = new Refusal(phrase('web-no-line'));
    return false;
  }

  /** Whatever was sent is answered, by whoever answers for the server. */
  release(): void {
    this.#settle();
  }

  #settle(): void {
    this.#waiting = null;
    this.sending = false;
  }

  // Hearing.

  /** What the server says. */
  hear(message: ServerMessage): void {
    notePromise(this.id, message);
    switch (message.type) {
      case 'hello':
        return this.#hello(message);
      case 'update':
        return this.#update(message);
      case 'refused':
        if (message.id === this.#waiting) this.#settle();
        this.refusal = new Refusal(message.phrase, message.ruling, message.code);
        return;
      case 'said':
        return this.#said(message.seat, message.what);
      case 'presence':
        if (this.info) this.#know({ ...this.info, seats: message.seats });
        return;
      case 'bye':
        this.farewell = message.retry === null ? message.phrase : null;
        return;
    }
  }

  /** Places everything as it is said here, whatever there was before. */
  place(message: Hello): void {
    this.#log.clear();
    this.#number = null;
    this.chosen = [];
    this.refusal = null;
    this.hear(message);
  }

  #hello(message: Hello): void {
    const first = this.#number === null;
    const goesOn =
      !first &&
      this.#game === message.table.games &&
      message.complete &&
      this.uncovered === message.uncovered;
    this.#settle();
    this.farewell = null;
    this.#number = message.number;
    this.#newest = message.moves ?? [];
    // What one seat was told another must not read.
    if (this.uncovered !== message.uncovered) this.#log.clear();
    else if (!first && !message.complete) this.#log.gap();
    this.uncovered = message.uncovered;
    this.#know(message.table);
    if (goesOn && this.view) {
      this.#enqueue({ events: message.events, view: message.view });
      return;
    }
    this.#epoch += 1;
    this.#queue = [];
    this.moment = null;
    this.showing = false;
    for (const event of message.events) this.#log.event(event);
    this.view = message.view;
    this.#offer();
  }

  #update(message: Extract<ServerMessage, { type: 'update' }>): void {
    this.#number = message.number;
    if (message.answers !== undefined && message.answers === this.#waiting) {
      this.#settle();
      this.chosen = [];
    }
    if (message.table) this.#know(message.table);
    else if (message.clocks && this.info) {
      const clocks = message.clocks;
      const awaited = awaitedBy((message.view ?? this.view)?.awaits);
      const chairs = this.info.seats.map((chair, i) => ({
        ...chair,
        clock: clocks[i] ?? chair.clock,
        running: awaited.includes(chair.seat) && chair.player === 'person',
      }));
      this.#know({ ...this.info, seats: chairs });
    }
    // Without a view there was no step of the game, and the moves are as they were.
    if (message.view) {
      this.#newest = message.moves ?? [];
      // With a new game everybody sits one seat further.
      this.uncovered = message.view.seat;
    }
    this.#enqueue({ events: message.events, view: message.view ?? null });
  }

  #know(info: TableInfo): void {
    if (info.games !== this.#game) {
      this.#game = info.games;
      if (this.info) this.#log.clear();
    }
    this.info = info;
    this.at = Date.now();
  }

  #said(seat: Seat | null, what: Remark): void {
    const key = (this.#remarks += 1);
    this.bubbles = { ...this.bubbles, [seat ?? 0]: { what, key } };
    this.#log.remark(seat, what);
    setTimeout(() => {
      if (this.bubbles[seat ?? 0]?.key !== key) return;
      this.bubbles = Object.fromEntries(
        Object.entries(this.bubbles).filter(([own]) => own !== String(seat ?? 0)),
      );
    }, 4000);
  }

  // Showing.

  #enqueue(step: Step): void {
    this.#queue.push(step);
    if (!this.showing) void this.#play();
  }

  async #play(): Promise<void> {
    this.showing = true;
    const epoch = this.#epoch;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      for (const event of step.events) {
        this.#log.event(event);
        if (this.#queue.length <= MOST_WAITING && !document.hidden) {
          this.moment = event;
          await this.show(event, step.view).catch((error: unknown) => console.error(error));
        }
        if (!this.looking) this.#log.forget(event, step.view);
        if (epoch !== this.#epoch) return;
      }
      if (step.view) this.view = step.view;
      this.moment = null;
    }
    this.showing = false;
    this.#offer();
  }

  /** Offers the newest moves. A selection stays as long as it can be part of one. */
  #offer(): void {
    this.moves = this.#newest;
    if (fitting(this.moves, this.chosen).length === 0) this.chosen = [];
  }
}

/** Whom a game waits for. */
export function awaitedBy(awaits: Awaits | undefined): Seat[] {
  if (awaits?.kind === 'turn') return [awaits.seat];
  return awaits?.kind === 'sealed' ? awaits.waiting : [];
}

/** A pause, scaled by the pace that the visitor has set. */
export const pause = (ms: number): Promise<void> =>
  new Promise((done) => (tempo() === 0 ? done() : setTimeout(done, ms * tempo())));
