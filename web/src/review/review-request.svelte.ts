/**
 * The review of a game while it is made: whether it waits, how far it is, and why there is none.
 *
 * ```ts
 * const request = new ReviewRequest(id, 1);
 * await request.start();
 * ```
 */
import type { Phrase, Review, ReviewProgress } from '$bindings';
import { Refusal } from '../lib/api';
import { phrase } from '../lib/words.svelte';
import { askReview, readReview } from './review-api';

export class ReviewRequest {
  review = $state.raw<Review | null>(null);
  /** How far it is; `null` if it is not being made. */
  progress = $state.raw<ReviewProgress | null>(null);
  /** Why it could not be made. */
  trouble = $state.raw<Phrase | null>(null);
  #until: AbortController | null = null;

  constructor(
    private readonly id: string,
    private readonly game: number,
  ) {}

  /** Asks for the review. The server has it at once if it was made before. */
  async start(): Promise<void> {
    this.cancel();
    const until = new AbortController();
    this.#until = until;
    this.trouble = null;
    this.progress = { state: 'waiting', ahead: 0 };
    try {
      await askReview(this.id, this.game, (progress) => (this.progress = progress), until.signal);
      const review = await readReview(this.id, this.game);
      if (!until.signal.aborted) this.review = review;
    } catch (error) {
      if (until.signal.aborted) return;
      this.trouble = error instanceof Refusal ? error.phrase : phrase('web-broken');
    } finally {
      if (this.#until === until) this.progress = null;
    }
  }

  /** Nobody waits for the review any more. */
  cancel(): void {
    this.#until?.abort();
    this.#until = null;
    this.progress = null;
  }
}
