/** The visitor's name, which is used at every table. A visitor who never chose a name has none. */
import { api } from './api';

export const me = $state<{ name: string | null }>({ name: null });

let request: Promise<void> | null = null;

/** Loads the name once. After a failed request the name is unknown, and the next call tries again. */
export function meet(): Promise<void> {
  request ??= api.me().then(
    ({ name }) => void (me.name = name),
    () => void (request = null),
  );
  return request;
}

/** Changes the name, unless it is the same. */
export async function rename(name: string): Promise<void> {
  const wanted = name.trim();
  if (wanted === (me.name ?? '')) return;
  me.name = (await api.rename(wanted)).name;
}
