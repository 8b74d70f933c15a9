/** Server data that a page shows: loaded with the page and polled while the page is visible. */

import { untrack } from 'svelte';

export class Asked<T> {
  /** `null` until the first response. */
  value = $state.raw<T | null>(null);

  /** With an answer that is already known, the first poll is not made at once. */
  constructor(
    private readonly ask: () => Promise<T>,
    known: T | null = null,
  ) {
    this.value = known;
  }

  /** A failed request is ignored and repeated later; the page works without the data. */
  async again(): Promise<void> {
    try {
      this.value = await this.ask();
    } catch {
      // Retried at the next poll.
    }
  }

  /** Loads now, unless the answer is known, and then every `seconds`. Returns a function that stops polling. */
  keep(seconds: number): () => void {
    const seen = () => {
      if (document.visibilityState === 'visible') void this.again();
    };
    if (untrack(() => this.value) === null) void this.again();
    const timer = setInterval(seen, seconds * 1000);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }
}
