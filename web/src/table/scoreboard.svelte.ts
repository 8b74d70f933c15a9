/** The scoring that is shown now, step by step. */
import type { Phrase, TableEvent } from '$bindings';

class Scoreboard {
  event = $state.raw<TableEvent | null>(null);
  steps = $state.raw<Phrase[]>([]);
  #done: (() => void) | null = null;

  /** Shows a scoring. Where no clock runs, the table waits until it has been read. */
  open(event: TableEvent, steps: Phrase[], waits: boolean): Promise<void> {
    this.close();
    this.event = event;
    this.steps = steps;
    if (!waits) return Promise.resolve();
    return new Promise((done) => (this.#done = done));
  }

  close(): void {
    this.event = null;
    this.#done?.();
    this.#done = null;
  }
}

export const scoreboard = new Scoreboard();
