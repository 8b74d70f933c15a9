/** What the log says, and the throws before the first move. */
import { expect, test } from './fixtures';
import { quick } from './play';

test('the log tells a throw when the fists have opened, calls the player You, and leaves decisions out', async ({
  visit,
}) => {
  const page = await visit({ settings: { pace: 'fast', lots: 'never' } });
  await page.addInitScript(() => {
    const seen = { fists: false, opened: false, early: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const told = document.querySelector('[role=log]')?.textContent.includes('The throw') ?? false;
      seen.fists ||= document.querySelector('.moment figure:not(.shown)') !== null;
      seen.opened ||= document.querySelector('.moment figure.shown') !== null;
      seen.early ||= told && !seen.opened;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await quick(page, { game: 'kanobu', seats: 2 });
  const log = page.getByRole('log');
  await page.locator('.throw .choice').first().click();
  await expect(log).toContainText(/The throw: (you – rock, .+|.+, you – rock)\. /);
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    fists: true,
    opened: true,
    early: false,
  });
  await expect(log).not.toContainText('decided');
  await expect(log.locator('li.own').first()).toContainText('The throw');
  await expect(page.locator('.plate.mine strong')).toHaveText('You');
});

test('against bots the page throws for the first move, and says who starts', async ({ visit }) => {
  const page = await visit({ settings: { lang: 'ru' } });
  await quick(page, { game: 'kanobu', seats: 6 });
  const log = page.getByRole('log');
  await expect(log).toContainText(/Первый ход (делаете вы|делает )/);
  await expect(log.locator('li.own').first()).toContainText(/На пальцах: .*вы — /);
  await expect(page.locator('.throw')).toHaveCount(0);
});

test('throw for me goes on until somebody starts', async ({ visit }) => {
  const page = await visit({ settings: { lots: 'never' } });
  await quick(page, { game: 'paws', seats: 4 });
  await expect(page.locator('.throw .choice')).toHaveCount(3);
  await page.getByRole('button', { name: 'Throw for me' }).click();
  await expect(page.getByRole('log')).toContainText(/opens? the round/);
  await expect(page.locator('.throw')).toHaveCount(0);
});

test('in a lesson the learner is called You', async ({ visit }) => {
  const page = await visit();
  await page.goto('/learn/ninjan');
  await expect(page.locator('.plate.mine strong')).toHaveText('You');
  await expect(page.getByText('Player', { exact: true })).toHaveCount(0);
});
