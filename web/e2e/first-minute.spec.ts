/** The first minute: from the first page to the first move, alone and with friends. */
import { expect, test } from './fixtures';
import { press, sitDown } from './play';

for (const title of [
  'Paws, Scissors, Paper',
  'Paws, Scissors, Paper: quick rules',
  'Ninjan',
  'Kanobu',
  'Tsu-e-fa!',
]) {
  test(`one click leads to the first move of ${title}`, async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: `Play now: ${title}`, exact: true }).click();
    await expect(page).toHaveURL(/\/t\/[a-z0-9]+/i);
    await expect.poll(() => press(page, () => 0)).toBe(true);
  });
}

test('a table for friends can be joined by link, code and QR code', async ({ visit }) => {
  const host = await visit();
  await host.goto('/');
  await host
    .getByRole('link', { name: /With friends/ })
    .nth(2)
    .click();
  await expect(host).toHaveURL(/\/new\?game=/);
  await host.locator('form button.main, main button.main').last().click();
  await expect(host).toHaveURL(/\/t\//);
  await expect(host.getByRole('img', { name: /QR code/ })).toBeVisible();
  const code = (await host.locator('.code').innerText()).trim();
  const [byLink, byCode] = [await visit(), await visit()];
  await byLink.goto(host.url());
  await sitDown(byLink, 'Link');
  await expect(host.getByText('Link', { exact: true })).toBeVisible();
  await byCode.goto('/');
  await byCode.getByRole('textbox', { name: 'Table code or link' }).fill(code);
  await byCode.getByRole('button', { name: 'Go to the table' }).click();
  await expect(byCode).toHaveURL(host.url());
});

test('public tables are listed, and can be joined and watched', async ({ visit }) => {
  const [host, other] = [await visit(), await visit()];
  await host.goto('/');
  await host.evaluate(() =>
    fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settings: { game: 'kanobu', seats: 6, public: true } }),
    }),
  );
  await other.goto('/tables');
  await other.getByRole('button', { name: 'Join: Kanobu' }).first().click();
  await expect(other).toHaveURL(/\/t\//);
  await expect(other.getByRole('button', { name: 'Leave seat' })).toBeVisible();
  const watcher = await visit();
  await watcher.goto('/tables');
  await watcher.locator('main').getByRole('link', { name: /Watch/ }).first().click();
  await expect(watcher).toHaveURL(/\/t\//);
});

test('an unknown address shows an error page', async ({ visit }) => {
  const page = await visit({ allowed: /404/ });
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /first page|start page|home/i }).first()).toBeVisible();
});
