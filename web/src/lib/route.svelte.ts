/** Where the visitor is. Links of our own pages change it without loading anything anew. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'new'; game: string | null }
  | { page: 'tables' }
  | { page: 'game'; game: string }
  | { page: 'rules'; name: string; ruling: string | null }
  | { page: 'fair'; table: string | null; game: number }
  | { page: 'nowhere' };

/** What an address means. */
export function parse(path: string, search: string, hash: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decode);
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === undefined) return { page: 'home' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'new' && !second)
    return { page: 'new', game: /[?&]game=([a-z-]+)/.exec(search)?.[1] ?? null };
  if (first === 'tables' && !second) return { page: 'tables' };
  if (first === 'games' && second) return { page: 'game', game: second };
  if (first === 'rules' && second)
    return { page: 'rules', name: second, ruling: decode(hash.slice(1)) || null };
  if (first === 'fair' && !second) {
    const table = /[?&]table=([^&]+)/.exec(search)?.[1];
    const game = Number(/[?&]game=(\d{1,9})(&|$)/.exec(search)?.[1] ?? 1);
    return { page: 'fair', table: table ? decode(table) : null, game };
  }
  return { page: 'nowhere' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const here = (): Route => parse(location.pathname, location.search, location.hash);
let current = $state.raw<Route>(here());

export const route = (): Route => current;

/** Goes to a page of ours. */
export function go(path: string): void {
  history.pushState(null, '', path);
  current = here();
  scrollTo(0, 0);
}

addEventListener('popstate', () => (current = here()));
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
