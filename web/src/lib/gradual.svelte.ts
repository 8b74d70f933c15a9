/**
 * Draws a large part of the page over several frames, one step with each: all at once would take longer than a frame, and
 * everything that moves would stop.
 */
import { untrack } from 'svelte';
import { moving } from './settings.svelte';

export class Gradual {
  /** How many steps are drawn now. Without animations, everything is drawn at once. */
  drawn = $state.raw(Infinity);

  /** `count` is the number of steps; 0 while there is nothing to draw. Created by a component while it is initialised. */
  constructor(count: () => number) {
    $effect.pre(() => {
      const total = count();
      const gradually = total > 0 && untrack(moving);
      let drawn = gradually ? 0 : Infinity;
      this.drawn = drawn;
      if (!gradually) return;
      let frame = 0;
      const next = (): void => {
        drawn += 1;
        this.drawn = drawn < total ? drawn : Infinity;
        if (drawn < total) frame = requestAnimationFrame(next);
      };
      frame = requestAnimationFrame(next);
      return () => cancelAnimationFrame(frame);
    });
  }
}
