/**
 * The entry. It is small, so that it runs soon, and asks for everything that the first page needs at the same time:
 * the program, the texts, the page and the game, and of the server the table or the replay. On a slow network a file that is asked for later costs a round trip.
 */
import { GAMES } from './games/registry';
import { parse, type Route } from './lib/address';
import { askEarly, connectEarly, replayPath, socketPath } from './lib/early';
import { keptRecord } from './lib/kept';
import { languageOf, loadExtraTexts, loadTexts, SETTINGS_KEY } from './lib/lang';
import { PAGES } from './pages/pages';
import { pageOf } from './rules/pages';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

/** The game that will be drawn, if that is known. The server names the game of a table in the page. */
function gameOf(route: Route): string | undefined {
  if (route.page === 'table' || route.page === 'replay' || route.page === 'again')
    return document.querySelector<HTMLMetaElement>('meta[name="roshambo-game"]')?.content;
  if (route.page === 'learn' || route.page === 'practice') return route.game;
  return route.page === 'rules' ? route.name : undefined;
}

/** Begins to load what a page needs. What fails here is asked for again, and reported, by whoever uses it. */
function preload(route: Route): void {
  const lang = languageOf(keptRecord(SETTINGS_KEY));
  const game = Object.entries(GAMES).find(([id]) => id === gameOf(route))?.[1];
  const parts: (Promise<unknown> | undefined)[] = [loadTexts(lang), PAGES[route.page](), game?.loadUi()];
  if (route.page === 'rules') parts.push(pageOf(lang, route.name)?.());
  if (route.page === 'learn' || route.page === 'lab') parts.push(loadExtraTexts(lang, route.page));
  if (['review', 'again', 'mistakes'].includes(route.page)) parts.push(loadExtraTexts(lang, 'review'));
  for (const part of parts) part?.catch(() => undefined);
  if (route.page === 'table') connectEarly(socketPath(route.id));
  if (route.page === 'review') askEarly('/api/me/games');
  if (route.page === 'replay' && route.id !== null) {
    askEarly('/api/me/games');
    if (route.view !== null) askEarly(replayPath(route.id, route.game, route.view));
  }
}

preload(parse(location.pathname, location.search, location.hash));
const { start } = await import('./start');
await start(target);
