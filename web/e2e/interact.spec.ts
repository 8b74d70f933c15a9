/** How a table answers presses: keys, buttons that say what they do, questions, and moves that are on their way. */
import type { ExampleView } from '$bindings';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { GAME_IDS } from './games';
import { open, quick } from './play';

/** What has the focus: the hand, the board, or the name of another element. */
const focus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.closest('.hand') ? 'hand' : at?.closest('.board') ? 'board' : (at?.tagName ?? 'nothing');
  });

const mayMove = (page: Page) => expect(page.locator('.status.may')).toBeVisible();

test('in Ninjan the keyboard stays in the hand, digits choose piles, and the button says what happens', async ({
  visit,
}) => {
  const page = await visit();
  await quick(page, { game: 'ninjan', seats: 2 });
  await mayMove(page);
  // As after following a link to the table.
  await page.locator('h1').evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  for (let round = 1; round <= 3; round += 1) {
    // At the start only text is focused; later the focus has stayed in the hand.
    await page.keyboard.press('ArrowRight');
    expect(await focus(page)).toBe('hand');
    await page.keyboard.press('Space');
    await page.locator('.actions .button.main').focus();
    await page.keyboard.press('Enter');
    const pile = page.locator('.pile.open').first();
    await expect(pile).toBeVisible();
    await expect.poll(() => focus(page)).toBe('hand');
    const number = await pile.getAttribute('data-digit');
    await page.keyboard.press(`${number}`);
    await expect(pile).toHaveAttribute('aria-pressed', 'true');
    const button = page.locator('.actions .button.main');
    const does = await button.innerText();
    expect(does).toMatch(/^(Take pile \d \(([+−]\d+|0)\)|Put it on pile \d)$/);
    if (does.startsWith('Take'))
      await expect(pile.locator('.preview')).toHaveText(/\((.*)\)/.exec(does)?.[1] ?? '');
    await page.keyboard.press(`${number}`);
    await expect(page.locator('.hand button.open')).toHaveCount(9 - round);
    await expect.poll(() => focus(page)).toBe('hand');
    const told = does.startsWith('Take') ? new RegExp(`takes? pile ${number}`) : `on pile ${number}`;
    await expect(page.locator('.log')).toContainText(told);
  }
});

test('in Tsu-e-fa the flag starts at the back, its attack is asked about, and the end shows everything', async ({
  visit,
}) => {
  const page = await visit();
  // Both players on one device: the curtain is opened before each turn.
  await open(page, { settings: { game: 'tsuefa', seats: 2 }, mine: [1, 2] });
  await page.getByRole('button', { name: 'Start the game' }).click();
  const curtain = page.locator('.curtain .button.main');
  const square = (name: string) => page.locator(`.board [data-square="${name}"]`);
  for (const [back, flag] of [
    ['1', 'a2'],
    ['6', 'a6'],
  ] as const) {
    await curtain.click();
    await expect(page.locator(`.own [data-square$="${back}"]`, { hasText: 'Flag' })).toHaveCount(1);
    await square(flag).focus();
    await page.keyboard.press('f');
    // Dynamite could not move.
    await square(back === '6' ? 'f5' : 'f2').focus();
    await page.keyboard.press('r');
    await page.locator('button.ready').click();
  }
  for (const [from, to] of [
    ['a2', 'a3'],
    ['f5', 'f4'],
    ['a3', 'a4'],
    ['f4', 'f5'],
  ] as const) {
    await curtain.click();
    await square(from).click();
    await square(to).click();
  }
  await curtain.click();
  await expect(square('b5')).toHaveAttribute('aria-label', /hidden item/);
  const question = page.getByRole('dialog', { name: 'Attack with the flag?' });
  for (const answer of ['No, go back', 'Attack']) {
    await square('a4').click();
    await square('a5').click();
    await expect(question).toContainText('you lose the game');
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toBeHidden();
  }
  await expect(page.locator('#result-title')).toBeVisible();
  await expect(page.locator('.board [aria-label*="hidden item"]')).toHaveCount(0);
});

