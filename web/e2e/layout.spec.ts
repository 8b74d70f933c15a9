/** Everything that is needed to play is visible at the same time, without scrolling, however small the window is. */
import type { GameId } from '$bindings';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { GAME_IDS, golden } from './games';
import { Learner } from './lesson';
import { playUntil, press, quick } from './play';

/** Two phones with the bars of their browser, one on its side, a page at double size, and a desktop. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 740, height: 360 },
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
];

/** The smallest and the largest number of seats of each game. */
const SEATS: Record<GameId, number[]> = {
  paws: [2, 4],
  'paws-quick': [2, 4],
  ninjan: [2, 5],
  kanobu: [2, 6],
  tsuefa: [2],
};

/** What one plays with. Each has to exist somewhere, whole inside the window and not covered. */
const NEEDED = {
  hand: '.cards .hand',
  board: '.board .surface > :first-child',
  prompt: '.asks .status',
  coach: '.coach',
  controls: '.controls',
};
type Part = keyof typeof NEEDED;

/** Finds what cannot be seen or pressed: outside of the window, or below something else. */
const hidden = (page: Page, parts: Part[]): Promise<string[]> =>
  page.evaluate(
    ([needed, parts]) => {
      const found: string[] = [];
      const root = document.documentElement;
      if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth)
        found.push(`the page scrolls: ${root.scrollWidth}x${root.scrollHeight}`);
      const named = (one: Element): string => one.outerHTML.slice(0, 80);
      const inside = (one: Element): boolean => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      };
      for (const part of parts) {
        const one = document.querySelector(needed[part]);
        if (!one?.checkVisibility()) found.push(`no ${part}`);
        else if (!inside(one)) found.push(`${part} leaves the window: ${named(one)}`);
      }
      /** Whether one of several points of an element can be hit. Cards of a hand overlap. */
      const hit = (one: Element): boolean => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return Array.from({ length: 24 }, (_, i) => (i + 0.5) / 24).some((across) =>
          [0.5, 0.2, 0.94].some((down) =>
            one.contains(document.elementFromPoint(left + width * across, top + height * down)),
          ),
        );
      };
      const pressed = '.hand, .actions, .tools, .coach, .controls, .throw, .setup, .choice';
      for (const one of document.querySelectorAll(`:is(${pressed}) button, .status, .coach .words`)) {
        if (!one.checkVisibility() || getComputedStyle(one.parentElement ?? one).clipPath !== 'none')
          continue;
        // A long list of moves scrolls in its own box.
        if (one.closest('.many')) continue;
        if (!one.closest('.hand') && !inside(one)) found.push(`outside: ${named(one)}`);
        else if (!hit(one)) found.push(`covered: ${named(one)}`);
      }
      // What lies on the board is inside of it, not under the hand, the plates or the bars.
      const board = document.querySelector('.board')?.getBoundingClientRect();
      for (const one of document.querySelectorAll('.board :is(button, [data-anchor], [data-card])')) {
        const box = one.getBoundingClientRect();
        if (!board || !one.checkVisibility() || box.width === 0 || one.closest('.many')) continue;
        // Cards lie askew, and a stack is drawn thick.
        const reach = 12;
        if (box.top < board.top - reach || box.bottom > board.bottom + reach)
          found.push(
            `beyond the board: ${named(one)} ${box.top}-${box.bottom} of ${board.top}-${board.bottom}`,
          );
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (at?.closest('.hand, .asks, .acts, [data-seat], .coach, .controls, .bar'))
          found.push(`the board is covered: ${named(one)} by ${named(at)}`);
      }
      return found;
    },
    [NEEDED, parts] as const,
  );

/** Looks at the page in each window. Cards are placed after the window has changed, so it looks again until all fits. */
async function fits(page: Page, where: string, parts: Part[]): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const at = `${where}, ${size.width}x${size.height}`;
    await expect
      .poll(() => hidden(page, parts), { message: at, timeout: 5000 })
      .toEqual([])
      .catch((error: unknown) => expect.soft(null, `${at}: ${String(error)}`).toBe('fits'));
  }
}

