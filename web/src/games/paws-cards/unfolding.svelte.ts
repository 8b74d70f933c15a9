/**
 * What of a step has been seen already, so that cards which have flown lie where they landed although the
 * view that says so comes only with the end of the step.
 */
import type { Spoken } from '$bindings';
import { untrack } from 'svelte';
import { moving, tempo } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';
import { GAP, TIME } from '../../table/fly';
import type { Flight } from '../face';

/** How long flights take; a little less, so that no card is gone before it lies. */
export const airborne = (groups: Flight[][]): number =>
  groups.reduce((time, group) => time + (group.length ? TIME - 20 + GAP * (group.length - 1) : 0), 0);

export class Unfolding {
  #seen = $state.raw<Spoken[]>([]);
  #flying = $state.raw(false);

  constructor(table: () => Table, view: () => unknown, flights: (event: Spoken) => Flight[][]) {
    $effect.pre(() => {
      view();
      untrack(() => (this.#seen = []));
    });
    $effect.pre(() => {
      const moment = table().moment;
      if (!moment) return;
      untrack(() => (this.#seen = [...this.#seen, moment]));
      const time = moving() ? airborne(flights(moment)) * tempo() : 0;
      this.#flying = time > 0;
      if (time === 0) return;
      const timer = setTimeout(() => (this.#flying = false), time);
      return () => clearTimeout(timer);
    });
  }

  /** What has happened since the view, up to what has landed. */
  get landed(): Spoken[] {
    return this.#flying ? this.#seen.slice(0, -1) : this.#seen;
  }
}
