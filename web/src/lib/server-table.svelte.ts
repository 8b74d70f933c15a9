/**
 * A table of the server: messages in, moves and commands out.
 *
 * It keeps the connection and the requests that wait for an answer, and passes what the server says on to the parts
 * that show it.
 */
import { PROTOCOL } from '$bindings';
import type {
  Awaits,
  ClientMessage,
  Command,
  Phrase,
  PresentedView,
  Remark,
  Seat,
  ServerMessage,
  TableInfo,
} from '$bindings';
import { ShuffleTexts } from '../fair/giving';
import { notePromise } from '../fair/promises';
import { api, Refusal } from './api';
import { socketPath } from './early';
import { Remarks } from './remarks.svelte';
import { TableConnection, type ConnectionStatus } from './socket';
import { TableParts, type TableSource } from './table-parts';
import { awaitedSeats } from './table-view.svelte';
import { phrase } from './words.svelte';

type Hello = Extract<ServerMessage, { type: 'hello' }>;
type Update = Extract<ServerMessage, { type: 'update' }>;

export class ServerTable implements TableSource {
  readonly kind = 'server';
  readonly parts = new TableParts((move) => this.move(move));
  readonly remarks = new Remarks();
  /** This browser's texts for the shuffles. */
  readonly texts = new ShuffleTexts((command) => this.#sendQuietly(command));
  connection = $state.raw<ConnectionStatus>('connecting');
  /** What the server said before it closed the connection for good. */
  farewell = $state.raw<Phrase | null>(null);
  /** How many messages were not understood; a newer server may send such messages. */
  unknownMessages = $state.raw(0);
  readonly #socket: TableConnection;
  /** The number of the last log entry that this browser knows; `null` before the first `hello`. */
  #lastNumber: number | null = null;
  #requestCount = 0;
  /** The move or attempt that has not been answered yet. */
  #pendingRequest: number | null = null;
  /** Requests that the player did not make, so that a refusal is not shown. */
  #quietRequests: number[] = [];
  /** What the game waits for, by the newest message. */
  #awaits: Awaits | null = null;
  /** A sealed decision that is sent when the bots have published their seals. */
  #heldMove: { seat: Seat; move: string } | null = null;

  constructor(readonly id: string) {
    this.#socket = new TableConnection(socketPath(id), {
      message: (message) => this.receive(message),
      unknown: (data) => {
        console.error('unknown message:', data);
        this.unknownMessages += 1;
      },
      status: (status) => {
        this.connection = status;
        if (status !== 'open') this.#settle();
        else this.parts.requests.clearConnectionRefusal();
      },
      lastNumber: () => this.#lastNumber,
    });
  }

  /** The newest description of the table. */
  get info(): TableInfo | null {
    const { description } = this.parts.table;
    return description?.kind === 'server' ? description.info : null;
  }

  close(): void {
    this.#socket.close();
    this.parts.playback.cancel();
  }

  reconnect(): void {
    this.#socket.reconnect();
  }

  // Requests.

  /**
   * Makes a move of the seat that is shown, or of another own one. A sealed decision waits for the seals of bots, so that
   * no bot can depend on it.
   */
  move(move: string, seat: Seat | null = this.parts.table.viewer): void {
    const { requests } = this.parts;
    if (seat === null || requests.sending) return;
    if (!this.#botsMustSeal(seat)) return this.#sendMove(seat, move);
    if (!this.#send({ type: 'ready', seat })) return;
    this.#heldMove = { seat, move };
    requests.begin(move);
  }

  #sendMove(seat: Seat, move: string): void {
    const number = this.#lastNumber;
    if (number !== null) this.#request((id) => ({ type: 'move', id, seat, move, number }), move);
  }

  /** Whether a seat is to make a sealed decision, and a bot has not published its seal yet. */
  #botsMustSeal(seat: Seat): boolean {
    if (this.#awaits?.kind !== 'sealed' || !this.#awaits.waiting.includes(seat)) return false;
    const isBot = (other: Seat): boolean => {
      const player = this.parts.table.seat(other)?.player;
      return player === 'bot' || player === 'stand-in';
    };
    return this.#awaits.waiting.some((other) => other !== seat && isBot(other));
  }

  /** Sends the decision that waited for seals. If it is no longer asked for, it is dropped. */
  #releaseMove(): void {
    const held = this.#heldMove;
    if (held === null || this.#botsMustSeal(held.seat)) return;
    this.#heldMove = null;
    this.parts.requests.settle();
    if (awaitedSeats(this.#awaits).includes(held.seat)) this.#sendMove(held.seat, held.move);
  }

  attempt(targets: string[]): void {
    const seat = this.parts.table.viewer;
    if (seat !== null) this.#request((id) => ({ type: 'attempt', id, seat, targets }));
  }

  command(command: Command): void {
    this.parts.requests.clearRefusal();
    this.#send({ type: 'command', id: (this.#requestCount += 1), command });
  }

  say(what: Remark): void {
    this.#send({ type: 'say', what });
  }

  /** Shows the game from one of the own seats. */
  uncover(seat: Seat): void {
    this.#send({ type: 'uncover', seat });
  }

  /** Shows the public view, before the device is passed on. */
  cover(): void {
    this.#send({ type: 'cover' });
  }

  /** Takes a seat. This may make the visitor a guest, which an open connection does not know: so it reconnects. */
  async sit(seat: Seat | null, name: string | null = null): Promise<void> {
    await this.parts.requests.run(async () => {
      await api.command(this.id, { kind: 'sit', seat, name });
      this.#socket.reconnect();
    });
  }

  /** Shows the visitor's new name and look at this table. Where several people share the device, their names stay. */
  async introduce(): Promise<void> {
    const [own, ...others] = this.parts.table.ownSeats;
    if (own && others.length === 0) await api.command(this.id, { kind: 'introduce', seat: own.seat });
  }

  /** Sends a message of an own seat and waits for its answer. Only one request waits at a time. */
  #request(message: (id: number) => ClientMessage, move: string | null = null): void {
    const { requests } = this.parts;
    if (requests.sending) return;
    requests.clearRefusal();
    const id = (this.#requestCount += 1);
    if (!this.#send(message(id))) return;
    this.#pendingRequest = id;
    requests.begin(move);
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket.send(message)) return true;
    this.parts.requests.refuse(new Refusal(phrase('web-no-line')));
    return false;
  }

  /** Sends a command of the client itself. */
  #sendQuietly(command: Command): void {
    const id = (this.#requestCount += 1);
    this.#quietRequests.push(id);
    this.#socket.send({ type: 'command', id, command });
  }

  /** A request was answered. Returns whether it was one of the client itself. */
  #forgetQuiet(id: number): boolean {
    const before = this.#quietRequests.length;
    this.#quietRequests = this.#quietRequests.filter((quiet) => quiet !== id);
    return this.#quietRequests.length < before;
  }

  #settle(): void {
    this.#pendingRequest = null;
    this.#heldMove = null;
    this.parts.requests.settle();
  }

  // Messages.

  receive(message: ServerMessage): void {
    notePromise(this.id, message);
    switch (message.type) {
      case 'hello':
        return this.#hello(message);
      case 'update':
        return this.#update(message);
      case 'refused':
        if (message.id !== null && this.#forgetQuiet(message.id)) return;
        if (message.id === this.#pendingRequest) this.#settle();
        return this.parts.requests.refuse(new Refusal(message.phrase, message.ruling, message.code));
      case 'said':
        this.remarks.add(message.seat, message.what);
        return this.parts.log.addRemark(message.seat, message.what);
      case 'presence':
        if (this.info) this.#describe({ ...this.info, seats: message.seats, paused: message.paused });
        return;
      case 'bye':
        this.farewell = message.retry === null ? message.phrase : null;
        return;
    }
  }

  #hello(message: Hello): void {
    if (message.protocol !== PROTOCOL && reloadOnce(message.protocol)) return;
    const { log, table } = this.parts;
    const first = this.#lastNumber === null;
    // A decision was taken back, and the events after it with it.
    const undone = message.table.undone?.slice(this.info?.undone?.length ?? 0) ?? [];
    const sameGame = this.info?.games === message.table.games;
    const sameViewer = table.viewer === message.uncovered;
    const continues =
      !first && sameGame && message.complete && sameViewer && table.view !== null && message.view !== null;
    this.#settle();
    this.farewell = null;
    this.#lastNumber = message.number;
    this.#awaits = message.view?.awaits ?? null;
    this.texts.restart();
    if (!continues) this.parts.playback.cancel();
    // The log of one seat must not be readable from another one.
    if (!sameViewer || !message.view || undone.length > 0) log.clear();
    else if (!first && !message.complete) log.addGap();
    this.#describe(message.table);
    const { events, view, moves = [] } = message;
    if (continues) this.parts.play({ events, view, moves });
    else this.parts.show({ viewer: message.uncovered, view, events, moves });
    if (!first && sameGame) undone.forEach(({ seat }) => log.addUndone(seat));
  }

  #update(message: Update): void {
    const { selection, table } = this.parts;
    this.#lastNumber = message.number;
    if (typeof message.answers === 'number') this.#forgetQuiet(message.answers);
    if (message.answers !== undefined && message.answers === this.#pendingRequest) {
      this.#settle();
      selection.chosen = [];
    }
    if (message.table) this.#describe(message.table);
    else if (message.clocks) this.#setClocks(message.clocks, message.view ?? table.view);
    const { events, view = null } = message;
    // With a new game everybody moves one seat on.
    if (view) table.viewer = view.seat;
    if (view) this.#awaits = view.awaits;
    this.#releaseMove();
    // Without a view there was no step of the game, and the legal moves are the same.
    this.parts.play({ events, view, moves: view ? (message.moves ?? []) : null });
  }

  /** Updates the clocks; those of the awaited people run. */
  #setClocks(clocks: NonNullable<Update['clocks']>, view: PresentedView | null): void {
    if (!this.info) return;
    const awaited = awaitedSeats(view?.awaits);
    const seats = this.info.seats.map((seat, i) => ({
      ...seat,
      clock: clocks[i] ?? seat.clock,
      running: awaited.includes(seat.seat) && seat.player === 'person',
    }));
    this.#describe({ ...this.info, seats });
  }

  /** A new game starts a new log. */
  #describe(info: TableInfo): void {
    if (this.info && info.games !== this.info.games) this.parts.log.clear();
    this.parts.table.describe({ kind: 'server', info });
    this.texts.describe(info);
  }
}

/**
 * Loads the page again, because the server speaks another version of the protocol: it was updated while the page was open.
 * Returns false if that was tried before and did not help, as with a cache that keeps the old client.
 */
function reloadOnce(protocol: number): boolean {
  const key = 'roshambo-reloaded-for';
  if (sessionStorage.getItem(key) === String(protocol)) return false;
  sessionStorage.setItem(key, String(protocol));
  location.reload();
  return true;
}
