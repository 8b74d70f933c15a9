/** The cards that were beaten last. They are drawn on top of the discard pile, whose order the view does not give. */
import { untrack } from 'svelte';

export class Beaten {
  cards = $state.raw<string[]>([]);

  /** Follows the cards to beat. Created by a board while it is initialised. */
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
