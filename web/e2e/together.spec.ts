/** Several people at one table: in several browsers, on one device, watching, leaving and returning. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { dice, finish, isOver, open, playOut, playSome, press, quick, sitDown } from './play';

const log = (page: Page) => page.getByRole('log');

test('two browsers play each other, talk, and play again', async ({ visit }) => {
  const [anna, bohdan] = [await visit(), await visit()];
  const id = await open(anna, { settings: { game: 'ninjan', seats: 2 } });
  await bohdan.goto(`/t/${id}`);
  await sitDown(bohdan, 'Богдан');
  await expect(anna.getByText('Богдан')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  // Anna chooses a card and plays it; then she waits for Bohdan.
  await playSome(anna, 2);
  await bohdan.keyboard.press('e');
  await bohdan.getByRole('button', { name: 'Good luck!' }).click();
  await expect(anna.locator('.bubble', { hasText: 'Good luck!' })).toBeVisible();
  await playOut([anna, bohdan]);
  await anna.getByRole('button', { name: 'Play again' }).click();
  await bohdan.getByRole('button', { name: 'Play again' }).click();
  await expect(anna.locator('#result-title')).toBeHidden();
  await finish(anna, bohdan);
});

test('a bot replaces a player who left after a game, if the host starts another', async ({ visit }) => {
  const [anna, bohdan] = [await visit(), await visit()];
  const id = await open(anna, { settings: { game: 'ninjan', seats: 2, level: 'random' } });
  await bohdan.goto(`/t/${id}`);
  await sitDown(bohdan, 'Bohdan');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await finish(anna, bohdan);
  await bohdan.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' };
    await fetch(path, { method: 'POST', headers, body: JSON.stringify({ kind: 'leave' }) });
  }, `/api/tables/${id}/commands`);
  await anna.getByRole('button', { name: 'Play again with bots' }).click();
  await expect(anna.locator('#result-title')).toBeHidden();
  await playSome(anna, 2);
  await expect(log(anna)).toContainText('Round 1: ');
});

test('three people play, and a spectator sees nothing secret', async ({ visit }) => {
  const pages = [await visit(), await visit(), await visit()];
  const [host, ...guests] = pages as [Page, Page, Page];
  const id = await open(host, { settings: { game: 'ninjan', seats: 3 } });
  for (const [i, guest] of guests.entries()) {
    await guest.goto(`/t/${id}`);
    await sitDown(guest, `Guest ${i}`);
  }
  const watcher = await visit();
  await watcher.goto(`/t/${id}`);
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(watcher.locator('.board')).toBeVisible();
  await expect(watcher.locator('.hand')).toHaveCount(0);
  await expect(watcher.getByText(/watching/i).first()).toBeVisible();
  await finish(...pages);
  // Spectators also see the scoring, at their own pace.
  await playOut([watcher]);
});

test('several people share one device, and a curtain is between them', async ({ visit }) => {
  const page = await visit();
  await open(page, { settings: { game: 'ninjan', seats: 2 }, mine: [1, 2] });
  await page.getByRole('button', { name: 'Start the game' }).click();
  const curtain = page.locator('.curtain');
  await expect(curtain).toBeVisible();
  // No hand is on the page before a person has confirmed who is there.
  await expect(page.locator('.hand [data-card]')).toHaveCount(0);
  await curtain.locator('.button.main').click();
  const first = await cards(page);
  expect(first).toHaveLength(9);
  // The first person chooses; then the second is asked for, and sees other cards.
  await page.locator('.hand button.open').first().click();
  await page.locator('.actions .button.main').click();
  await expect(curtain).toBeVisible();
  await expect(page.locator('.hand [data-card]')).toHaveCount(0);
  await curtain.locator('.button.main').click();
  await expect(page.locator('.hand [data-card]')).toHaveCount(9);
  const second = await cards(page);
  expect(second.filter((card) => first.includes(card))).toEqual([]);
  await expect(log(page)).not.toContainText(/yours:.*yours:/s);
  await playOut([page], 4);
});

const cards = (page: Page): Promise<string[]> =>
  page
    .locator('.hand [data-card]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''));

test('two tabs of one player agree', async ({ visit }) => {
  const one = await visit();
  await quick(one, { game: 'ninjan', seats: 2 });
  const other = await one.context().newPage();
  await other.goto(one.url());
  await expect(other.locator('.hand [data-card]')).toHaveCount(9);
  const random = dice(5);
  for (let round = 0; round < 60 && !(await isOver(one)); round += 1) {
    await press(round % 2 ? other : one, random);
    await one.waitForTimeout(20);
  }
  await playOut([one, other], 6);
  expect(await log(other).innerText()).toBe(await log(one).innerText());
});
