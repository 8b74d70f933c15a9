/**
 * A table that this browser runs itself: a lesson, an example, practice, a replay. It shows positions and steps that
 * its owner gives it, and hands the player's moves and attempts to that owner.
 */
import type { GameId, Level, Look, MoveOption, PresentedView, Seat, TableEvent } from '$bindings';
import type { GameStep } from './event-player.svelte';
import { TableParts, type TableSource } from './table-parts';
import type { TableSeat } from './table-view.svelte';

/** A position of a local table. */
export interface LocalPosition {
  game: GameId;
  seats: TableSeat[];
  view: PresentedView;
  /** The events that led to it. */
  events: TableEvent[];
  moves?: MoveOption[];
}

/** What the owner of a local table does with the input of the player. */
export interface LocalTableHandlers {
  /** Decides what a move, in notation, leads to. */
  move(move: string): void;
  /** Explains why these targets make no move. */
  attempt(targets: string[]): void;
}

export class LocalTable implements TableSource {
  readonly kind = 'local';
  readonly parts: TableParts;
  readonly #handlers: LocalTableHandlers | null;

  /** Without `handlers` the table is read-only. */
  constructor(handlers: LocalTableHandlers | null) {
    this.#handlers = handlers;
    this.parts = new TableParts((move) => this.move(move), { readOnly: handlers === null });
  }

  move(move: string): void {
    this.#request((handlers) => handlers.move(move));
  }

  attempt(targets: string[]): void {
    this.#request((handlers) => handlers.attempt(targets));
  }

  #request(handle: (handlers: LocalTableHandlers) => void): void {
    const { requests, table } = this.parts;
    const handlers = this.#handlers;
    if (!handlers || table.viewer === null || requests.sending) return;
    requests.begin();
    queueMicrotask(() => handle(handlers));
  }

  /** The last move or attempt has been dealt with. */
  settle(): void {
    this.parts.requests.settle();
  }

  /** Shows a position, independent of what was shown before. */
  place({ game, seats, view, events, moves = [] }: LocalPosition): void {
    const { log, requests, selection, table } = this.parts;
    this.parts.playback.cancel();
    log.clear();
    selection.clear();
    requests.settle();
    table.describe({ kind: 'local', game, seats });
    this.parts.show({ viewer: view.seat, view, events, moves });
  }

  play(step: GameStep): void {
    if (step.view) this.parts.table.viewer = step.view.seat;
    this.parts.play(step);
  }

  close(): void {
    this.parts.playback.cancel();
  }
}

/** The seats of a practice game. A seat without a name is played by a bot, except the player's own. */
export function practiceSeats(count: number, names: readonly string[], own: Seat | null): TableSeat[] {
  return Array.from({ length: count }, (_, i): TableSeat => {
    const seat = i + 1;
    const name = names[i] || undefined;
    return { seat, player: seat === own || name ? 'person' : 'bot', name, yours: seat === own };
  });
}

/** A bot in a record is named by its level, as `bot-medium`. */
const BOT_NAME = /^bot-(random|easy|medium|hard|expert)$/;

/** The seats of a replay. A browser may have cached one of an earlier version, without looks. */
export function replaySeats(
  count: number,
  names: readonly string[],
  looks: readonly (Look | null)[] = [],
): TableSeat[] {
  return Array.from({ length: count }, (_, i): TableSeat => {
    const seat = i + 1;
    const level = BOT_NAME.exec(names[i] ?? '')?.[1] as Level | undefined;
    const look = looks[i] ?? undefined;
    return level
      ? { seat, player: 'bot', level, look, yours: false }
      : { seat, player: 'person', name: names[i] || undefined, look, yours: false };
  });
}
