/** Waits at the pace that the player has set. */
import { tempo } from './settings.svelte';

/** Resolves after `ms` milliseconds at normal pace, and at once where animations are off. */
export const pause = (ms: number): Promise<void> =>
  new Promise((done) => (tempo() === 0 ? done() : setTimeout(done, ms * tempo())));
