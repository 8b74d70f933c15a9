/** Lost connections and a killed server: the table is restored exactly, and the selection is kept. */
import type { Page } from '@playwright/test';
import { expect, LOST, test } from './fixtures';
import { playOut, playSome, playUntil, quick } from './play';
import { Server } from './server';

const shown = (page: Page) => page.locator('main').innerText();

/** Chooses the first card that can be chosen. */
async function choose(page: Page): Promise<string> {
  const open = '.hand button.open:not(.chosen)';
  const card = page.locator(open).first();
  await playUntil([page], card, { spared: open });
  await card.click();
  const chosen = page.locator('.hand button.chosen');
  await expect(chosen).toHaveCount(1);
  // A mouse that rests on a card explains it.
  await page.mouse.move(0, 0);
  return (await chosen.getAttribute('data-card')) ?? '';
}

test('a lost connection is shown immediately, and the selection is kept', async ({ visit }) => {
  const page = await visit({ allowed: LOST });
  await quick(page, { game: 'ninjan', seats: 3 });
  await playSome(page, 4);
  const card = await choose(page);
  const before = await shown(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Connection lost')).toBeHidden();
  expect(await page.locator('.hand button.chosen').getAttribute('data-card')).toBe(card);
  expect(await shown(page)).toBe(before);
  await playOut([page]);
});

test('reloading the page shows the same table', async ({ visit }) => {
  const page = await visit();
  await quick(page, { game: 'kanobu', seats: 3, options: { opening: '1' } });
  await expect(page.locator('.hand button.open, .actions .button').first()).toBeVisible();
  const before = await shown(page);
  await page.reload();
  await expect(page.locator('.hand button.open, .actions .button').first()).toBeVisible();
  expect(await shown(page)).toBe(before);
});

test('a server killed during a game loses nothing', async ({ visit }) => {
  // A separate server, because other tests use the shared one.
  const server = new Server();
  await server.start();
  try {
    const page = await visit({ baseURL: server.url, allowed: LOST });
    await page.goto(server.url);
    await quick(page, { game: 'ninjan', seats: 3 });
    await playSome(page, 6);
    const card = await choose(page);
    const before = await shown(page);
    await server.kill();
    await expect(page.getByText('Connection lost')).toBeVisible();
    await server.start();
    await expect(page.getByText('Connection lost')).toBeHidden();
    expect(await page.locator('.hand button.chosen').getAttribute('data-card')).toBe(card);
    expect(await shown(page)).toBe(before);
    await playOut([page]);
  } finally {
    await server.end();
  }
});
