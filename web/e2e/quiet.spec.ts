/** A page on which nothing happens uses no processor, and neither does one that nobody sees: no styles, no layout, no timers. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { FULL_TABLES, golden, perGame } from './games';
import { Learner } from './lesson';
import { dice, open, press, sitDown } from './play';
import { rendering } from './rendering';

/** How long a page is watched, in milliseconds. Two style recalculations a second are allowed: a clock may tick. */
const WINDOW_MS = 2000;
const MOST_RECALCULATIONS = 4;

/** Waits until the page is idle: short animations may end first. Fails if it never is. */
async function becomesIdle(page: Page): Promise<void> {
  const counts = await rendering(page);
  const watch = async (): Promise<string> => {
    const before = await counts();
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), WINDOW_MS);
    const after = await counts();
    const styles = after.styles - before.styles;
    const layouts = after.layouts - before.layouts;
    return styles <= MOST_RECALCULATIONS && layouts === 0 ? 'idle' : `${styles} styles, ${layouts} layouts`;
  };
  await expect.poll(watch, { timeout: 60_000 }).toBe('idle');
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations === Infinity)
      .map((one) => (one instanceof CSSAnimation ? one.animationName : one.id)),
  );
  expect(endless, 'no animation runs for ever').toEqual([]);
}

const animated = { settings: { pace: 'normal' } };

for (const { game } of perGame(FULL_TABLES)) {
  test(`an idle table of ${game} is quiet, for the one who is to act and for the one who waits`, async ({
    visit,
  }) => {
    const [anna, bohdan] = [await visit(animated), await visit(animated)];
    const id = await open(anna, { settings: { game, seats: 2 } });
    await bohdan.goto(`/t/${id}`);
    await sitDown(bohdan, 'Bohdan');
    await becomesIdle(bohdan);
    await anna.getByRole('button', { name: 'Start the game' }).click();
    await expect(anna.locator('.board')).toBeVisible();
    await becomesIdle(anna);
    // Anna does what she can; then she waits for Bohdan.
    const random = dice(1);
    for (let presses = 0; presses < 12 && (await press(anna, random)); presses += 1)
      await anna.waitForTimeout(100);
    await becomesIdle(anna);
    await becomesIdle(bohdan);
  });
}

test('lessons, replays and the first page are quiet', async ({ visit }) => {
  const page = await visit(animated);
  await page.goto('/');
  await becomesIdle(page);
  const learner = new Learner(page, 'kanobu');
  await learner.begin();
  await becomesIdle(page);
  await page.goto('/replay');
  await page.locator('textarea').fill(golden('kanobu/kanobu-rulebook-example'));
  await page.locator('form .button.main').click();
  await expect(page.locator('.controls')).toBeVisible();
  await becomesIdle(page);
});

/**
 * Makes the page believe that it is in the background. Browsers without a window never put a page there, so this does what
 * they would do: the page is told, and gets no frames.
 */
const sendToBackground = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    window.requestAnimationFrame = () => 0;
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Counts the timers that fire. */
const countTimers = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { timers: number };
    seen.timers = 0;
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const original = window[name].bind(window);
      const counting = (done: () => void, ms?: number): unknown =>
        original(() => {
          seen.timers += 1;
          done();
        }, ms);
      Object.assign(window, { [name]: counting });
    }
  });
const timers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { timers: number }).timers);

for (const { game } of perGame(FULL_TABLES)) {
  test(`a table of ${game} in the background does nothing, even while a clock runs`, async ({ visit }) => {
    const [anna, bohdan] = [await visit(animated), await visit(animated)];
    await countTimers(anna);
    const clock = { kind: 'per-move', seconds: 600 };
    const id = await open(anna, { settings: { game, seats: 2, clock } });
    await bohdan.goto(`/t/${id}`);
    await sitDown(bohdan, 'Bohdan');
    await anna.getByRole('button', { name: 'Start the game' }).click();
    await expect(anna.locator('.board')).toBeVisible();
    await expect(anna.locator('.clock.running').first()).toBeVisible();
    await sendToBackground(anna);
    const counts = await rendering(anna);
    const work = async (): Promise<string> => JSON.stringify([await counts(), await timers(anna)]);
    // What was under way when the page went to the background ends first; a clock would never end.
    const watch = async (): Promise<boolean> => {
      const before = await work();
      // Another page waits: a timer of this page would be one that fires.
      await bohdan.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), WINDOW_MS);
      return (await work()) === before;
    };
    await expect.poll(watch, { timeout: 60_000 }).toBe(true);
  });
}
