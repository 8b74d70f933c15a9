/** What is kept in this browser, as JSON. Whatever was there before, what is read has to be looked at first. */

/** What was kept; nothing where there is nothing that can be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The same where it is a record of something. */
export function keptRecord(key: string): Record<string, unknown> {
  const found = kept(key);
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

/** Keeps something; false where the browser keeps nothing, with which one plays as well. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
