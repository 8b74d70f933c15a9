/**
 * What makes animations smooth, without measuring time: scripts do not make the browser lay out the page between frames, the
 * board is not laid out because something beside it changes, the back of a card is one element, and a table has few elements.
 */
import type { Browser, Page } from '@playwright/test';
import type { GameId, ServerMessage } from '$bindings';
import { expect, test } from './fixtures';
import { FULL_TABLES, perGame, type TableRequest } from './games';
import { appears, playOverSocket, quick } from './play';
import { rendering } from './rendering';

const PHONE = { viewport: { width: 390, height: 664 } };
/** How many events of a game are watched, and how long the player takes for each move, so that the page shows them. */
const EVENTS = 30;
const THINK_MS = 800;
/** Layouts for each event: when it begins, when the view is replaced, and when each of its cards starts and lands. */
const MOST_LAYOUTS = 8;
/**
 * Elements of a full table, also while a scoring with its cards is open. A window that opens computes the styles of all of
 * them. With the shapes of cards and figures as elements there were up to 1600 without a scoring; Kanobu's cards still are
 * drawn with elements, but have few.
 */
const MOST_ELEMENTS: Record<GameId, number> = {
  paws: 1200,
  'paws-quick': 1200,
  ninjan: 1000,
  kanobu: 1300,
  tsuefa: 800,
};

interface TraceEvent {
  name: string;
  args?: { beginData?: { stackTrace?: { functionName: string }[] } };
}

/** The names of the functions that made the browser lay out the page, one for each time. */
function forcedLayouts(trace: string): string[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  return traceEvents
    .filter(({ name }) => name === 'Layout')
    .flatMap(({ args }) => args?.beginData?.stackTrace?.[0]?.functionName ?? []);
}

/** Counts the events that a page receives. */
function countEvents(page: Page): () => number {
  let events = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === 'update') events += message.events?.length ?? 0;
    }),
  );
  return () => events;
}

interface Shown {
  layouts: number;
  forced: string[];
  /** The number of events. */
  seen: number;
}

/** Shows some events of a game, whose moves come from another window. `null` if the game was over before. */
async function show(
  browser: Browser,
  page: Page,
  { game, ...request }: TableRequest & { game: string },
): Promise<Shown | null> {
  const events = countEvents(page);
  const id = await quick(page, { game, ...request });
  await expect(page.locator('.board')).toBeVisible();
  if (game === 'tsuefa') await page.locator('button.ready').click();
  const counts = await rendering(page);
  const storageState = await page.context().storageState();
  const player = await (await browser.newContext({ storageState })).newPage();
  await player.goto(new URL('/healthz', page.url()).href);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
  });
  const [before, start] = [await counts(), events()];
  let over = false;
  void playOverSocket(player, id, THINK_MS).then(
    () => (over = true),
    // The game is not played to its end.
    () => undefined,
  );
  const enough = (): boolean => events() - start > EVENTS;
  await expect.poll(() => over || enough(), { timeout: 120_000 }).toBe(true);
  await player.context().close();
  // The page has shown all when it asks its player, or for a scoring to be read.
  await appears(page, '.status.may, dialog[open]');
  const [after, seen] = [await counts(), events() - start];
  const forced = forcedLayouts((await browser.stopTracing()).toString());
  return enough() ? { layouts: after.layouts - before.layouts, forced, seen } : null;
}

for (const { game, ...request } of perGame(FULL_TABLES)) {
  test(`an event of ${game} lays out the page a few times, and rarely from a script`, async ({
    browser,
    visit,
  }) => {
    const page = await visit({ ...PHONE, settings: { pace: 'fast' } });
    // A random game of Tsu-e-fa may end after a few moves.
    let shown: Shown | null = null;
    while (!shown) shown = await show(browser, page, { game, ...request });
    const { layouts, forced, seen } = shown;
    expect(layouts / seen).toBeLessThan(MOST_LAYOUTS);
    // A script that needs a position before the next frame, or opens a window. It was several times for each event.
    expect(forced.length, forced.join(' ')).toBeLessThan(seen / 2);
    // There are dozens of backs of cards; each is one element.
    await expect(page.locator('.fan .back .card *')).toHaveCount(0);
    expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS[game]);
  });
}

test('the board has its size in pixels, and follows the window', async ({ visit }) => {
  const page = await visit(PHONE);
  await quick(page, { game: 'ninjan', seats: 5 });
  const sizes = (): Promise<[string, string]> =>
    page.evaluate(() => {
      const [board, surface] = ['.board', '.surface'].map((one) => document.querySelector<HTMLElement>(one));
      if (!board || !surface) return ['no board', ''];
      const { width, height } = board.getBoundingClientRect();
      const same = (style: string, size: number): boolean => Math.abs(parseFloat(style) - size) < 0.1;
      const { style } = surface;
      return [
        same(style.width, width) && same(style.height, height) ? 'follows' : `${width}x${height}`,
        `${style.width} ${style.height}`,
      ];
    });
  await expect.poll(async () => (await sizes())[0]).toBe('follows');
  const [, first] = await sizes();
  await page.setViewportSize({ width: 800, height: 700 });
  await expect.poll(async () => (await sizes())[1]).not.toBe(first);
  await expect.poll(async () => (await sizes())[0]).toBe('follows');
});
