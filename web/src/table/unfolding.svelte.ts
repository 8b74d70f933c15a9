/**
 * What of a step has been seen already, so that cards which have flown lie where they landed although the
 * view that says so comes only with the end of the step.
 */
import type { TableEvent } from '$bindings';
import { untrack } from 'svelte';
import type { Flight } from '../games/face';
import { moving, tempo } from '../lib/settings.svelte';
import { airborne } from './fly';

/** A little before the flying card is taken away, so that nothing blinks. */
const EARLY = 30;

export class Unfolding {
  /** What has been shown since a view; of no interest as soon as there is another one. */
  #seen = $state.raw<{ since: unknown; events: TableEvent[] }>({ since: null, events: [] });
  #flying = $state.raw(false);
  readonly #view: () => unknown;
  readonly #moment: () => TableEvent | null;

  /** Follows a table; called while its board is set up. */
  constructor(
    view: () => unknown,
    moment: () => TableEvent | null,
    flights: (event: TableEvent) => Flight[][],
  ) {
    this.#view = view;
    this.#moment = moment;
    $effect.pre(() => {
      const event = moment();
      if (event) untrack(() => (this.#seen = { since: view(), events: [...this.#events, event] }));
      const wait = untrack(() => (event && moving() ? airborne(flights(event)) * tempo() - EARLY : 0));
      this.#flying = wait > 0;
      if (wait <= 0) return;
      const timer = setTimeout(() => (this.#flying = false), wait);
      return () => clearTimeout(timer);
    });
  }

  get #events(): TableEvent[] {
    return this.#seen.since === this.#view() ? this.#seen.events : [];
  }

  /** What has happened since the view, up to what has landed. */
  get landed(): TableEvent[] {
    return this.#flying ? this.#events.slice(0, -1) : this.#events;
  }

  /** What has happened since the view, without what is being shown. */
  get past(): TableEvent[] {
    return this.#events.filter((event) => event !== this.#moment());
  }
}
