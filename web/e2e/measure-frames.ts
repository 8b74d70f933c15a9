/**
 * `make frames`: how much processor an idle page uses, and the longest task of a whole game, as on a phone
 * whose processor is four times slower. Both are processor time, which a busy machine hardly changes. Prints the tables of docs/performance.md.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { FULL_TABLES, perGame } from './games';
import { appears, playOverSocket, quick } from './play';

const PHONE = { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const WINDOW_S = 10;
const SLOWDOWN = 4;
/** How long the player of a measured game takes for each move, so that the page can show every event before. */
const THINK_MS = 2500;
/** The longest task that fits the goal. */
const LIMIT_MS = 50;
/** With DETAILS=1, the shortest task that is described. */
const DETAILS_MS = 40;
/** The length of one part of a trace. */
const TRACE_MS = 20_000;
const DETAILS = process.env.DETAILS === '1';
/** How long a scoring is read. */
const READ_MS = 1000;

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
  /** When it began and how long it took, in microseconds. */
  ts: number;
  dur?: number;
  /** The processor time of a task in microseconds; a busy machine does not change it. */
  tdur?: number;
  args?: { name?: string; elementCount?: number; data?: { functionName?: string; type?: string } };
}

/** A task of the main thread of a page. */
interface Task {
  /** Its processor time, in milliseconds at four times slower. */
  ms: number;
  /** With DETAILS=1, what it did, the longest first. */
  parts: string;
}

/** What an event did: computed the styles of so many elements, or called this function. */
const about = ({ name, args }: TraceEvent): string =>
  [name, args?.elementCount, args?.data?.functionName, args?.data?.type].filter(Boolean).join(' ');

function tasksOf(traceEvents: TraceEvent[]): Task[] {
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const slowed = ({ tdur = 0 }: TraceEvent): number => (SLOWDOWN * tdur) / 1000;
  const events = traceEvents.filter((event) => main.has(thread(event)));
  const inside = (task: TraceEvent): string =>
    events
      .filter((one) => one !== task && thread(one) === thread(task) && slowed(one) > 2)
      .filter(({ ts }) => ts >= task.ts && ts <= task.ts + (task.dur ?? 0))
      .sort((a, b) => slowed(b) - slowed(a))
      .slice(0, 8)
      .map((one) => `${about(one)}: ${Math.round(slowed(one))}`)
      .join(', ');
  return events
    .filter(({ name }) => name.endsWith('RunTask'))
    .map((task) => ({ ms: slowed(task), parts: DETAILS && slowed(task) > DETAILS_MS ? inside(task) : '' }));
}

/** The tasks of all pages until something has ended. Traced in parts, so that the browser's buffer does not run over. */
async function tasksUntil(browser: Browser, page: Page, end: Promise<void>): Promise<Task[]> {
  const includedCategories = ['toplevel', '__metadata', ...(DETAILS ? ['devtools.timeline', 'v8'] : [])];
  const session = await browser.newBrowserCDPSession();
  let events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const tasks: Task[] = [];
  let ended = false;
  const done = end.then(() => (ended = true));
  while (!ended) {
    await session.send('Tracing.start', { traceConfig: { includedCategories } });
    await Promise.race([done, page.waitForTimeout(TRACE_MS)]);
    const complete = new Promise((got) => session.once('Tracing.tracingComplete', got));
    await session.send('Tracing.end');
    await complete;
    tasks.push(...tasksOf(events));
    events = [];
  }
  return tasks.sort((a, b) => b.ms - a.ms);
}

/** Continues after each scoring, as a reader does. Until then the page shows nothing else. */
const readScorings = (page: Page): Promise<void> =>
  page.evaluate((ms) => {
    let read: Element | null = null;
    new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('dialog.middle footer .button.main');
      if (button && button !== read) setTimeout(() => button.click(), ms);
      read = button;
    }).observe(document.body, { childList: true, subtree: true });
  }, READ_MS);

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
    // Moves of others, and the animations of the beginning.
    await expect(page.locator('.status.may')).toBeVisible({ timeout: 60_000 });
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
    await readScorings(page);
    // The set-up of Tsu-e-fa has too many moves for a list from which the player could choose.
    if (game === 'tsuefa') await page.locator('button.ready').click();
    await page.waitForTimeout(3000);
    const shown = appears(page, '#result-title');
    const play = async (): Promise<void> => {
      await playOverSocket(player, id, THINK_MS);
      await shown;
      await page.waitForTimeout(1000);
    };
    const tasks = await tasksUntil(browser, page, play());
    const long = tasks.filter(({ ms }) => ms > LIMIT_MS).length;
    const listed = tasks.slice(0, 5).map(({ ms }) => Math.round(ms));
    process.stdout.write(
      `\n| ${game} | ${tasks.length} tasks, ${long} over 50 ms | longest: ${listed.join(', ')} ms |\n`,
    );
    for (const { ms, parts } of tasks.filter(({ parts }) => parts))
      process.stdout.write(`${Math.round(ms)} ms: ${parts}\n`);
  });
}
