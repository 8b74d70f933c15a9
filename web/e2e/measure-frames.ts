/**
 * `make frames`: how much processor an idle page uses, and the longest frame of a whole game on a phone
 * whose processor is four times slower. Prints the tables of docs/performance.md.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { FULL_TABLES, perGame } from './games';
import { playOut, quick } from './play';

const PHONE = { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const WINDOW_S = 10;

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

/** Counts frames by their length from now on. */
function countFrames(): void {
  const frames: number[] = [];
  (window as unknown as { frames: number[] }).frames = frames;
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => frames.push(entry.duration)),
  ).observe({ type: 'long-animation-frame' });
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
  test(`frames of ${game}`, async ({ visit }) => {
    test.setTimeout(1_800_000);
    const page = await visit({ ...PHONE, settings: { pace: 'fast' }, allowed: /./ });
    await page.addInitScript(countFrames);
    await quick(page, { game, ...request });
    await expect(page.locator('.board')).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await playOut([page], 3);
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    frames.sort((a, b) => b - a);
    const listed = frames.slice(0, 5).map((ms) => Math.round(ms));
    process.stdout.write(
      `\n| ${game} | ${frames.length} frames over 50 ms | longest: ${listed.join(', ')} ms |\n`,
    );
  });
}