test('a played card leaves the hand before the server answers, and comes back with the reason if it is refused', async ({
  visit,
}) => {
  const page = await visit();
  let answer: 'hold' | 'refuse' = 'hold';
  const held: (() => void)[] = [];
  await page.routeWebSocket(/\/socket/, (client) => {
    const server = client.connectToServer();
    client.onMessage((message) => {
      const { type, id } = JSON.parse(String(message)) as { type: string; id: number };
      if (type !== 'move') return server.send(message);
      const phrase = { id: 'ninjan-refused-pile-expected', args: {} };
      if (answer === 'refuse') return client.send(JSON.stringify({ type: 'refused', id, code: 'x', phrase }));
      held.push(() => server.send(message));
    });
  });
  await quick(page, { game: 'ninjan', seats: 2 });
  await mayMove(page);
  const card = page.locator('.hand button').first();
  const play = page.locator('.actions .button.main');
  answer = 'refuse';
  await card.click();
  await play.click();
  await expect(page.getByRole('alert')).toContainText('name a pile');
  await expect(card).not.toHaveClass(/sent/);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  answer = 'hold';
  await play.click();
  await expect.poll(() => held.length, 'the move is held').toBe(1);
  await expect(card).toHaveClass(/sent/);
  held[0]?.();
  await expect(page.locator('.hand button')).toHaveCount(8);
});

test('a round of Paws ends with one table and one press', async ({ visit }) => {
  const page = await visit();
  const examples = (await (await page.request.get('/api/examples/paws')).json()) as ExampleView[];
  const number =
    1 +
    examples.findIndex(({ seat, steps, view: { awaits } }) => {
      const declared = steps[0]?.events[0]?.code === 'declared';
      return declared && awaits.kind === 'turn' && awaits.seat === seat;
    });
  await page.goto(`/practice/paws/${number}`);
  await mayMove(page);
  // With cards to play, nothing stands out before one is chosen.
  await expect(page.locator('.actions .button.main')).toHaveCount(0);
  await page.locator('[data-move="declare"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader')).toHaveText(['Player', 'Count', 'Victory tokens']);
  await expect(dialog.locator('tbody tr')).toHaveCount(2);
  await expect(dialog.locator('tr.won')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
});

test('resting on a card or holding it tells what it does, and passing is quiet', async ({ visit }) => {
  const page = await visit({ hasTouch: true });
  await page.goto('/practice/paws-quick/1');
  await mayMove(page);
  await expect(page.locator('.actions .button')).toHaveText(['Pass and draw three cards']);
  await expect(page.locator('.actions .button.main')).toHaveCount(0);
  const help = page.getByRole('tooltip');
  const card = page.locator('.hand button').first();
  await card.hover({ position: { x: 8, y: 40 } });
  await expect(help).toContainText(/beats?|takes any/);
  await page.mouse.move(5, 5);
  await expect(help).toBeHidden();
  // A finger that holds a card does not choose it.
  const touch = await page.context().newCDPSession(page);
  const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + 8, y: y + 40 }],
  });
  await expect(help).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(help).toBeHidden();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Cheat sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Cheat sheet' })).toBeVisible();
});

/** What a speech user says is what they see: a name contains the visible text of its control. */
const wellNamed = (page: Page, where: string): Promise<void> =>
  expectAccessible(page, where, ['label-content-name-mismatch']);

test('names of controls contain their visible text, and axe finds no barrier in dialogs', async ({
  visit,
}) => {
  const page = await visit();
  // As on a device whose fonts have no emoji: each one looks like any missing character.
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.fillText = () => undefined;
  });
  for (const path of ['/', '/new']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await wellNamed(page, path);
  }
  // Without a font for it, an emoji is left out, and the rest of the name stays.
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose a name' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Fox 🦊');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tag .name')).toHaveText('Fox');
  for (const game of GAME_IDS) {
    await quick(page, { game, seats: 2 });
    await mayMove(page);
    await wellNamed(page, `a table of ${game}`);
  }
  for (const key of ['b', '?']) {
    // Keys of the table do nothing while a window is open, also in the moment in which it closes.
    await expect(page.locator('dialog[open], [role=dialog]')).toHaveCount(0);
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await wellNamed(page, `the window of ${key}`);
    await expectAccessible(page, `the window of ${key}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
