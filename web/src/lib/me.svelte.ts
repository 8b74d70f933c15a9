/** How the visitor is called. A visitor who never picked a name has none. */
import { api } from '../lib/api';

export const me = $state<{ name: string | null }>({ name: null });

let asked = false;

/** Asks once; a name that cannot be had is as good as none. */
export async function meet(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    me.name = (await api.me()).name;
  } catch {
    asked = false;
  }
}

/** Picks a name, unless it is the same. */
export async function rename(name: string): Promise<void> {
  const wanted = name.trim();
  if (wanted === (me.name ?? '')) return;
  me.name = (await api.rename(wanted)).name;
}
