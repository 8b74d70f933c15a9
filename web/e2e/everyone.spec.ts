/** Accessibility: every language, the keyboard, screen readers, narrow screens, large text, both themes. */
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe';
import { expect, test, type Visit } from './fixtures';
import { FULL_TABLES, golden, perGame } from './games';
import { Learner } from './lesson';
import { open, playSome, quick } from './play';

const TABLES = perGame(FULL_TABLES);
const PAGES = [
  '/',
  '/replay',
  '/new',
  '/new?game=tsuefa',
  '/tables',
  '/games/kanobu',
  '/rules/paws#paws/7',
  '/fair',
  '/lab',
  '/practice/ninjan/1',
  '/nowhere',
];

/** Replays: first moves and ends. */
const RECORDS = ['kanobu/kanobu-rulebook-example', 'paws/ruling-14-a-whole-game-to-two-tokens'];

type Look = (where: string) => Promise<void>;

/** Every page in turn; tables before and during a game. */
const PARTS: Record<string, (page: Page, look: Look) => Promise<void>> = {
  async pages(page, look) {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(path);
    }
  },
  async lessons(page, look) {
    for (const { game } of TABLES) {
      const learner = new Learner(page, game);
      await learner.begin();
      await look(`the lesson of ${game}, its title`);
      while ((await learner.says()).startsWith('tutorial-')) await learner.read();
      await look(`the lesson of ${game}`);
    }
  },
  async tables(page, look) {
    await open(page, { settings: { game: 'ninjan', seats: 4 } });
    await expect(page.locator('.waiting')).toBeVisible();
    await look('waiting room');
    for (const request of TABLES) {
      await quick(page, request);
      await expect(page.locator('.board')).toBeVisible();
      await look(`${request.game}, the beginning`);
      await playSome(page, 7);
      await look(`${request.game}, the middle`);
    }
  },
  async replays(page, look) {
    for (const record of RECORDS) {
      await page.goto('/replay');
      await page.locator('textarea').fill(golden(record));
      await page.locator('form .button.main').click();
      const controls = page.locator('.controls');
      await expect(controls).toBeVisible();
      await look(`${record}, the beginning`);
      // On narrow screens a button opens the rarely used settings.
      if (await controls.locator('.toggle').isVisible()) await controls.locator('.toggle').click();
      await controls.locator('select').first().selectOption('full');
      await expect(page.locator('.hand, .me')).not.toHaveCount(0);
      await controls.locator('.reveal').click();
      await expect(controls.locator('.reveal')).toBeHidden();
      await look(`${record}, the end, all open`);
    }
  },
};

async function everywhere(page: Page, look: Look): Promise<void> {
  for (const part of Object.values(PARTS)) await part(page, look);
}

/**
 * Finds what overflows: the page beyond the window, text beyond its button, controls and cards beyond the width of the
 * table, which does not scroll sideways. Drawings may extend beyond their frame.
 */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) wide.push(`the page: ${root.scrollWidth} > ${root.clientWidth}`);

    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    /** Text with an ellipsis has its full text elsewhere; some text is for screen readers only. */
    const cut = (one: Element): boolean => {
      const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(one);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none';
    };
    /** A counter on the corner of a stack of cards may overlap its edge. */
    const badge = (one: Element): boolean => getComputedStyle(one).position === 'absolute';
    const words = (one: Element): Text[] => {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_ALL, (node) =>
        node instanceof Element && (node instanceof SVGElement || cut(node) || badge(node))
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      );
      const found: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text && walker.currentNode.data.trim())
          found.push(walker.currentNode);
      return found;
    };

    for (const one of document.querySelectorAll<HTMLElement>(
      'button, a, summary, [role="button"], .board [data-anchor]',
    )) {
      if (!one.checkVisibility() || cut(one)) continue;
      const place = one.getBoundingClientRect();
      if (!scrolls(one.parentElement) && (place.left < -1 || place.right > root.clientWidth + 1))
        wide.push(`${one.outerHTML.slice(0, 90)}: from ${place.left} to ${place.right}`);
      if (getComputedStyle(one).display === 'inline') continue;
      for (const text of words(one)) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        if (right > left && (left < place.left - 1 || right > place.right + 1))
          wide.push(`${text.data.slice(0, 40)}: ${left} to ${right} in ${place.left} to ${place.right}`);
      }
    }
    return wide;
  });

// English is checked with everything else below.
for (const lang of ['ru', 'uk']) {
  test(`nothing overflows at 360 px: ${lang}`, async ({ visit }) => {
    const page = await visit({ viewport: { width: 360, height: 740 }, settings: { lang }, allowed: /404/ });
    await everywhere(page, async (where) => expect.soft(await tooWide(page), where).toEqual([]));
  });
}

