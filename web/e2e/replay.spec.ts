/** Replays: finished games, uploaded records, and one's own running game. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { finish, playSome, quick } from './play';

const golden = (name: string) =>
  readFileSync(new URL(`../../crates/roshambo-table/tests/golden/${name}.rec`, import.meta.url), 'utf8');

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const seenBy = (page: Page) => page.getByRole('combobox', { name: 'View' });
const ending = (page: Page) => page.getByRole('heading', { name: 'How it ended' });

/** Opens a pasted record. */
async function paste(page: Page, record: string): Promise<void> {
  await page.goto('/replay');
  await page.getByRole('textbox', { name: 'Or paste its text' }).fill(record);
  await press(page, 'Check and watch');
}

/** The hand of a seat after a number of moves, from the server. */
const handOf = (page: Page, id: string, seat: number, move: number): Promise<string[]> =>
  page.evaluate(
    async ([id, seat, move]) => {
      const answer = await fetch(`/api/tables/${id}/games/1/replay?view=${seat}`);
      const { steps } = (await answer.json()) as { steps: { views: { hand: string[] }[] }[] };
      return (steps[move - 1]?.views[0]?.hand ?? []).sort();
    },
    [id, seat, move] as const,
  );
const shownHand = (page: Page): Promise<string[]> =>
  page
    .locator('.hand button')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card ?? '').sort());

test('a finished game can be watched from every seat without revealing the end', async ({ visit }) => {
  const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const id = await quick(page, { game: 'ninjan', seats: 3 });
  await finish(page);
  await page.getByRole('link', { name: 'Watch it again' }).click();

  // The start, without any sign of the end.
  await expect(page).toHaveTitle('Replay: Ninjan – Roshambo');
  await expect(page.getByText('Start', { exact: true })).toBeVisible();
  await expect(slider(page)).toBeDisabled();
  await expect(ending(page)).toBeHidden();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expectAccessible(page);

  // Forward by key and button; back with the scrubber, which ends at the last move seen.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Move 1', { exact: true })).toBeVisible();
  await press(page, 'One move forward');
  await press(page, 'One move forward');
  await expect(page.getByText('Move 3', { exact: true })).toBeVisible();
  await expect(slider(page)).toHaveAttribute('max', '3');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Move 3: ./);
  await slider(page).fill('1');
  await expect(page.getByText('Move 1', { exact: true })).toBeVisible();
  expect(await shownHand(page)).toEqual(await handOf(page, id, 1, 1));

  // Another seat shows its own hand, a spectator none, and the open view all of them.
  await seenBy(page).selectOption('2');
  await expect.poll(() => shownHand(page)).toEqual(await handOf(page, id, 2, 1));
  await page.keyboard.press('v');
  await expect.poll(() => shownHand(page)).toEqual(await handOf(page, id, 3, 1));
  await seenBy(page).selectOption('spectator');
  await expect(page.locator('.hand')).toHaveCount(0);
  await seenBy(page).selectOption('full');
  await expect(page.locator('.plate .open')).toHaveCount(2);
  for (const seat of [2, 3])
    await expect(page.locator(`.plate[data-seat="${seat}"] .open > *`)).toHaveCount(9);
  expect(await shownHand(page)).toEqual(await handOf(page, id, 1, 1));
  await expectAccessible(page);

  await press(page, 'View, speed and more');
  // A link opens exactly this move, and nothing after it.
  await press(page, 'Link to this move');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`/t/${id}/games/1\\?move=1&view=full$`));
  await expect(page).toHaveURL(link);
  const friend = await visit();
  await friend.goto(link);
  await expect(friend.getByText('Move 1', { exact: true })).toBeVisible();
  await expect(friend.locator('.plate .open')).toHaveCount(2);
  await expect(slider(friend)).toHaveAttribute('max', '1');
  // Without a view parameter the spectator's view is shown.
  await friend.goto(`/t/${id}/games/1?move=1`);
  await expect(friend.getByText('Move 1', { exact: true })).toBeVisible();
  await expect(seenBy(friend)).toHaveValue('spectator');
  await expect(friend.locator('.hand')).toHaveCount(0);

  // The end, on request.
  await press(page, 'Show how it ends');
  await expect(ending(page)).toBeVisible();
  await expect(page.getByText(/^Move (\d+) of \1$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await expect(page.getByText('Start', { exact: true })).toBeVisible();
  await expect(ending(page)).toBeHidden();

  // The saved file equals the server's record and can be opened again.
  const record = await page.evaluate(
    async (id) => (await fetch(`/api/tables/${id}/games/1/record`)).text(),
    id,
  );
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the record' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe(record);
  await paste(friend, record);
  await expect(friend.getByText('Start', { exact: true })).toBeVisible();
  await press(friend, 'Show how it ends');
  await expect(ending(friend)).toBeVisible();

  // The list of recent games links to it without revealing the result.
  await page.goto('/');
  await page.getByRole('link', { name: /Watch it again/ }).click();
  await expect(page.getByText('Start', { exact: true })).toBeVisible();
});

