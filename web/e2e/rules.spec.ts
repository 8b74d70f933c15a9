/** The rules pages: every numbered ruling with its drawn example, and the search over all pages. */
import { expect, test } from './fixtures';
import { GAME_IDS } from './games';

for (const game of GAME_IDS) {
  test(`every numbered ruling of ${game} has a drawn example`, async ({ visit }) => {
    const page = await visit();
    await page.goto(`/rules/${game}`);
    await expect(page.locator('.ruling').first()).toBeAttached();
    await expect(page.locator('.examples')).toHaveCount(await page.locator('.ruling').count());
    for (const examples of await page.locator('.examples').all()) {
      await examples.scrollIntoViewIfNeeded();
      const figure = examples.locator('figure');
      await expect(figure.locator('.board > *').first()).toBeVisible();
      // The example shows either a result or a refusal with its text.
      await expect(figure.locator('.told li').first()).toContainText(/\w/);
    }
  });
}

test('an example shows its result, and can be played out', async ({ visit }) => {
  const page = await visit();
  await page.goto('/rules/ninjan#ninjan/2');
  const first = page.locator('.examples').nth(1);
  await first.scrollIntoViewIfNeeded();
  const heard = first.locator('figure > .heard');
  const before = await heard.textContent();
  await first.getByRole('button', { name: 'Show the result' }).click();
  await expect(heard).not.toHaveText(before ?? '');
  await first.getByRole('button', { name: 'Back to the position' }).click();
  await expect(heard).toHaveText(before ?? '');
  await first.getByRole('link', { name: 'Play it out' }).click();
  await expect(page).toHaveURL(/\/practice\/ninjan\/\d+/);
});

test('a forbidden move is crossed out, with the reason', async ({ visit }) => {
  const page = await visit();
  await page.goto('/rules/kanobu#kanobu/3');
  const refused = page.locator('.examples').nth(2).locator('.bad').first();
  await expect(refused).toContainText('must beat the sign below');
});

test('the search finds words on all pages, in every language, and links to their place', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/rules/paws');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('dynamite attacked');
  const hits = page.locator('.hits a');
  await expect(hits.filter({ hasText: 'both figures are taken off' })).toBeVisible();
  await hits.filter({ hasText: 'both figures are taken off' }).click();
  await expect(page).toHaveURL(/\/rules\/tsuefa#tsuefa\/3/);
  await expect(page.locator('[id="tsuefa/3"]')).toBeInViewport();
  await page.getByRole('searchbox').fill('qwertyuiop');
  await expect(page.locator('.hits')).toContainText('Nothing found');
  const other = await visit({ settings: { lang: 'uk' } });
  await other.goto('/rules/common');
  await other.getByRole('searchbox').fill('динаміт');
  await expect(other.locator('.hits a').first()).toContainText(/динаміт/i);
});
