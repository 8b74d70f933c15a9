/** JSON values in the local storage of the browser. Callers have to check what they read: it may be old or foreign. */

/** A stored value, or `null` if there is none that can be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A stored object, or an empty one. */
export function keptRecord(key: string): Record<string, unknown> {
  const found = kept(key);
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

/** Stores a value. Returns false if the browser does not allow it; everything works without. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
