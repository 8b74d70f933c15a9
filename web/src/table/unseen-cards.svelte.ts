/** The cards or items that the viewer has not seen yet. The server counts them. */
import type { Unseen } from '$bindings';
import { api } from '../lib/api';
import type { ServerTable } from '../lib/server-table.svelte';
import { set, settings } from '../lib/settings.svelte';
import type { OpenWindow } from './open-window.svelte';

/** Wide screens have room for the list beside the table; on others it is a window. */
const wide = matchMedia('(min-width: 60.01rem)');

export class UnseenCards {
  /** `null` if the game does not show them. */
  value = $state.raw<Unseen | null>(null);
  #requests = 0;

  constructor(
    /** `null` at a local table, which has nobody to ask. */
    private readonly server: ServerTable | null,
    private readonly openWindow: OpenWindow,
  ) {}

  async request(): Promise<void> {
    const { server } = this;
    if (!server) return;
    const { table } = server.parts;
    const [seat, request] = [table.viewer, (this.#requests += 1)];
    const answer = seat === null ? null : await api.unseen(server.id, seat).catch(() => null);
    // What one seat has not seen must not be shown to another.
    if (request === this.#requests) this.value = table.viewer === seat ? answer : null;
  }

  clear(): void {
    this.#requests += 1;
    this.value = null;
  }

  toggle(): void {
    if (this.value === null) return;
    if (wide.matches) set('unseen', !settings.unseen);
    else this.openWindow.toggle('unseen');
  }
}
