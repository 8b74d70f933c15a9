/** Server data that a page shows: loaded with the page and polled while the page is visible. */

export class Asked<T> {
  /** `null` until the first response. */
  value = $state.raw<T | null>(null);

  constructor(private readonly ask: () => Promise<T>) {}

  /** A failed request is ignored and repeated later; the page works without the data. */
  async again(): Promise<void> {
    try {
      this.value = await this.ask();
    } catch {
      // Retried at the next poll.
    }
  }

  /** Loads now and then every `seconds`. Returns a function that stops polling. */
  keep(seconds: number): () => void {
    const seen = () => {
      if (document.visibilityState === 'visible') void this.again();
    };
    void this.again();
    const timer = setInterval(seen, seconds * 1000);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }
}
