/**
 * Plays back a recorded game: a replay, the position in it, and the speed.
 *
 * Going forward plays a move as at a table, with its animations; going back and jumping show a position at once. What
 * comes later stays hidden until the reader asks for it: `reach` is how far the reader may jump.
 *
 * ```ts
 * const player = new ReplayPlayer((view) => api.replay(id, 1, view));
 * await player.look('spectator');
 * player.forward();
 * ```
 */
import type { Phrase, PresentedView, Replay, Seat, Standing } from '$bindings';
import type { GameUi } from '../games/game-ui';
import { Refusal } from '../lib/api';
import { LocalTable, replaySeats } from '../lib/local-table.svelte';
import { overridePace, settings, type Pace } from '../lib/settings.svelte';
import { phrase } from '../lib/words.svelte';

/** The pause between two moves while the replay plays by itself. In milliseconds. */
const PAUSE_MS: Record<Pace, number> = { slow: 1500, normal: 800, fast: 300, off: 900 };

export interface ReplayStart {
  /** The number of moves after which the replay starts. */
  at?: number;
  /** The seat that is drawn at the bottom in the full view. */
  near?: Seat | null;
}

/** The values of `view`: every seat, then `spectator` and `full`, in the order of a list. */
export const viewsOf = (seats: number): string[] => [
  ...Array.from({ length: seats }, (_, i) => String(i + 1)),
  'spectator',
  'full',
];

export class ReplayPlayer {
  readonly table = new LocalTable(null);
  /** The number of a seat, `spectator` or `full`. */
  view = $state.raw('');
  /** How many moves have been shown. */
  at = $state.raw(0);
  playing = $state.raw(false);
  pace = $state.raw<Pace>(settings.pace);
  /** Why nothing can be shown. */
  trouble = $state.raw<Phrase | null>(null);
  /** Whether a request to the server is under way. */
  requesting = $state.raw(false);
  #replay = $state.raw<Replay | null>(null);
  /** The latest move that the reader has seen. */
  #farthest = $state.raw(0);
  /** Whether the reader may know the end. */
  #endKnown = $state.raw(false);
  readonly #near: Seat | null;
  readonly #replays: Record<string, Replay> = {};
  readonly #otherViews = new WeakMap<PresentedView, readonly PresentedView[]>();
  #ui: GameUi | null = null;
  #requests = 0;
  #restorePace: (() => void) | null = null;

  constructor(
    private readonly request: (view: string) => Promise<Replay>,
    { at = 0, near = null }: ReplayStart = {},
  ) {
    this.#near = near;
    this.at = at;
    this.#farthest = at;
    this.table.parts.table.otherViews = (view) => this.#otherViews.get(view) ?? [];
  }

  get replay(): Replay | null {
    return this.#replay;
  }

  /** The number of moves, also while it is hidden from the reader. */
  get #last(): number {
    return this.#replay?.steps.length ?? 0;
  }

  /** How far the reader may jump. */
  get reach(): number {
    return this.#endKnown ? this.#last : this.#farthest;
  }

  /** The number of moves; `null` as long as it is hidden. */
  get length(): number | null {
    return this.#endKnown ? this.#last : null;
  }

  /** Whether this is the last position. */
  get ended(): boolean {
    return this.#replay !== null && this.at === this.#last;
  }

  /** How the game ended; `null` before the end has been shown. */
  get standing(): Standing | null {
    return this.ended ? (this.#replay?.standing ?? null) : null;
  }

  /** What happened last. */
  get news(): Phrase | null {
    const events = this.#replay?.steps[this.at - 1]?.events ?? [];
    return events.findLast((event) => event.phrase)?.phrase ?? null;
  }

  /** Switches to another view. The position stays the same. */
  async look(view: string): Promise<void> {
    const request = (this.#requests += 1);
    this.pause();
    this.trouble = null;
    this.requesting = true;
    try {
      const replay = this.#replays[view] ?? (await this.request(view));
      if (request !== this.#requests) return;
      this.#replays[view] = replay;
      this.#replay = replay;
      this.view = view;
      this.jump(this.at);
    } catch (error) {
      if (request !== this.#requests) return;
      this.trouble = error instanceof Refusal ? error.phrase : phrase('web-broken');
    } finally {
      if (request === this.#requests) this.requesting = false;
    }
  }

  /** Sets the user interface of the game, which decides how the full view is drawn. */
  setUi(ui: GameUi): void {
    this.#ui = ui;
    if (this.view === 'full') this.#show(this.at);
  }

  /** Shows the position after a move at once. */
  jump(at: number): void {
    if (!this.#replay) return;
    this.pause();
    this.#show(at);
  }

  back(): void {
    this.jump(this.at - 1);
  }

  /** Plays the next move. */
  forward(): void {
    this.pause();
    this.#step();
  }

  /** Reveals the end and goes there. */
  reveal(): void {
    this.#endKnown = true;
    this.jump(this.#last);
  }

  /** Plays or pauses. At the end it starts again from the beginning. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.ended) this.#show(0);
    this.playing = this.#replay !== null && !this.ended;
  }

  pause(): void {
    this.playing = false;
  }

  /** Plays the next move if the replay plays. The component that draws it calls this after the last animation. */
  tick(): void {
    if (!this.playing) return;
    this.#step();
    if (this.ended) this.pause();
  }

  /** How long a position stays before the next move. In milliseconds. */
  get pauseMs(): number {
    return PAUSE_MS[this.pace];
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.#restorePace?.();
    this.#restorePace = overridePace(pace);
  }

  close(): void {
    this.pause();
    this.#restorePace?.();
    this.#restorePace = null;
    this.table.close();
  }

  #step(): void {
    const step = this.#replay?.steps[this.at];
    if (!step) return;
    // The reader did not wait for the animation: show its end first.
    if (this.table.parts.playback.active) this.#show(this.at);
    this.#arrive(this.at + 1);
    this.table.play({ events: step.events, view: this.#drawn(step.views) ?? null, moves: [] });
  }

  #show(wanted: number): void {
    const replay = this.#replay;
    if (!replay) return;
    this.#arrive(Math.max(0, Math.min(wanted, this.#last)));
    const past = replay.steps.slice(0, this.at);
    const view = this.#drawn(past.at(-1)?.views ?? replay.start);
    if (!view) return;
    const { game, names, looks } = replay;
    const events = past.flatMap((step) => step.events);
    this.table.place({ game, seats: replaySeats(view.seats, names, looks), view, events });
  }

  #arrive(at: number): void {
    this.at = at;
    this.#farthest = Math.max(Math.min(this.#farthest, this.#last), at);
    if (at === this.#last) this.#endKnown = true;
  }

  /** The view to draw, out of one view or those of all seats. */
  #drawn(views: readonly PresentedView[]): PresentedView | undefined {
    const near = views.find((view) => view.seat === this.#near) ?? views[0];
    if (!near || views.length === 1) return near;
    const others = views.filter((view) => view !== near);
    const drawn = this.#ui?.open?.(near, others) ?? { ...near };
    this.#otherViews.set(drawn, others);
    return drawn;
  }
}
