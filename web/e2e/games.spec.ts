/** A whole game of each kind against bots, through the interface. */
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
    // What was shown is what is on record.
    const record = await page.evaluate(
      async (id) => (await fetch(`/api/tables/${id}/games/1/record`)).text(),
      id,
    );
    expect(record).toMatch(new RegExp(`^roshambo-record 1\ngame ${request.game}\n`));
  });
}

test('motion brings a game to the same end', async ({ visit }) => {
  const page = await visit({ settings: { pace: 'fast' } });
  await quick(page, { game: 'ninjan', seats: 3 });
  await playOut([page]);
});
