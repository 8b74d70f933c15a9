/** The visitor: the name and look that others see at every table. A visitor who never chose a name has none. */
import type { Look, Me } from '$bindings';
import { api } from './api';

/** `look` is `null` for a visitor whom the server does not know yet. */
export const me = $state<Me>({ name: null, look: null });

let request: Promise<void> | null = null;

/** Loads the visitor once. After a failed request nothing is known, and the next call tries again. */
export function meet(): Promise<void> {
  request ??= api.me().then(
    (known) => void Object.assign(me, known),
    () => void (request = null),
  );
  return request;
}

/** Changes the name, unless it is the same. */
export async function rename(name: string): Promise<void> {
  const wanted = name.trim();
  if (wanted !== (me.name ?? '')) Object.assign(me, await api.introduce({ name: wanted, look: null }));
}

/** Changes the name, if there is one, and the look. */
export async function introduce(name: string, look: Look): Promise<void> {
  Object.assign(me, await api.introduce({ name: name.trim() || null, look }));
}

/** Makes this device the guest of another one. */
export async function moveHere(secret: string): Promise<void> {
  Object.assign(me, await api.acceptTransfer(secret));
}
