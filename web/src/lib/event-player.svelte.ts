/**
 * Plays the steps of a game one after the other, at a pace that players can follow.
 *
 * Steps arrive as fast as they happen and wait in a queue. The player shows each event of a step for as long as its
 * animation takes (`playEvent`) and then reports that the step is finished, so that the view can be replaced.
 */
import type { MoveOption, PresentedView, TableEvent } from '$bindings';

/** One step of a game: its events, and the game after them. */
export interface GameStep {
  events: TableEvent[];
  /** `null` if the game itself did not change. */
  view: PresentedView | null;
  /** The legal moves after the step; `null` if they did not change. */
  moves: MoveOption[] | null;
}

/** Animates one event. The promise resolves when the animation has finished. */
export type PlayEvent = (event: TableEvent, view: PresentedView | null) => Promise<void>;

/** What the player reports while it plays. */
export interface PlaybackHandlers {
  /** What the event says can be seen now; at the latest when its animation has finished. Can be reported twice. */
  eventRevealed(event: TableEvent): void;
  eventFinished(event: TableEvent, view: PresentedView | null): void;
  stepFinished(step: GameStep): void;
  /** The queue is empty. */
  finished(): void;
}

/** With more steps waiting than this, events are no longer animated. */
const MAX_ANIMATED_QUEUE = 12;

export class EventPlayer {
  /** The event that is shown now. */
  currentEvent = $state.raw<TableEvent | null>(null);
  /** Whether some step is still being shown. */
  active = $state.raw(false);
  /** Set when the user interface of the game has been loaded. */
  playEvent: PlayEvent = async () => {};
  #queue: GameStep[] = [];
  /** Counts calls of `cancel`: a run that was cancelled while it waited for an animation stops afterwards. */
  #cancellations = 0;

  constructor(private readonly handlers: PlaybackHandlers) {}

  enqueue(step: GameStep): void {
    this.#queue.push(step);
    if (!this.active) void this.#run();
  }

  /** What the current event says can be seen now. Until then the log does not tell it. */
  revealCurrent(): void {
    if (this.currentEvent) this.handlers.eventRevealed(this.currentEvent);
  }

  /** Drops the queue and the step that is being shown; its current event has happened, so it counts as revealed. */
  cancel(): void {
    this.revealCurrent();
    this.#cancellations += 1;
    this.#queue = [];
    this.currentEvent = null;
    this.active = false;
  }

  async #run(): Promise<void> {
    this.active = true;
    const cancellations = this.#cancellations;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      for (const event of step.events) {
        if (this.#queue.length <= MAX_ANIMATED_QUEUE && !document.hidden) {
          this.currentEvent = event;
          await this.playEvent(event, step.view).catch((error: unknown) => console.error(error));
        }
        if (cancellations === this.#cancellations) this.handlers.eventRevealed(event);
        this.handlers.eventFinished(event, step.view);
        if (cancellations !== this.#cancellations) return;
      }
      this.handlers.stepFinished(step);
      this.currentEvent = null;
    }
    this.active = false;
    this.handlers.finished();
  }
}
