/**
 * `make frames`: how much processor an idle page uses, and the longest task of a whole game, as on a phone
 * whose processor is four times slower. Both are processor time, which a busy machine hardly changes. Prints the tables of docs/performance.md.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { FULL_TABLES, perGame } from './games';
import { playOverSocket, quick } from './play';

const PHONE = { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const WINDOW_S = 10;
const SLOWDOWN = 4;
/** How long the player of a measured game takes for each move, so that every event is shown. */
const THINK_MS = 700;

/** Processor time of the page's main thread in seconds, and how often it computed styles. */
async function used(session: CDPSession): Promise<{ seconds: number; styles: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { seconds: value('TaskDuration'), styles: value('RecalcStyleCount') };
}

async function watch(page: Page, session: CDPSession): Promise<string> {
  const before = await used(session);
  await page.waitForTimeout(WINDOW_S * 1000);
  const after = await used(session);
  const share = (100 * (after.seconds - before.seconds)) / WINDOW_S;
  return `${share.toFixed(2)} % | ${((after.styles - before.styles) / WINDOW_S).toFixed(1)}`;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The processor time of a task in microseconds; a busy machine does not change it. */
  tdur?: number;
  args?: { name?: string };
}

/** The processor time of each task of the main threads of pages, in milliseconds at four times slower. */
function tasksOf(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && main.has(thread(event)))
    .map(({ tdur = 0 }) => (SLOWDOWN * tdur) / 1000);
}

const quiet = perGame(FULL_TABLES);

test('idle', async ({ visit }) => {
  test.setTimeout(900_000);
  process.stdout.write('\n| idle table | of a core | styles/s |\n|---|---|---|\n');
  for (const { game, ...request } of quiet) {
    const page = await visit({ ...PHONE, settings: { pace: 'normal' }, allowed: /./ });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await quick(page, { game, ...request });
    await expect(page.locator('.board')).toBeVisible();
    // Animations of the beginning.
    await page.waitForTimeout(6000);
    process.stdout.write(`| ${game} | ${await watch(page, session)} |\n`);
    await page.context().close();
  }
});

for (const { game, ...request } of quiet) {
  test(`frames of ${game}`, async ({ browser, visit }) => {
    test.setTimeout(1_800_000);
    const page = await visit({ ...PHONE, settings: { pace: 'fast' }, allowed: /./ });
    const id = await quick(page, { game, ...request });
    // The moves come from another window, so that the page does nothing but show the game.
    const storageState = await page.context().storageState();
    const player = await (await browser.newContext({ storageState })).newPage();
    await player.goto(new URL('/healthz', page.url()).href);
    await expect(page.locator('.board')).toBeVisible();
    await page.waitForTimeout(3000);
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
    await playOverSocket(player, id, THINK_MS);
    const tasks = tasksOf((await browser.stopTracing()).toString()).sort((a, b) => b - a);
    const long = tasks.filter((ms) => ms > 50).length;
    const listed = tasks.slice(0, 5).map((ms) => Math.round(ms));
    process.stdout.write(
      `\n| ${game} | ${tasks.length} tasks, ${long} over 50 ms | longest: ${listed.join(', ')} ms |\n`,
    );
  });
}