test('a replay plays by itself and can be paused', async ({ visit }) => {
  const page = await visit();
  await paste(page, golden('ninjan/example-round'));
  await press(page, 'Play');
  await expect(page.getByText('Move 2', { exact: true })).toBeVisible();
  await press(page, 'Pause');
  await page.keyboard.press('4');
  await press(page, 'View, speed and more');
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('off');
  await page.keyboard.press('Home');
  // The key would also press a focused button.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Space');
  await expect(page.getByText(/The record ends here|How it ended/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('an invalid record shows the error at its line, and can be corrected', async ({ visit }) => {
  const page = await visit({ allowed: /400/, viewport: { width: 360, height: 740 } });
  const lines = golden('kanobu/kanobu-rulebook-example').split('\n');
  const at = lines.findIndex((line) => /^\d /.test(line));
  const right = lines[at] ?? '';
  lines[at] = 'nonsense';
  await paste(page, lines.join('\n'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`Line ${at + 1}.`);
  await expect(alert.locator('.bad')).toContainText('nonsense');
  await expect(alert.locator('.quoted')).not.toHaveCount(1);
  await expectAccessible(page);
  const text = page.getByRole('textbox', { name: 'Or paste its text' });
  await expect(text).toHaveValue(/nonsense/);
  await text.fill((await text.inputValue()).replace('nonsense', right));
  await press(page, 'Check and watch');
  await expect(page.getByText('Start', { exact: true })).toBeVisible();
  // From disk as well; an unfinished record is also valid.
  await page.goto('/replay');
  const buffer = Buffer.from(golden('kanobu/kanobu-rulebook-example'));
  await page.getByLabel('Choose a file').setInputFiles({ name: 'game.rec', mimeType: 'text/plain', buffer });
  await press(page, 'Show how it ends');
  await expect(page.getByText('The record ends here.')).toBeVisible();
});

test('Tsu-e-fa! with all cards open shows all hidden items', async ({ visit }) => {
  const page = await visit();
  await paste(page, golden('tsuefa/ruling-04-tied-throws-attacker-wins'));
  // A figure has the letter of its team, and that of its item if it is known.
  const items = page.locator('.people .figure > text:nth-of-type(2)');
  await expect(page.getByText('Start', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.people .figure')).toHaveCount(24);
  await expect(items).toHaveCount(0);
  await seenBy(page).selectOption('1');
  await expect(items).toHaveCount(12);
  await seenBy(page).selectOption('full');
  await expect(items).toHaveCount(24);
  // A finished game does not ask for a set-up.
  await page.keyboard.press('Home');
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a player against bots can look back and continue', async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 } });
  await quick(page, { game: 'kanobu', seats: 3, options: { opening: '1' } });
  await playSome(page, 4);
  // The last press may still be on its way.
  await page.reload();
  const hand = page.locator('.hand button');
  await expect(page.getByText('Your turn')).toBeVisible();
  const before = await shownHand(page);
  await page.keyboard.press('p');
  await expect(page.getByText('The game so far')).toBeVisible();
  // The current position; everything so far is known.
  await expect(page.getByText(/^Move (\d+) of \1$/)).toBeVisible();
  expect(await shownHand(page)).toEqual(before);
  await expect(ending(page)).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^Move (\d+) of \1$/)).toBeHidden();
  await page.keyboard.press('Home');
  await expect(hand).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your turn')).toBeVisible();
  expect(await shownHand(page)).toEqual(before);
  await playSome(page, 6, 5);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Earlier moves' }).click();
  await press(page, 'Back to the game');
  await expect(page.locator('.board')).toBeVisible();
});

test('looking back is not possible where remembering is part of the game', async ({ visit }) => {
  const page = await visit();
  await quick(page, { game: 'tsuefa', seats: 2, options: { variant: 'pro' } });
  await expect(page.locator('.board')).toBeVisible();
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Earlier moves' })).toBeHidden();
  await expect(page.getByText('The game so far')).toBeHidden();
});

test('a missing game is reported as missing', async ({ visit }) => {
  const page = await visit({ allowed: /40[49]/ });
  const id = await quick(page, { game: 'ninjan', seats: 2 });
  await page.goto(`/t/${id}/games/1`);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto(`/t/${id}/games/9`);
  await expect(page.getByRole('alert')).toBeVisible();
});
