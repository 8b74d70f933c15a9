/**
 * The events of the current step that have been shown already. The view changes only at the end of a step; until then
 * boards use this to draw cards where they have landed.
 */
import type { TableEvent } from '$bindings';
import { untrack } from 'svelte';
import type { Flight } from '../games/game-ui';
import { moving, tempo } from '../lib/settings.svelte';
import { flightMs } from './fly';

/** A card is drawn at its goal a little before the flying one is removed, so that nothing flickers. In milliseconds. */
const OVERLAP_MS = 60;

export class ShownEvents {
  /** The events that were shown since a view. They are outdated as soon as there is another view. */
  #shown = $state.raw<{ since: unknown; events: TableEvent[] }>({ since: null, events: [] });
  #flying = $state.raw(false);
  readonly #view: () => unknown;
  readonly #currentEvent: () => TableEvent | null;

  /** Created by a board while it is initialised. */
  constructor(
    view: () => unknown,
    currentEvent: () => TableEvent | null,
    flights: (event: TableEvent) => Flight[][],
  ) {
    this.#view = view;
    this.#currentEvent = currentEvent;
    $effect.pre(() => {
      const event = currentEvent();
      if (event) untrack(() => (this.#shown = { since: view(), events: [...this.#events, event] }));
      const wait = untrack(() => (event && moving() ? flightMs(flights(event)) * tempo() - OVERLAP_MS : 0));
      this.#flying = wait > 0;
      if (wait <= 0) return;
      const timer = setTimeout(() => (this.#flying = false), wait);
      return () => clearTimeout(timer);
    });
  }

  get #events(): TableEvent[] {
    return this.#shown.since === this.#view() ? this.#shown.events : [];
  }

  /** The events since the view whose cards have landed. */
  get landed(): TableEvent[] {
    return this.#flying ? this.#events.slice(0, -1) : this.#events;
  }

  /** The events since the view without the one that is being shown. */
  get past(): TableEvent[] {
    return this.#events.filter((event) => event !== this.#currentEvent());
  }
}
