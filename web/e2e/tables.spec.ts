/** What happens to a table beside moves: missed moves, pauses, another game at the same table. */
import { expect, test } from './fixtures';
import { open, quick, sitDown } from './play';

test('a missed move is made by a bot, and without people the game pauses', async ({ visit }) => {
  const page = await visit();
  const clock = { kind: 'per-move', seconds: 2 };
  await open(page, { settings: { game: 'ninjan', seats: 2, clock }, bots: { 2: 'easy' } });
  await page.getByRole('button', { name: 'Start the game' }).click();
  // The player is there and does nothing.
  await expect(page.getByText('Time was up, so a bot moved for you. The next move is yours.')).toBeVisible();
  const back = page.getByRole('button', { name: 'Take the seat back' });
  await expect(back).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('The game is paused. Take the seat back to continue.')).toBeVisible();
  await expect(page.locator('.status')).toContainText('Paused');
  // Three more missed moves pause the game again, so the page itself watches for the moment in which it goes on.
  const goesOn = page.waitForFunction(() => {
    const words = document.body.innerText;
    return !words.includes('Paused') && !words.includes('Take the seat back');
  });
  await back.click();
  await goesOn;
  // The result says that a bot played.
  await page.locator('[data-opens="menu"]').click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('dialog .answers .button.main').click();
  await expect(page.locator('#result-title')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/a bot made \d moves/)).toBeVisible();
});

test('the host changes the game at the same table, and everybody stays', async ({ visit }) => {
  const [anna, boris] = [await visit(), await visit()];
  const id = await open(anna, { settings: { game: 'ninjan', seats: 2 } });
  await boris.goto(`/t/${id}`);
  await sitDown(boris, 'Boris');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(boris.locator('.board')).toBeVisible();
  await boris.locator('[data-opens="menu"]').click();
  await boris.getByRole('button', { name: 'Give up' }).click();
  await boris.locator('dialog .answers .button.main').click();
  // Only the host can choose.
  await expect(boris.locator('#result-title')).toBeVisible();
  await expect(boris.getByRole('button', { name: 'Change the game' })).toHaveCount(0);
  await anna.getByRole('button', { name: 'Change the game' }).click();
  await anna.getByRole('radio', { name: 'Tsu-e-fa!' }).check({ force: true });
  await anna.getByRole('button', { name: 'Choose this' }).click();
  for (const page of [anna, boris]) {
    await expect(page.getByRole('heading', { level: 1, name: 'Tsu-e-fa!' })).toBeVisible();
    await expect(page.getByText('Boris').first()).toBeVisible();
  }
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, boris]) await expect(page.locator('.board button').first()).toBeVisible();
});

test('a move is taken back: alone at once, among people if they allow it', async ({ visit }) => {
  const [anna, boris] = [await visit(), await visit()];
  const takeBack = async (name: string): Promise<void> => {
    await anna.locator('[data-opens="menu"]').click();
    await anna.getByRole('button', { name, exact: true }).click();
  };
  const chooseCard = async (): Promise<void> => {
    await anna.locator('.hand button.open').first().click();
    await anna.locator('.actions .button.main').click();
  };
  const cards = (): Promise<(string | null)[]> =>
    anna
      .locator('.hand [data-card]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')).sort());
  const line = anna.getByRole('log').getByText('You took back a move');

  await quick(anna, { game: 'ninjan', seats: 2 });
  await expect(anna.locator('.status.may')).toBeVisible();
  await takeBack('Take back my last move');
  await expect(anna.getByText('no decision in this game that could be taken back').first()).toBeVisible();
  const before = await cards();
  await chooseCard();
  // The cards are revealed.
  await expect(anna.locator('.pile.open').first()).toBeVisible();
  expect(await cards()).not.toEqual(before);
  await takeBack('Take back my last move');
  await expect(line).toBeVisible();
  await expect.poll(cards).toEqual(before);
  await expect(anna.locator('.pile.open')).toHaveCount(0);

  const id = await open(anna, { settings: { game: 'ninjan', seats: 2 } });
  await boris.goto(`/t/${id}`);
  await sitDown(boris, 'Boris');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await chooseCard();
  await expect(anna.locator('.hand button.open')).toHaveCount(0);
  for (const answer of ['Refuse', 'Allow']) {
    await takeBack('Ask to take back my last move');
    await expect(anna.getByText('Waiting for the others to allow')).toBeVisible();
    await expect(boris.getByText('asks to take back the last move')).toBeVisible();
    await boris.getByRole('button', { name: answer, exact: true }).click();
    await expect(boris.getByText('asks to take back the last move')).toBeHidden();
    await expect(anna.getByText('Waiting for the others to allow')).toBeHidden();
  }
  await expect(line).toBeVisible();
  await expect(anna.locator('.hand button.open').first()).toBeVisible();
});
