/** The current page. Links to pages of this site change it without reloading the document. */

import { parse, type Route } from './address';

const here = (): Route => parse(location.pathname, location.search, location.hash);
let current = $state.raw<Route>(here());

export const route = (): Route => current;

/** Goes to a page of this site. */
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
