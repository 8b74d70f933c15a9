/**
 * The parts that every table has, and the interface of whatever fills them: the server (`ServerTable`), or this browser
 * (`LocalTable`: lessons, examples, practice and replays). Boards and hands use only the parts, so they do not know
 * which one it is.
 */
import type { MoveOption, PresentedView, Seat, TableEvent } from '$bindings';
import { EventPlayer, type GameStep } from './event-player.svelte';
import { GameLog } from './game-log.svelte';
import { RequestState } from './request-state.svelte';
import { Selection } from './selection.svelte';
import { TableView } from './table-view.svelte';

/** Where the content of a table comes from. */
export interface TableSource {
  readonly kind: 'server' | 'local';
  readonly parts: TableParts;
  /** Makes a move, in notation. */
  move(move: string): void;
  /** Asks why these targets make no move. Nothing is played; the answer is a refusal, with the ruling if there is one. */
  attempt(targets: string[]): void;
  /** Ends the table for this browser. */
  close(): void;
}

/** A position that is shown at once, without playing its events. */
export interface Position {
  viewer: Seat | null;
  view: PresentedView | null;
  /** The events that led to it, for the log. */
  events: TableEvent[];
  moves: MoveOption[];
}

/** The parts that every table has, connected with each other. */
export class TableParts {
  readonly requests = new RequestState();
  readonly log = new GameLog();
  readonly playback: EventPlayer;
  readonly table: TableView;
  readonly selection: Selection;
  /** The legal moves after the last step that was played. They are offered when the queue is empty. */
  #nextMoves: MoveOption[] = [];

  constructor(move: (move: string) => void, { readOnly = false } = {}) {
    this.playback = new EventPlayer({
      eventRevealed: (event) => this.log.addEvent(event),
      eventFinished: (event, view) => {
        if (!readOnly) this.log.redact(event, view);
      },
      stepFinished: ({ view, moves }) => {
        if (view) this.table.view = view;
        if (moves) this.#nextMoves = moves;
      },
      finished: () => this.#offer(),
    });
    this.table = new TableView(this.playback, this.requests, readOnly);
    this.selection = new Selection(this.table, this.requests, move);
  }

  /** Shows a position and drops every step that is still queued. */
  show({ viewer, view, events, moves }: Position): void {
    this.playback.cancel();
    for (const event of events) this.log.addEvent(event);
    this.table.viewer = viewer;
    this.table.view = view;
    this.#nextMoves = moves;
    this.#offer();
  }

  /** Plays the events of a step, then shows its view. */
  play(step: GameStep): void {
    this.playback.enqueue(step);
  }

  #offer(): void {
    this.table.moves = this.#nextMoves;
    this.selection.dropIfImpossible();
  }
}
