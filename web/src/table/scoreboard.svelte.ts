/** The scoring that is shown now, step by step. */
import type { Phrase, TableEvent } from '$bindings';

export class Scoreboard {
  event = $state.raw<TableEvent | null>(null);
  steps = $state.raw<Phrase[]>([]);
  #resolve: (() => void) | null = null;

  /** Shows a scoring. With `wait` the promise resolves when the player has closed it, otherwise at once. */
  open(event: TableEvent, steps: Phrase[], wait: boolean): Promise<void> {
    this.close();
    this.event = event;
    this.steps = steps;
    if (!wait) return Promise.resolve();
    return new Promise((resolve) => (this.#resolve = resolve));
  }

  close(): void {
    this.event = null;
    this.#resolve?.();
    this.#resolve = null;
  }
}
