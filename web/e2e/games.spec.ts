/** A whole game of each kind against bots, through the interface. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { GAME_IDS, WHOLE_GAMES } from './games';
import { playOut, quick } from './play';

const TABLES = GAME_IDS.flatMap((game) => WHOLE_GAMES[game].map((table) => ({ ...table, game })));

for (const request of TABLES) {
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
