/**
 * The visitor's tables on the first page, which are asked for while the page itself is loading: if they appeared
 * later, they would push the games down while the visitor is about to press one.
 */
import type { TableSummary } from '$bindings';

/** How long the page waits for them, in milliseconds. Later they are asked for again. */
const PATIENCE_MS = 1500;

let asked: Promise<void> | null = null;
let last: TableSummary[] | null = null;

async function ask(): Promise<void> {
  try {
    const answer = await fetch('/api/me/tables', { signal: AbortSignal.timeout(PATIENCE_MS) });
    last = answer.ok ? ((await answer.json()) as TableSummary[]) : null;
  } catch {
    last = null;
  }
}

/** Asks for the tables, once for each visit of the page. Without an answer the page is shown without them. */
export const askOwnTables = (): Promise<void> => (asked ??= ask());

/** The answer, if there is one. The next visit asks again. */
export function lastTables(): TableSummary[] | null {
  asked = null;
  return last;
}
