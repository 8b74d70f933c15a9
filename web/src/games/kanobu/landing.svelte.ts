/** What has happened since the view that is drawn, each once its cards have landed. */
import type { Spoken } from '$bindings';
import { untrack } from 'svelte';
import { moving, tempo } from '../../lib/settings.svelte';
import { airborne, flights } from './flights';
import type { Happening } from './scene';

/** A little before the flying card is taken away, so that nothing blinks. */
const EARLY = 30;

export class Landing {
  events = $state.raw<Happening[]>([]);

  /** Follows a table; called while its board is set up. */
  constructor(view: () => unknown, moment: () => Spoken | null) {
    $effect.pre(() => {
      view();
      this.events = [];
    });
    $effect.pre(() => {
      const event = moment() as Happening | null;
      if (!event) return;
      const of = untrack(view);
      const land = () => {
        if (view() === of && !this.events.includes(event)) this.events = [...this.events, event];
      };
      const wait = untrack(() => (moving() ? airborne(flights(event)) * tempo() - EARLY : 0));
      if (wait <= 0) return untrack(land);
      const timer = setTimeout(land, wait);
      return () => {
        clearTimeout(timer);
        untrack(land);
      };
    });
  }
}
