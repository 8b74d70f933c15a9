/** The scoring that is shown now. */
import type { ScoreTable } from '../games/score-table';

export class Scoreboard {
  table = $state.raw<ScoreTable | null>(null);
  #resolve: (() => void) | null = null;

  /** Shows a scoring. With `wait` the promise resolves when the player has closed it, otherwise at once. */
  open(table: ScoreTable, wait: boolean): Promise<void> {
    this.close();
    this.table = table;
    if (!wait) return Promise.resolve();
    return new Promise((resolve) => (this.#resolve = resolve));
  }

  close(): void {
    this.table = null;
    this.#resolve?.();
    this.#resolve = null;
  }
}
