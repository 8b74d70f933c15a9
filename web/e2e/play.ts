/** Plays through the interface as a person does: presses what is highlighted. It knows no rules. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { ServerMessage } from '$bindings';

/** Selectors of what can be pressed now, most urgent first. Boards and hands mark what can be part of a move. */
const PRESSED = [
  'dialog .answers .button.main',
  // The turn of another person on this device, and a scoring that waits for confirmation.
  '.curtain .button.main:not(:disabled)',
  'dialog.middle footer .button.main',
  // What was to be pressed may move away before the mouse gets there. So close a window that was opened by accident, and
  // return to a result that was put aside.
  'dialog[open]:not(.curtain) header .button.round',
  '.acts > .button.main',
  '.throw .choice:not(:disabled)',
  'button.ready:not(:disabled)',
  // A selection that is a complete move; otherwise one more card, or a move without cards.
  '.actions .button.main',
  '.board :is(.q-b, .q-g, .q-r, .q-y), .board .spending .button',
  '.board button.goal',
  '.board button.own.first, .board button.open:not(.chosen):not(:disabled)',
  '.hand button.open:not(.chosen)',
  '.actions .button:not(.quiet)',
  '.board [data-card]:is(button):not(:disabled)',
];

/**
 * Presses one control with the mouse, if one can be hit, and returns whether it did. It does not press the `spare`d
 * control, nor anything less urgent than it.
 */
export async function press(page: Page, random: () => number, spared = ''): Promise<boolean> {
  const place = await page.evaluate(
    ([selectors, dice, spared]) => {
      for (const selector of selectors) {
        const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
          one.checkVisibility(),
        );
        const one = all[Math.floor(dice * all.length)];
        if (!one) continue;
        if (spared && one.matches(spared)) return null;
        // In the middle: at an edge the top bar may cover it.
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        // Cards overlap; their left edge is visible.
        const { left, top, width, height } = one.getBoundingClientRect();
        for (const part of [0.5, 0.15, 0.85]) {
          const [x, y] = [left + width * part, top + height / 2];
          if (one.contains(document.elementFromPoint(x, y))) return { x, y };
        }
        return null;
      }
      return null;
    },
    [PRESSED, random(), spared] as const,
  );
  if (place) await page.mouse.click(place.x, place.y);
  return place !== null;
}

/**
 * Waits until one of the pages changes. Looking again and again would keep the browser busy, which delays what is waited
 * for. A change may have happened before this begins to listen, so it gives up after a moment.
 */
async function anyChange(pages: Page[]): Promise<void> {
  const change = (page: Page): Promise<void> =>
    page.evaluate(
      () =>
        new Promise<void>((done) => {
          const observer = new MutationObserver(() => finish());
          const timer = setTimeout(() => finish(), 250);
          const finish = (): void => {
            observer.disconnect();
            clearTimeout(timer);
            done();
          };
          observer.observe(document, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
        }),
    );
  // Those that lose the race may still listen when their page is closed.
  await Promise.race(pages.map((page) => change(page).catch(() => undefined)));
}

/** Waits for an element without looking again and again, which would cost the page processor time and layouts. */
export const appears = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    (selector) =>
      new Promise<void>((done) => {
        const look = (): void => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          done();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        look();
      }),
    selector,
  );

/** Random numbers with a fixed seed. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export const isOver = (page: Page): Promise<boolean> => page.locator('#result-title').isVisible();

/** Plays on all pages in turn until each shows the result. */
export async function playOut(pages: Page[], seed = 1, most = 3000): Promise<void> {
  const random = dice(seed);
  // Waiting does not count: however slow the machine is, only the timeout of the test limits it.
  for (let moves = 0; moves < most;) {
    const over = await Promise.all(pages.map(isOver));
    if (over.every(Boolean)) return;
    let pressed = false;
    for (const [k, page] of pages.entries()) if (!over[k]) pressed = (await press(page, random)) || pressed;
    if (pressed) moves += 1;
    else await anyChange(pages);
  }
  for (const page of pages) await expect(page.locator('#result-title'), 'the game has an end').toBeVisible();
}

