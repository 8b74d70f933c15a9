/**
 * A game that is watched: a replay, where one is in it, and how fast it goes.
 *
 * Forward goes as at a table, with everything that moves; back and jumps place the game as it was. What comes
 * later is not known to whoever has not asked for it: `reach` is how far one may jump.
 *
 * ```ts
 * const player = new Player((view) => api.replay(id, 1, view));
 * await player.look('spectator');
 * player.forward();
 * ```
 */
import type { PresentedView, Phrase, Replay, ReplayStep, Seat, Standing } from '$bindings';
import type { Face } from '../games/face';
import { Refusal } from '../lib/api';
import { hello, update } from '../lib/rehearsal.svelte';
import { lend, settings, type Pace } from '../lib/settings.svelte';
import { Table } from '../lib/table.svelte';
import { phrase } from '../lib/words.svelte';
import { tableOf } from './cast';

/** Between two moves that follow by themselves, in milliseconds. */
const BETWEEN: Record<Pace, number> = { slow: 1500, normal: 800, fast: 300, off: 900 };

export interface Begin {
  /** After how many moves. */
  at?: number;
  /** Whose view is drawn at the near side where all is open. */
  near?: Seat | null;
}

export class Player {
  readonly table: Table;
  /** A number of a seat, `spectator` or `full`. */
  view = $state.raw('');
  at = $state.raw(0);
  playing = $state.raw(false);
  pace = $state.raw<Pace>(settings.pace);
  /** Why there is nothing to be seen. */
  trouble = $state.raw<Phrase | null>(null);
  /** Whether the server is being asked. */
  asking = $state.raw(false);
  #replay = $state.raw<Replay | null>(null);
  /** The farthest move that was seen. */
  #far = $state.raw(0);
  /** Whether the end may be known. */
  #open = $state.raw(false);
  readonly #near: Seat | null;
  readonly #seen: Record<string, Replay> = {};
  readonly #beside = new WeakMap<PresentedView, readonly PresentedView[]>();
  #face: Face | null = null;
  #asked = 0;

  constructor(
    private readonly ask: (view: string) => Promise<Replay>,
    { at = 0, near = null }: Begin = {},
  ) {
    this.#near = near;
    this.at = at;
    this.#far = at;
    this.table = new Table('', {
      wire: () => ({ send: () => true, again: () => {}, end: () => {} }),
      looking: true,
    });
    this.table.line = 'open';
    this.table.beside = (view) => this.#beside.get(view) ?? [];
  }

  get replay(): Replay | null {
    return this.#replay;
  }

  /** How many moves there are; a secret as long as the end is one. */
  get #last(): number {
    return this.#replay?.steps.length ?? 0;
  }

  /** How far one may jump. */
  get reach(): number {
    return this.#open ? this.#last : this.#far;
  }

  /** How many moves there are, for those who may know. */
  get length(): number | null {
    return this.#open ? this.#last : null;
  }

  /** Whether this is the last position. */
  get ended(): boolean {
    return this.#replay !== null && this.at === this.#last;
  }

  /** How it ended; nothing before it has been seen. */
  get standing(): Standing | null {
    return this.ended ? (this.#replay?.standing ?? null) : null;
  }

  /** What happened last, in words. */
  get news(): Phrase | null {
    const events = this.#replay?.steps[this.at - 1]?.events ?? [];
    return events.findLast((event) => event.phrase)?.phrase ?? null;
  }

  /** Looks from a seat, from nowhere or at everything; the move stays the same. */
  async look(view: string): Promise<void> {
    const asked = (this.#asked += 1);
    this.pause();
    this.trouble = null;
    this.asking = true;
    try {
      const replay = this.#seen[view] ?? (await this.ask(view));
      if (asked !== this.#asked) return;
      this.#seen[view] = replay;
      this.#replay = replay;
      this.view = view;
      this.jump(this.at);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.trouble = error instanceof Refusal ? error.phrase : phrase('web-broken');
    } finally {
      if (asked === this.#asked) this.asking = false;
    }
  }

  /** Where all is open, the face of the game says how that is drawn. */
  dress(face: Face): void {
    this.#face = face;
    if (this.view === 'full') this.#place(this.at);
  }

  /** Goes to a move at once. */
  jump(at: number): void {
    if (!this.#replay) return;
    this.pause();
    this.#place(at);
  }

  back(): void {
    this.jump(this.at - 1);
  }

  /** Goes to the next move, visibly. */
  forward(): void {
    this.pause();
    this.#step();
  }

  /** Goes to the end, wherever it is. */
  reveal(): void {
    this.#open = true;
    this.jump(this.#last);
  }

  /** Plays or stops; from the end it begins anew. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.ended) this.#place(0);
    this.playing = this.#replay !== null && !this.ended;
  }

  pause(): void {
    this.playing = false;
  }

  /** The next move while it plays; whoever draws it says when the last one has been seen. */
  tick(): void {
    if (!this.playing) return;
    this.#step();
    if (this.ended) this.pause();
  }

  /** How long a position stays before the next move. */
  get between(): number {
    return BETWEEN[this.pace];
  }

  hurry(pace: Pace): void {
    this.pace = pace;
    lend(pace);
  }

  end(): void {
    this.pause();
    lend(null);
    this.table.leaveRoom();
  }

  #step(): void {
    const step = this.#replay?.steps[this.at];
    if (!step) return;
    // Whoever does not wait sees the last one at its end.
    if (this.table.showing) this.#place(this.at);
    this.#arrive(this.at + 1);
    this.table.hear(update({ ...step, views: [this.#drawn(step.views)].flatMap((view) => view ?? []) }));
  }

  #place(wanted: number): void {
    const replay = this.#replay;
    if (!replay) return;
    this.#arrive(Math.max(0, Math.min(wanted, this.#last)));
    const past = replay.steps.slice(0, this.at);
    const view = this.#drawn(past.at(-1)?.views ?? replay.start);
    if (view)
      this.table.place(
        hello(
          tableOf(replay, view),
          view,
          past.flatMap((step: ReplayStep) => step.events),
        ),
      );
  }

  #arrive(at: number): void {
    this.at = at;
    this.#far = Math.max(Math.min(this.#far, this.#last), at);
    if (at === this.#last) this.#open = true;
  }

  /** The view that is drawn of all that there are. */
  #drawn(views: readonly PresentedView[]): PresentedView | undefined {
    const near = views.find((view) => view.seat === this.#near) ?? views[0];
    if (!near || views.length === 1) return near;
    const others = views.filter((view) => view !== near);
    const drawn = this.#face?.open?.(near, others) ?? { ...near };
    this.#beside.set(drawn, others);
    return drawn;
  }
}
