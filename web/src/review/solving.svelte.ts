/**
 * Solving one's own mistakes again, one position after the other.
 *
 * A position is shown as the player saw it. A move is not played but compared with what the review found, and the
 * position is scheduled again.
 */
import type { JudgedDecision, Phrase, Review } from '$bindings';
import { api, Refusal } from '../lib/api';
import { readReview } from './review-api';
import { PracticeGame } from '../lib/practice-game.svelte';
import { phrase } from '../lib/words.svelte';
import { keepMistakes, keptMistakes } from './kept-mistakes';
import { cut } from './record';
import { answered, dueOn, nextDay, today, without, type Mistake } from './schedule';
import { verdictOn, type Verdict } from './verdict';

/** A position to solve. */
interface Position {
  mistake: Mistake;
  review: Review;
  decision: JudgedDecision;
}

export class Solving {
  readonly practice = new PracticeGame({ move: (move) => this.#answer(move) });
  /** The position that is shown; `null` if none is due, or it is being loaded. */
  position = $state.raw<Position | null>(null);
  /** What the review says about the move that was chosen. */
  verdict = $state.raw<Verdict | null>(null);
  /** The chosen move was not among those that the review compared. */
  unknown = $state.raw(false);
  loading = $state.raw(false);
  trouble = $state.raw<Phrase | null>(null);
  /** How many positions are due today, this one included. */
  due = $state.raw(0);
  /** In how many days the next one is due, if none is due today; `null` if there is none at all. */
  wait = $state.raw<number | null>(null);

  /** Shows the next position that is due. */
  async next(): Promise<void> {
    this.position = null;
    this.verdict = null;
    this.unknown = false;
    this.trouble = null;
    this.loading = true;
    try {
      for (let mistake = this.#count(); mistake; mistake = this.#count()) {
        const position = await this.#find(mistake);
        if (position) {
          this.position = position;
          return;
        }
        // The game is no longer kept, or its review was made again and finds another mistake.
        keepMistakes(without(keptMistakes(), mistake.table, mistake.game));
      }
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.phrase : phrase('web-broken');
    } finally {
      this.loading = false;
    }
  }

  /** Shows the same position again. */
  async retry(): Promise<void> {
    const { position } = this;
    if (!position) return;
    this.verdict = null;
    this.unknown = false;
    await this.#show(position.mistake, await api.record(position.mistake.table, position.mistake.game));
  }

  /** Counts what is due, and returns the first. */
  #count(): Mistake | undefined {
    const [mistakes, now] = [keptMistakes(), today()];
    const due = dueOn(mistakes, now);
    const next = nextDay(mistakes);
    this.due = due.length;
    this.wait = next === null ? null : Math.max(0, next - now);
    return due[0];
  }

  /** The position of a mistake; `null` if it no longer exists. */
  async #find(mistake: Mistake): Promise<Position | null> {
    const { table, game, entry, seat } = mistake;
    let review: Review;
    let record: string;
    try {
      [review, record] = await Promise.all([readReview(table, game), api.record(table, game)]);
    } catch (error) {
      if (error instanceof Refusal && GONE.includes(error.code)) return null;
      throw error;
    }
    const decision = review.decisions.find((one) => one.entry === entry && one.seat === seat);
    if (!decision || !(await this.#show(mistake, record))) return null;
    return { mistake, review, decision };
  }

  #show({ entry, seat }: Mistake, record: string): Promise<boolean> {
    return this.practice.open(cut(record, entry - 1), seat);
  }

  #answer(move: string): void {
    this.practice.table.settle();
    const { position } = this;
    if (!position || this.verdict) return;
    const verdict = verdictOn(position.decision, move);
    this.unknown = verdict === null;
    if (!verdict) return;
    this.verdict = verdict;
    this.practice.table.parts.selection.clear();
    keepMistakes(answered(keptMistakes(), position.mistake, verdict.right, today()));
    this.due = dueOn(keptMistakes(), today()).length;
  }
}

/** The codes of answers about games and reviews that no longer exist. */
const GONE = ['no-such-table', 'no-review', 'void', 'fair-no-game'];
