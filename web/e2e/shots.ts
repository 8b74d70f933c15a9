/** Screenshots into `web/test-results/shots`, and with SHOTS=write those of the README into `docs/img`. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures';
import { perGame, SHOT_TABLES } from './games';
import { playSome, playUntil, quick } from './play';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const shots = at('../test-results/shots/');
mkdirSync(shots, { recursive: true });

const TABLES = perGame(SHOT_TABLES);
const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
/** The screenshots used in the README. */
const README = [
  'home-desktop-light',
  'learn-desktop-light',
  'example-desktop-dark',
  'kanobu-desktop-light',
  'ninjan-desktop-dark',
  'paws-desktop-light',
  'tsuefa-phone-light',
  'paws-quick-phone-dark',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const keep = (name: string) => `${shots}${name}-${screen}-${colorScheme}.png`;
    test(`pages, ${screen}, ${colorScheme}`, async ({ visit }) => {
      const page = await visit({ viewport, colorScheme });
      for (const [name, path] of Object.entries({
        home: '/',
        new: '/new?game=kanobu',
        game: '/games/ninjan',
        rules: '/rules/paws',
        example: '/rules/kanobu#kanobu/3',
        learn: '/learn/tsuefa',
        fair: '/fair',
      })) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        // Wait for the animation of the hands.
        await page.waitForTimeout(1500);
        await page.screenshot({
          path: keep(name),
          fullPage: ['home', 'new', 'game', 'fair'].includes(name) && screen === 'desktop',
        });
      }
    });
    for (const { presses, ...request } of TABLES) {
      test(`${request.game}, ${screen}, ${colorScheme}`, async ({ visit }) => {
        const page = await visit({ viewport, colorScheme });
        await quick(page, { ...request, level: 'easy' });
        await playSome(page, presses, 7);
        // Until it is the visitor's turn and no dialog covers the table.
        const own = '.hand button.open, .board button.first';
        await playUntil([page], page.locator(own).first(), { seed: 8, spared: own });
        // Wait until fading elements are gone.
        await expect(page.locator('.duel')).toHaveCount(0);
        await page.waitForTimeout(600);
        await page.screenshot({ path: keep(request.game) });
      });
    }
  }
}

test.afterAll(() => {
  if (process.env.SHOTS !== 'write') return;
  for (const name of README) copyFileSync(`${shots}${name}.png`, at(`../../docs/img/web-${name}.png`));
});
