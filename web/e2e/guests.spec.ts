/** Who somebody is: name, face and colour, devices, results; and what a device can do during a game. */
import type { Page } from '@playwright/test';
import { expect, LOST, test } from './fixtures';
import { open, playUntil, quick, sitDown } from './play';

const PHONE = { width: 360, height: 640 };

const faceAt = (page: Page, plate: string) => page.locator(`${plate} .avatar`).first();

async function command(page: Page, id: string, kind: string): Promise<void> {
  await page.evaluate(
    async ([path, body]) => {
      await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
    [`/api/tables/${id}/commands`, JSON.stringify({ kind })] as const,
  );
}

async function becomeHare(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose a name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await dialog.getByRole('radio', { name: 'Hare' }).check();
  await dialog.getByRole('radio', { name: 'Blue' }).check();
  await dialog.getByRole('button', { name: 'That’s me' }).click();
  await expect(dialog).toBeHidden();
  await expect(faceAt(page, 'header')).toHaveAttribute('data-face', 'hare');
}

test('name, face and colour follow a person through waiting room, game, result, rematch and lists', async ({
  visit,
}) => {
  const [anna, bohdan] = [await visit(), await visit()];
  await becomeHare(anna);
  const id = await open(anna, { settings: { game: 'ninjan', seats: 2 } });
  await bohdan.goto(`/t/${id}`);
  await sitDown(bohdan, 'Bohdan');
  await expect(faceAt(bohdan, '[data-seat="1"]')).toHaveAttribute('data-face', 'hare');
  const other = faceAt(anna, '[data-seat="2"]');
  const [face, colour] = [await other.getAttribute('data-face'), await other.getAttribute('data-colour')];

  // At the table somebody can change, too, and everybody sees it.
  await anna.locator('[data-opens=menu]').click();
  await anna.getByRole('button', { name: 'Name and face' }).click();
  await anna.getByRole('radio', { name: 'Pink' }).check();
  await anna.getByRole('button', { name: 'That’s me' }).click();
  await expect(faceAt(bohdan, '[data-seat="1"]')).toHaveAttribute('data-colour', 'pink');

  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(faceAt(bohdan, '.plate[data-seat="1"]')).toHaveAttribute('data-face', 'hare');
  await command(bohdan, id, 'resign');
  await expect(anna.locator('#result-title')).toBeVisible();
  await expect(anna.locator('dialog .avatar[data-face=hare][data-colour=pink]')).toBeVisible();
  await anna.getByRole('button', { name: 'Play again' }).click();
  await bohdan.getByRole('button', { name: 'Play again' }).click();

  // Everybody moved one seat on, with name and face.
  const mine = anna.locator('.plate.mine');
  await expect(mine).toHaveAttribute('data-seat', '2');
  await expect(mine.locator('.avatar')).toHaveAttribute('data-face', 'hare');
  await expect(faceAt(anna, '.plate[data-seat="1"]')).toHaveAttribute('data-face', face ?? '');
  await expect(faceAt(anna, '.plate[data-seat="1"]')).toHaveAttribute('data-colour', colour ?? '');
  await expect(anna.locator('.plate[data-seat="1"]')).toContainText('Bohdan');
  await playUntil([anna, bohdan], bohdan.locator('[role=log] b[data-colour=pink]').first());
  // The window with the result is gone, and the button that opens it again, too.
  for (const page of [anna, bohdan])
    await expect(page.getByRole('button', { name: 'Result', exact: true })).toHaveCount(0);

  // Bohdan is not there when the second game ends: his list does not give the end away.
  await bohdan.goto('/');
  await command(bohdan, id, 'resign');
  await expect(anna.locator('dialog', { hasText: 'Score between you' })).toContainText('Anna 2');
  await bohdan.reload();
  const last = bohdan.getByRole('region', { name: 'Your last games' });
  await expect(last.getByText('Place 2 of 2')).toHaveCount(1);
  const score = bohdan.getByRole('region', { name: 'Score between you' });
  await expect(score.getByRole('listitem').first()).toContainText('1 game');
  await last.getByRole('button', { name: 'Show the result' }).click();
  await expect(last.getByText('Place 2 of 2')).toHaveCount(2);
  await expect(score.getByRole('listitem').first()).toContainText('2 games');
  await expect(score.getByRole('listitem', { name: '' }).filter({ hasText: 'Anna' }).last()).toContainText(
    '2',
  );
  await last
    .getByRole('link', { name: /Ninjan/ })
    .first()
    .click();
  await expect(bohdan.locator('.plate .avatar[data-face=hare][data-colour=pink]')).toBeVisible();
});

test('a link moves a guest to another device, once, and both stay signed in', async ({ visit }) => {
  const [old, phone, third] = [
    await visit(),
    await visit({ viewport: PHONE }),
    await visit({ allowed: /404/ }),
  ];
  await becomeHare(old);
  await old.getByRole('button', { name: 'Your name: Anna' }).click();
  await old.getByText('Your games on another device').click();
  await old.getByRole('button', { name: 'Make a link' }).click();
  await expect(old.getByRole('img', { name: 'A QR code of the link' })).toBeVisible();
  const link = await old.getByRole('textbox', { name: 'Your games on another device' }).inputValue();
  expect(link).toMatch(/\/device#[0-9a-f]{32}$/);
  // Only opening it does not use it up.
  await third.goto(link);
  await expect(third.getByRole('button', { name: 'Continue here' })).toBeVisible();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await expect(phone.getByRole('button', { name: 'Your name: Anna' })).toBeVisible();
  await expect(faceAt(phone, 'header')).toHaveAttribute('data-face', 'hare');
  await third.getByRole('button', { name: 'Continue here' }).click();
  await expect(third.getByRole('alert')).toContainText('already used');
  await phone.reload();
  await old.reload();
  for (const page of [phone, old])
    await expect(page.getByRole('button', { name: 'Your name: Anna' })).toBeVisible();
});

test('a wrong code is explained beside its field, which has the focus', async ({ visit }) => {
  const page = await visit({ viewport: PHONE, allowed: /404/ });
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Table code or link' });
  await field.fill('zzzzzz');
  await page.getByRole('button', { name: 'Go to the table' }).click();
  const error = page.getByRole('alert');
  await expect(error).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  const [above, below] = [await error.boundingBox(), await field.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(24);
});

test('a lost connection covers no player, and its notices disappear when it is back', async ({ visit }) => {
  const page = await visit({ viewport: PHONE, allowed: LOST });
  await quick(page, { game: 'ninjan', seats: 4 });
  const card = '.hand button.open:not(.chosen)';
  await playUntil([page], page.locator(card).first(), { spared: card });
  await page.locator(card).first().click();
  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost')).toBeVisible();
  // When it has moved in, it lies on the bar, between the link home and the menu.
  const box = async (selector: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  await expect(async () => {
    const [pill, bar] = [await box('.place .line'), await box('.bar')];
    expect(pill.top).toBeGreaterThanOrEqual(bar.top);
    expect(pill.bottom).toBeLessThanOrEqual(bar.bottom);
    expect(pill.left).toBeGreaterThanOrEqual((await box('.bar .home')).right);
    expect(pill.right).toBeLessThanOrEqual((await box('[data-opens=menu]')).left);
  }).toPass();
  await page.locator('.actions .button.main').click();
  await expect(page.getByText('There is no connection right now')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Connection lost')).toBeHidden();
  await expect(page.getByText('There is no connection right now')).toBeHidden();
});

test('during a game the screen stays on, and volume, vibration and full screen are offered', async ({
  visit,
}) => {
  const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.addInitScript(() => {
    const locks = { held: 0 };
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          locks.held += 1;
          return Promise.resolve({ released: false, release: () => Promise.resolve((locks.held -= 1)) });
        },
      },
    });
  });
  const policy = (await page.goto('/'))?.headers()['permissions-policy'];
  expect(policy).toContain('fullscreen=(self)');
  expect(policy).toContain('screen-wake-lock=(self)');
  const held = () => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);
  expect(await held()).toBe(0);
  await quick(page, { game: 'ninjan', seats: 3 });
  await expect.poll(held).toBe(1);
  await page.locator('[data-opens=menu]').click();
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveValue('0');
  await volume.press('ArrowRight');
  await expect(volume).toHaveValue('10');
  await expect(page.getByRole('group', { name: 'Vibrate when it is your turn' })).toBeVisible();
  const awake = page.getByRole('group', { name: 'Keep the screen on during a game' });
  await awake.getByRole('radio', { name: 'Off' }).check();
  await expect.poll(held).toBe(0);
  await page.reload();
  await expect(page.locator('.plate').first()).toBeVisible();
  expect(await held()).toBe(0);
});
