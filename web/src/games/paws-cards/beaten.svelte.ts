/** What was beaten last: it lies on top of the discard pile, whose order nobody tells. */
import { untrack } from 'svelte';

export class Beaten {
  cards = $state.raw<string[]>([]);

  /** Follows what lies to be beaten; called while a board is set up. */
  constructor(lies: () => string[], discarded: () => boolean) {
    let before: string[] = [];
    $effect.pre(() => {
      const now = lies();
      untrack(() => {
        if (now.join() === before.join()) return;
        this.cards = discarded() ? before : [];
        before = now;
      });
    });
  }
}
