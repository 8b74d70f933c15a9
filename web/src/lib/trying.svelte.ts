/** A request that a button starts: whether it is under way, and why it failed. */
import type { Phrase } from '$bindings';
import { Refusal } from './api';
import { phrase } from './words.svelte';

export class Trying {
  busy = $state(false);
  trouble = $state.raw<Phrase | null>(null);

  async do(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await what();
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.phrase : phrase('web-broken');
    } finally {
      this.busy = false;
    }
  }
}
