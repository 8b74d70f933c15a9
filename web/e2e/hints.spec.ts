/** Hints with reasons, and the list of unseen cards: where they are offered, what they do, and where they are not offered. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { HINT_TABLES, perGame } from './games';
import { isOver, open, playSome, quick, sitDown } from './play';

const ask = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });
const place = (page: Page) =>
  page.locator('.place', { has: page.locator('div.hint, aside.hint, section.hint') });
const bubble = (page: Page) => page.locator('.place .hint');
const followed = (page: Page) => bubble(page).getByRole('button', { name: /^(Do it|Show this setup)$/ });

/** Follows hints for a number of moves. */
async function playByHints(page: Page, times: number): Promise<number> {
  let done = 0;
  for (; done < times && !(await isOver(page)); done += 1) {
    await expect(async () => {
      if (await isOver(page)) return;
      // A scoring waits for confirmation.
      const read = page.locator('dialog.middle footer .button.main');
      if (await read.isVisible()) await read.click();
      // A second press would close it again.
      if (!(await bubble(page).isVisible())) await ask(page).click({ timeout: 500 });
      await expect(bubble(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    if (await isOver(page)) break;
    const move = (await bubble(page).locator('strong').innerText()).trim();
    await expect(followed(page)).toBeEnabled();
    expect(await bubble(page).locator('li').count(), `why ${move}`).toBeGreaterThan(0);
    await followed(page).click();
    const ready = page.locator('button.ready:not(:disabled)');
    const sure = page.locator('dialog .answers .button.main');
    if (await ready.isVisible()) await ready.click();
    if (await sure.isVisible()) await sure.click();
    await expect(bubble(page)).toBeHidden();
  }
  return done;
}

for (const request of perGame(HINT_TABLES)) {
  test(`hints in ${request.game} can be followed, and the game continues`, async ({ visit }) => {
    const page = await visit();
    await quick(page, request);
    expect(await playByHints(page, 6)).toBeGreaterThan(2);
    await expect(page.locator('.refusal')).toHaveCount(0);
  });
}

test('a hint marks its card; Escape closes it and H requests it', async ({ visit }) => {
  const page = await visit();
  await quick(page, { game: 'ninjan', seats: 2 });
  await expect(page.locator('.hand [data-card]')).toHaveCount(9);
  await page.keyboard.press('h');
  await expect(followed(page)).toBeVisible();
  await expect(page.locator('.hand [data-hinted]')).toHaveCount(1);
  await expect(place(page)).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeHidden();
  await expect(page.locator('[data-hinted]')).toHaveCount(0);
});

for (const hints of [false, true]) {
  test(`two people ${hints ? 'get hints where the table allows them' : 'get no hints'}`, async ({
    visit,
  }) => {
    const [anna, boris] = [await visit(), await visit()];
    const id = await open(anna, { settings: { game: 'ninjan', seats: 2, hints } });
    await boris.goto(`/t/${id}`);
    await expect(boris.getByText('hints are allowed')).toHaveCount(hints ? 1 : 0);
    await sitDown(boris, 'Boris');
    await anna.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [anna, boris]) {
      await expect(page.locator('.hand [data-card]')).toHaveCount(9);
      await expect(ask(page)).toHaveCount(hints ? 1 : 0);
      await page.keyboard.press('h');
      if (hints) await expect(followed(page)).toBeVisible();
      else await expect(bubble(page)).toHaveCount(0);
    }
    const watcher = await visit();
    await watcher.goto(`/t/${id}`);
    await expect(watcher.locator('.board')).toBeVisible();
    await expect(ask(watcher)).toHaveCount(0);
    await watcher.keyboard.press('u');
    await expect(watcher.locator('.unseen')).toHaveCount(0);
  });
}

const listed = (page: Page) => page.locator('.unseen li').count();

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`the list of unseen cards shrinks, at ${width} px`, async ({ visit }) => {
    const page = await visit({ viewport: { width, height } });
    await quick(page, { game: 'ninjan', seats: 2 });
    await expect(page.locator('.hand [data-card]')).toHaveCount(9);
    await expect(page.locator('.unseen')).toHaveCount(0);
    const show = async () => {
      await expect(async () => {
        if (!(await page.locator('.unseen').isVisible())) await page.keyboard.press('u');
        await expect(page.locator('.unseen')).toBeVisible({ timeout: 1000 });
      }).toPass();
    };
    await show();
    const before = await listed(page);
    expect(before).toBeGreaterThan(9);
    await expectAccessible(page, 'what is unseen');
    if (width < 960) await page.keyboard.press('Escape');
    await playSome(page, 4);
    await show();
    await expect.poll(() => listed(page)).toBeLessThan(before);
  });
}

test('the panel stays open at the next table, and axe finds no violation in either', async ({ visit }) => {
  const page = await visit({ settings: { unseen: true } });
  await quick(page, { game: 'kanobu', seats: 3, options: { opening: '1' } });
  await expect(page.locator('.unseen')).toBeVisible();
  await expect(async () => {
    await ask(page).click({ timeout: 500 });
    await expect(followed(page)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expectAccessible(page, 'hint and unseen');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect(page.locator('.unseen')).toHaveCount(0);
});

test('in Tsu-e-fa it lists what figures can carry, and never in pro', async ({ visit }) => {
  const page = await visit({ settings: { unseen: true } });
  await quick(page, { game: 'tsuefa', seats: 2 });
  await page.locator('button.ready:not(:disabled)').click();
  await expect(page.locator('.unseen .figures li')).toHaveCount(12);
  await expect(page.locator('.unseen .figures li').first().locator('svg').first()).toBeVisible();
  await quick(page, { game: 'tsuefa', seats: 2, options: { variant: 'pro' } });
  await page.locator('button.ready:not(:disabled)').click();
  await expect(page.locator('.board button.own').first()).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.locator('.unseen')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Still hidden' })).toHaveCount(0);
});
