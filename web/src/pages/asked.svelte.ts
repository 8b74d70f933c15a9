/** Things of the server that a page shows: asked when the page comes, and again now and then while it is looked at. */

export class Asked<T> {
  /** Nothing as long as nothing came. */
  value = $state.raw<T | null>(null);

  constructor(private readonly ask: () => Promise<T>) {}

  /** A page without them is still a page: what cannot be had is not shown, and is asked for again. */
  async again(): Promise<void> {
    try {
      this.value = await this.ask();
    } catch {
      // The next time, perhaps.
    }
  }

  /** Asks now, and every so many seconds. Gives back how to stop. */
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