for (const game of GAME_IDS) {
  const parts: Part[] = game === 'tsuefa' ? ['board', 'prompt'] : ['board', 'prompt', 'hand'];

  test(`everything of ${game} fits the window, at tables of every size`, async ({ visit }) => {
    const page = await visit({ viewport: WINDOWS[0] ?? null });
    for (const seats of SEATS[game]) {
      await quick(page, { game, seats });
      await expect(page.locator('.board button, .hand button').first()).toBeVisible();
      // A throw or the setup, where the game begins with one.
      await fits(page, `${seats} seats, the beginning`, parts);
      // The visitor's turn: a card or figure is chosen, and buttons appear.
      const turn = '.hand button.open, .board button.first, .actions .button';
      await playUntil([page], page.locator(turn).first(), { spared: turn });
      const one = page.locator('.hand button.open, .board button.first').first();
      if (await one.isVisible()) {
        await one.focus();
        await page.keyboard.press('Space');
        // A card with the focus or under the mouse lies over its neighbours.
        await page.evaluate(
          () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
        );
        await page.mouse.move(0, 0);
      }
      await fits(page, `${seats} seats, a choice`, parts);
    }
  });

  test(`everything of the lesson of ${game} fits the window`, async ({ visit }) => {
    const page = await visit({ viewport: WINDOWS[0] ?? null });
    const learner = new Learner(page, game);
    await learner.begin();
    const needed = parts.map((part) => (part === 'prompt' ? 'coach' : part));
    await learner.read();
    await fits(page, 'the first scene', needed);
    for (let i = 0; i < 3 && (await page.locator('.coach .ways .button.main').isVisible()); i += 1)
      await learner.read();
    await fits(page, 'the first task', needed);
  });
}

test('several moves with one card fit the window', async ({ visit }) => {
  const page = await visit({ viewport: WINDOWS[0] ?? null });
  // A colour joker can be led as each sign. Most hands have one.
  const joker = page.locator('.hand button.open[data-card$="*"]').first();
  do {
    await quick(page, { game: 'paws', seats: 2, options: { opening: '1' } });
    await expect(page.locator('.hand button.open').first()).toBeVisible();
  } while (!(await joker.isVisible()));
  await joker.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.actions .button')).toHaveCount(4);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  await fits(page, 'a joker is chosen', ['board', 'prompt', 'hand']);
});

test('the controls of a replay have room of their own', async ({ visit }) => {
  const page = await visit({ viewport: WINDOWS[0] ?? null });
  await page.goto('/replay');
  await page.locator('textarea').fill(golden('kanobu/kanobu-rulebook-example'));
  await page.locator('form .button.main').click();
  await expect(page.locator('.controls')).toBeVisible();
  for (const key of ['ArrowRight', 'ArrowRight', 'v']) await page.keyboard.press(key);
  await expect(page.locator('.hand button').first()).toBeVisible();
  await fits(page, 'a replay', ['board', 'prompt', 'hand', 'controls']);
});

test('the button back to the result covers nothing', async ({ visit }) => {
  const page = await visit({ viewport: WINDOWS[0] ?? null });
  await quick(page, { game: 'ninjan', seats: 2 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('dialog .answers .button.main').click();
  // The bots play on, and their scoring waits to be read.
  await expect(async () => {
    await press(page, () => 0);
    await expect(page.locator('#result-title')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Look at the table' }).last().click();
  const [result, plate] = [page.getByRole('button', { name: 'Result' }), page.locator('.plate.mine')];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const [a, b] = [await result.boundingBox(), await plate.boundingBox()];
    if (!a || !b) throw new Error('both are drawn');
    const apart =
      a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;
    expect.soft(apart, `${size.width}x${size.height}`).toBe(true);
  }
  await result.click();
  await expect(page.locator('#result-title')).toBeVisible();
});

test('boards grow with the window and stay on their table', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1024, height: 768 } });
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (!found) throw new Error(`${selector} is drawn`);
    return found;
  };
  await quick(page, { game: 'paws', seats: 3 });
  await expect(page.locator('.mat')).toBeVisible();
  const [mat, felt] = [await box('.mat'), await box('.felt')];
  expect(mat.x).toBeGreaterThanOrEqual(felt.x);
  expect(mat.x + mat.width).toBeLessThanOrEqual(felt.x + felt.width);

  await quick(page, { game: 'ninjan', seats: 2 });
  await expect(page.locator('.pile .top').first()).toBeVisible();
  const widths: number[] = [];
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    widths.push((await box('.pile .top')).width);
  }
  expect(widths[0]).toBeGreaterThan(76);
  expect(widths[1]).toBeGreaterThan(130);

  // The last play of the other seat is beside it.
  await playUntil([page], page.locator('.plate:not(.mine) .play'));
});
