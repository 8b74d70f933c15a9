/** The review of a finished game, from the result to the practice of a mistake. */
import type { Review } from '$bindings';
import { expectAccessibleInBothThemes } from './axe';
import { expect, test } from './fixtures';
import { finish, playUntil, quick } from './play';

test('a game is reviewed, watched at a move, played again from there, and its mistakes are practised', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 } });
  const id = await quick(page, { game: 'ninjan', seats: 2 });
  await finish(page);
  await page.getByRole('link', { name: 'Review the game' }).click();

  // The player has seen the end, so the review begins at once, and is kept.
  await expect(page).toHaveTitle('Review: Ninjan – Roshambo');
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  // The thread of a review has low priority, so on a busy machine it may take long.
  await expect(page.getByRole('img', { name: 'Chances to win' })).toBeVisible({ timeout: 180_000 });
  await expect(page.getByRole('heading', { name: 'You', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the review');
  await slider.fill('5');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Move 5 of \d+.*, you: \d+ %/i);
  const review = await page.evaluate(
    async (id) => (await (await fetch(`/api/tables/${id}/games/1/review`)).json()) as Review,
    id,
  );
  expect(review.points.length).toBeGreaterThan(5);

  // To the move in the replay, and back without computing it again.
  const graph = page.locator('section', { has: page.getByRole('img', { name: 'Chances to win' }) });
  await graph.getByRole('link', { name: 'Watch' }).click();
  await expect(page.getByText('Move 5', { exact: true })).toBeVisible();
  await page.goBack();
  const late = review.points.length - 10;
  await slider.fill(String(late));
  await graph.getByRole('link', { name: 'Play from here' }).click();
  await expect(page).toHaveTitle('Once more: Ninjan – Roshambo');
  await expect(page.getByText(`The game after move ${late}.`, { exact: false })).toBeVisible();
  await playUntil([page], page.locator('header strong', { hasText: 'The game is over' }));

  // A mistake is a position to solve again. Which moves are mistakes is for the review to say; any decision can be one.
  const decision = review.decisions.find(({ seat, played }) => seat === 1 && played.startsWith('choose '));
  await page.evaluate(
    ([table, entry]) => {
      const mistake = { table, game: 1, entry, seat: 1, due: 0, solved: 0 };
      localStorage.setItem('roshambo-mistakes', JSON.stringify([mistake]));
    },
    [id, decision?.entry ?? 0] as const,
  );
  await page.goto('/mistakes');
  await expect(
    page.getByText(`Move ${decision?.entry} of your game was a mistake.`, { exact: false }),
  ).toBeVisible();
  // The review compares some of the moves, the best one among them.
  const card = decision?.moves[0]?.move.replace('choose ', '');
  await page.locator(`.hand button[data-card="${card}"]`).click();
  await page.locator('.actions .button.main').click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('That was all for today.', { exact: false })).toBeVisible();
});
