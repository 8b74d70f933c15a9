/** A whole game of each kind against bots, through the interface. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { playOut, quick } from './play';

const GAMES = [
  { game: 'paws', seats: 3 },
  { game: 'paws-quick', seats: 3, options: { games: '2' } },
  { game: 'ninjan', seats: 5 },
  { game: 'kanobu', seats: 4 },
  { game: 'tsuefa', seats: 2 },
  { game: 'tsuefa', seats: 2, options: { variant: 'pro' } },
];

for (const request of GAMES) {
  const variant = Object.values(request.options ?? {}).join(' ');
  test(`a whole game of ${request.game} ${variant} against bots`, async ({ visit }) => {
    const page = await visit();
    const id = await quick(page, request);
    await playOut([page]);
    await expect(page.locator('#result-title')).toBeVisible();
    // The result shown equals the recorded result.
    const record = await page.evaluate(
      async (id) => (await fetch(`/api/tables/${id}/games/1/record`)).text(),
      id,
    );
    expect(record).toMatch(new RegExp(`^roshambo-record 1\ngame ${request.game}\n`));
  });
}

/** Counts the card animations over the table. */
const watchFlights = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { flights: number };
    seen.flights = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('.ghost')) seen.flights += 1;
    }).observe(document, { childList: true, subtree: true });
  });
const flights = (page: Page) => page.evaluate(() => (window as unknown as { flights: number }).flights);

test('events are animated', async ({ visit }) => {
  const page = await visit({ settings: { pace: 'fast' } });
  await watchFlights(page);
  await quick(page, { game: 'ninjan', seats: 2 });
  await playOut([page]);
  expect(await flights(page)).toBeGreaterThan(9);
});

test('with reduced motion nothing is animated, and the game continues', async ({ visit }) => {
  const page = await visit({ settings: { pace: 'fast' }, reducedMotion: 'reduce' });
  await watchFlights(page);
  await quick(page, { game: 'ninjan', seats: 2 });
  await playOut([page]);
  expect(await flights(page)).toBe(0);
});
