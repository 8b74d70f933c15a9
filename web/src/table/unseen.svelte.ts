/** What one's own seat has not seen yet, asked for again with every view while somebody looks at it. */
import type { Unseen } from '$bindings';
import { api } from '../lib/api';
import { set, settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import { opened } from './opened.svelte';

/** There is room beside the table; elsewhere it is a window. */
const wide = matchMedia('(min-width: 60.01rem)');

class UnseenThings {
  /** Nothing where the game does not show it. */
  value = $state.raw<Unseen | null>(null);
  #asked = 0;

  async ask(table: Table): Promise<void> {
    const [seat, asked] = [table.uncovered, (this.#asked += 1)];
    const answer = seat === null ? null : await api.unseen(table.id, seat).catch(() => null);
    // What one seat has not seen another must not read.
    if (asked === this.#asked) this.value = table.uncovered === seat ? answer : null;
  }

  forget(): void {
    this.#asked += 1;
    this.value = null;
  }

  toggle(): void {
    if (this.value === null) return;
    if (wide.matches) set('unseen', !settings.unseen);
    else opened.toggle('unseen');
  }
}

export const unseen = new UnseenThings();