/** Plays a game of the page's person to its end over a second socket, without drawing it. Each move takes `think` ms. */
export async function playOverSocket(page: Page, table: string, think = 0): Promise<void> {
  await page.evaluate(
    ([table, seed, think]) =>
      new Promise<void>((done, failed) => {
        const socket = new WebSocket(`/api/tables/${table}/socket?form=programs`);
        let [seat, dice, sent, answered, thinks] = [1, seed, 0, 0, false];
        let [legal, number]: [string[], number] = [[], 0];
        const move = (): void => {
          thinks = false;
          if (legal.length === 0 || answered < sent) return;
          dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
          const move = legal[dice % legal.length];
          socket.send(JSON.stringify({ type: 'move', id: (sent += 1), seat, move, number }));
        };
        socket.onerror = () => failed(new Error('the socket of the player failed'));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as ServerMessage;
          if (message.type === 'refused') failed(new Error(data));
          if (message.type !== 'hello' && message.type !== 'update') return;
          if (message.type === 'hello') seat = message.uncovered ?? 1;
          if (message.table?.status === 'over') {
            socket.close();
            done();
          }
          if (message.type === 'update') answered = message.answers ?? answered;
          // Others may decide while this player thinks; the move answers the newest message.
          ({ legal = [], number } = message);
          if (think === 0) move();
          else if (!thinks && legal.length > 0) {
            thinks = true;
            setTimeout(move, think);
          }
        };
      }),
    [table, 1, think] as const,
  );
}

/**
 * Lets the people of these pages play their game to its end over second sockets, while the pages watch. For tests of what
 * comes after a game: pressing every card takes much longer, and other tests do it.
 */
export async function finish(...pages: Page[]): Promise<void> {
  const tableOf = (page: Page): string => new URL(page.url()).pathname.replace('/t/', '');
  await Promise.all(pages.map((page) => playOverSocket(page, tableOf(page))));
  // The pages still show the scoring.
  await playOut(pages);
}

/** Plays a number of presses. */
export async function playSome(page: Page, presses: number, seed = 1): Promise<void> {
  const random = dice(seed);
  for (let done = 0; done < presses;) {
    if (await isOver(page)) return;
    if (await press(page, random)) done += 1;
    else await anyChange([page]);
  }
}

/** Plays until an element appears; does not press the `spare`d control meanwhile. */
export async function playUntil(
  pages: Page[],
  seen: Locator,
  { seed = 1, spared = '' }: { seed?: number; spared?: string } = {},
): Promise<void> {
  const random = dice(seed);
  for (let i = 0; i < 1000 && !(await seen.isVisible()); i += 1) {
    // It may be about to appear, and another press would make it disappear.
    if (
      await seen.waitFor({ timeout: 100 }).then(
        () => true,
        () => false,
      )
    )
      break;
    let pressed = false;
    for (const page of pages) pressed = (await press(page, random, spared)) || pressed;
    if (!pressed) await anyChange(pages);
  }
  await expect(seen).toBeVisible();
}

/** Starts a game against bots and opens its table. */
export async function quick(page: Page, request: Record<string, unknown>): Promise<string> {
  return toTable(page, '/api/quick', { level: 'random', ...request });
}

/** Creates a table and opens it. */
export async function open(page: Page, request: Record<string, unknown>): Promise<string> {
  return toTable(page, '/api/tables', request);
}

async function toTable(page: Page, path: string, request: Record<string, unknown>): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/');
  const made = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body });
      return (await answer.json()) as { id?: string };
    },
    [path, JSON.stringify(request)] as const,
  );
  expect(made.id, JSON.stringify(made)).toBeTruthy();
  await page.goto(`/t/${made.id}`);
  return made.id ?? '';
}

/** Enters a name if the page asks for one. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sit down' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await expect(dialog).toBeHidden();
}