/** The same with text at double size. */
async function tooWideDoubled(page: Page): Promise<string[]> {
  // Fans of cards are laid out in the frame after their size has changed.
  const setSize = (size: string): Promise<void> =>
    page.evaluate(async (size) => {
      document.documentElement.style.fontSize = size;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, size);
  await setSize('200%');
  const wide = await tooWide(page);
  await setSize('');
  return wide;
}

/**
 * Finds controls that are too small for a finger. A label activates its box, and some hit areas are larger than the
 * drawing, so this measures how far from its centre a control can be hit, not its drawn size.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ENOUGH = 43.5;
    const small: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('button, select, input, .button')) {
      if (!one.checkVisibility() || one.closest('.hand, .heard')) continue;
      // Nothing behind an open dialog can be pressed.
      const window = document.querySelector('dialog:modal');
      if (window && !window.contains(one)) continue;
      const target = one.closest('label') ?? one;
      const drawn = target.getBoundingClientRect();
      if (drawn.width === 0 || (drawn.width >= ENOUGH && drawn.height >= ENOUGH)) continue;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const reach = (dx: number, dy: number): number => {
        let far = 0;
        while (far < ENOUGH && target.contains(document.elementFromPoint(x + far * dx, y + far * dy)))
          far += 0.5;
        return far;
      };
      const [width, height] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
      if (width >= ENOUGH && height >= ENOUGH) continue;
      const hit = document.elementFromPoint(x, y)?.outerHTML.slice(0, 90);
      small.push(`${one.outerHTML.slice(0, 90)} ${width}x${height}, hit: ${hit}`);
    }
    return small;
  });

// One walk for all checks of a width: walking takes longer than looking.
for (const [part, walk] of Object.entries(PARTS)) {
  test(`axe finds nothing and double text fits: ${part}, 1280 px`, async ({ visit }) => {
    const page = await visit({ viewport: { width: 1280, height: 800 }, allowed: /404/ });
    await walk(page, async (where) => {
      await expectAccessibleInBothThemes(page, where);
      expect.soft(await tooWideDoubled(page), `${where}, double size`).toEqual([]);
    });
  });

  test(`axe finds nothing, all text fits, and fingers hit every control: ${part}, 360 px`, async ({
    visit,
  }) => {
    const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, allowed: /404/ });
    await walk(page, async (where) => {
      expect.soft(await tooWide(page), where).toEqual([]);
      await expectAccessibleInBothThemes(page, where);
      expect.soft(await tooSmall(page), where).toEqual([]);
      expect.soft(await tooWideDoubled(page), `${where}, double size`).toEqual([]);
    });
  });
}

test('the language of the browser comes first and can be changed at any time', async ({ visit }) => {
  const page = await visit({ locale: 'uk-UA' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('button', { name: 'РУ' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await quick(page, { game: 'ninjan', seats: 3 });
  const log = page.getByRole('log');
  await expect(log).toContainText('карт');
  await playSome(page, 3);
  const chosen = await page.locator('.hand button').count();
  // Changing the language during a game loses nothing.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('roshambo-settings') ?? '{}');
    localStorage.setItem('roshambo-settings', JSON.stringify({ ...kept, lang: 'en' }));
  });
  await page.reload();
  await expect(log).toContainText('Everybody gets');
  expect(await page.locator('.hand button').count()).toBe(chosen);
});

/** Uses only the keyboard: arrows and Space choose a card, Enter plays, a digit presses a button. */
async function byKeyboard(page: Page): Promise<void> {
  const over = page.locator('#result-title');
  while (!(await over.isVisible())) {
    if (await page.locator('.throw .choice').first().isVisible()) await page.keyboard.press('1');
    else if (await page.locator('.hand button.open').first().isVisible()) {
      await page.locator('.hand button[tabindex="0"]').focus();
      await page.keyboard.press('Home');
      for (let step = 0; step < 12; step += 1) {
        if (await page.locator('.hand button.open:focus').isVisible()) break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
    } else if (await page.locator('.board button.open').first().isVisible()) {
      await page.locator('.board button.open').first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('1');
    } else if (await page.locator('dialog.middle footer').isVisible()) await page.keyboard.press('Enter');
    else await page.waitForTimeout(30);
  }
  await expect(over).toBeVisible();
}

test('a whole game by keyboard alone', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  // From the first page to the table without a mouse.
  const play = page.getByRole('button', { name: 'Play now: Ninjan' });
  for (let i = 0; i < 60 && !(await play.evaluate((one) => one === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/t\//);
  await byKeyboard(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
});

const readers: [string, (visit: Visit) => Promise<void>][] = [
  [
    'hand, table, log and turn',
    async (visit) => {
      const page = await visit();
      await quick(page, { game: 'ninjan', seats: 3 });
      await expect(page.getByRole('list', { name: 'Your hand: 9 cards' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Table', exact: true })).toContainText(/pile/i);
      await expect(page.getByRole('log')).toContainText('Everybody gets');
      await expect(page.getByRole('status').filter({ hasText: 'Your turn' })).toBeVisible();
    },
  ],
  [
    'why something is refused, with the rule beside the table',
    async (visit) => {
      const page = await visit();
      await quick(page, { game: 'kanobu', seats: 2, options: { opening: '1' } });
      const dull = page.locator('.hand button.dull');
      for (let i = 0; i < 200 && !(await dull.first().isVisible()); i += 1) await playSome(page, 1, i);
      await dull.first().click();
      const alert = page.getByRole('alert');
      await alert.getByRole('button', { name: 'See the rule' }).click();
      await expect(page.locator('dialog .cited')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.board')).toBeVisible();
    },
  ],
];
for (const [what, check] of readers) test(`screen readers are told ${what}`, ({ visit }) => check(visit));
