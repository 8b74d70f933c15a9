/** The fairness proof is checked in the browser with one click, also over plain HTTP. */
import { chromium, type Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { finish, open, quick } from './play';

const record = (page: Page, id: string, game = 1): Promise<string> =>
  page.evaluate(async (path) => (await fetch(path)).text(), `/api/tables/${id}/games/${game}/record`);

/** The button of the first page, with the fastest bots. */
async function playNow(page: Page): Promise<void> {
  await page.getByLabel('Ninjan: number of players').selectOption('2');
  await page.getByLabel('Ninjan: bot level').selectOption('easy');
  await page.getByRole('button', { name: 'Play now: Ninjan' }).click();
  await expect(page).toHaveURL(/\/t\//);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'The text of a record' }).fill(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

test('after a game one click shows that it was fair, and why', async ({ visit }) => {
  const page = await visit();
  const id = await quick(page, { game: 'ninjan', seats: 3 });
  await finish(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Check that it was fair' }).click();
  await expect(dialog.getByText('Fair! Everything matches.')).toBeVisible();
  await dialog.getByRole('link', { name: 'How do we know?' }).click();
  await expect(page).toHaveURL(`/fair?table=${id}&game=1`);
  const found = page.getByRole('list', { name: 'What the check says' });
  await expect(found).toContainText('The deck came out exactly as the recipe says.');
  await expect(found).toContainText('27 secret decisions match their seals.');
  // This browser saw the whole game and stored the commitment and seals.
  await expect(found).toContainText('The promise is the one your browser saw when the game started.');
  await expect(found).toContainText(/\d+ seals are the ones your browser saw while you played/);
});

test('a game in the list of recent games is checked with one click', async ({ visit }) => {
  const page = await visit();
  await quick(page, { game: 'ninjan', seats: 2 });
  await finish(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Check that it was fair' }).click();
  await expect(page.getByRole('heading', { name: 'Fair! Everything matches.' })).toBeVisible();
});

test('a changed record is detected, with its line', async ({ visit }) => {
  const page = await visit();
  const id = await quick(page, { game: 'ninjan', seats: 2 });
  await finish(page);
  const text = await record(page, id);
  const lines = text.split('\n');
  const deck = lines.findIndex((line) => line.startsWith('deck '));
  const [word, first, second, ...rest] = lines[deck]?.split(' ') ?? [];
  await page.goto('/fair');
  await paste(page, lines.with(deck, [word, second, first, ...rest].join(' ')).join('\n'));
  await expect(page.getByRole('heading', { name: 'Something does not match.' })).toBeVisible();
  await expect(page.getByText(`Line ${deck + 1}. Deck 1 is not the one`)).toBeVisible();

  const choice = lines.findIndex((line) => line.startsWith('1 choose R'));
  await paste(page, lines.with(choice, lines[choice]?.replace('R', 'S') ?? '').join('\n'));
  await expect(
    page.getByText(`Line ${choice + 1}. This decision is not the one that was sealed.`),
  ).toBeVisible();

  await paste(page, text.replace('game ninjan', 'game chess'));
  await expect(page.getByText('Line 2. Expected a game')).toBeVisible();

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.rec', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name: 'Fair! Everything matches.' })).toBeVisible();
});

test('a new proof differs from the one that the browser saw', async ({ visit }) => {
  const page = await visit();
  const id = await quick(page, { game: 'ninjan', seats: 2 });
  await finish(page);
  await page.evaluate((key) => {
    const notes = JSON.parse(localStorage.getItem('roshambo-promises') ?? '{}');
    notes[key].promise = 'f'.repeat(64);
    localStorage.setItem('roshambo-promises', JSON.stringify(notes));
  }, `${id}/1`);
  await page.getByRole('button', { name: 'Check that it was fair' }).click();
  await expect(page.getByText('Something does not match.')).toBeVisible();
  await page.getByRole('link', { name: 'How do we know?' }).click();
  await expect(page.getByText('The promise is not the one your browser saw')).toBeVisible();
});

test('the text for the shuffle is set before a quick game and is in its record and the next one', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/fair');
  await page.getByRole('textbox', { name: 'My word for the shuffle' }).fill('котик');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The word is used from the next game on.')).toBeVisible();
  await page.goto('/');
  await playNow(page);
  const id = page.url().split('/').at(-1) ?? '';
  await finish(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('#result-title')).toBeHidden();
  await finish(page);
  for (const game of [1, 2]) {
    expect(await record(page, id, game)).toMatch(/^meta fair-text-\d=котик [0-9a-f]{16}$/m);
    await page.goto(`/fair?table=${id}&game=${game}`);
    await expect(page.getByText('Your own word is in the mix.')).toBeVisible();
  }
});

test('a text from the waiting room counts although bots are seated last', async ({ visit }) => {
  const page = await visit();
  const id = await open(page, { settings: { game: 'ninjan', seats: 3, level: 'random' } });
  await page.getByText('A shuffle nobody can rig').click();
  await page.getByRole('textbox', { name: 'your word' }).fill('кава');
  await page.getByRole('button', { name: 'Add word' }).click();
  await expect(page.getByText('Your word is locked until the game starts')).toBeVisible();
  await page.getByRole('button', { name: 'Start with bots' }).click();
  await finish(page);
  expect(await record(page, id)).toMatch(/^meta fair-text-\d=кава [0-9a-f]{16}$/m);
  await page.goto(`/fair?table=${id}&game=1`);
  await expect(page.getByText('Your own word is in the mix.')).toBeVisible();
});

test('the demonstration keeps its seal and reshuffles when the text changes', async ({ visit }) => {
  const page = await visit();
  await page.goto('/fair');
  const cards = page.getByRole('list', { name: 'The cards, shuffled with the secret and your word' });
  const seal = page.locator('[data-seal]');
  const before = await seal.innerText();
  const orders = new Set<string>();
  for (const word of ['a', 'b', 'c', 'd']) {
    await page.getByRole('textbox', { name: 'Your word' }).fill(word);
    orders.add(await cards.innerText());
  }
  expect(orders.size).toBeGreaterThan(1);
  expect(await seal.innerText()).toBe(before);
  await page.getByRole('button', { name: 'A new secret' }).click();
  await expect(seal).not.toHaveText(before);
});

test('the check works without TLS', async ({ server }) => {
  // An address other than localhost is not a secure context, as in a local network.
  const address = new URL(server.url);
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    args: [
      ...(test.info().project.use.launchOptions?.args ?? []),
      `--host-resolver-rules=MAP 192.0.2.7 ${address.hostname}`,
    ],
  });
  try {
    const page = await browser.newPage({ baseURL: `http://192.0.2.7:${address.port}`, locale: 'en-US' });
    await page.addInitScript(() =>
      localStorage.setItem('roshambo-settings', JSON.stringify({ pace: 'off' })),
    );
    await page.goto('/');
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([false, 'undefined']);
    await playNow(page);
    await finish(page);
    await page.getByRole('button', { name: 'Check that it was fair' }).click();
    await expect(page.getByText('Fair! Everything matches.')).toBeVisible();
  } finally {
    await browser.close();
  }
});
