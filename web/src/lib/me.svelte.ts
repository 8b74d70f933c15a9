/** How the visitor is called, here and at every table. A visitor who never picked a name has none. */
import { api } from './api';

export const me = $state<{ name: string | null }>({ name: null });

let asked: Promise<void> | null = null;

/** Asks once; a name that cannot be had is as good as none, and is asked for again. */
export function meet(): Promise<void> {
  asked ??= api.me().then(
    ({ name }) => void (me.name = name),
    () => void (asked = null),
  );
  return asked;
}

/** Picks a name, unless it is the same. */
export async function rename(name: string): Promise<void> {
  const wanted = name.trim();
  if (wanted === (me.name ?? '')) return;
  me.name = (await api.rename(wanted)).name;
}
