/** What pages load, that nothing moves while they do, and what is on the first screen of the first page. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { load, slowPhone } from './loads';
import { open, quick } from './play';

const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };

const post = (page: Page, path: string, body: unknown): Promise<number> =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body })).status;
    },
    [path, JSON.stringify(body)] as const,
  );

/** The most requests and bytes of each page with an empty cache: what is transferred, compressed, with headers. */
const BUDGETS = {
  first: { requests: 20, bytes: 145_000 },
  // The QR code is loaded here, so that tables do not pay for it.
  waiting: { requests: 21, bytes: 205_000 },
  table: { requests: 21, bytes: 210_000 },
  rules: { requests: 22, bytes: 205_000 },
  lesson: { requests: 23, bytes: 210_000 },
  replay: { requests: 23, bytes: 205_000 },
  opening: { requests: 19, bytes: 155_000 },
  lobby: { requests: 17, bytes: 140_000 },
  game: { requests: 20, bytes: 180_000 },
  fairness: { requests: 17, bytes: 150_000 },
} as const;

test('every page keeps to its budget of requests and bytes, and nothing moves while it loads', async ({
  visit,
}) => {
  // The player throws, so that nothing is played while the table loads.
  const page = await visit({ ...PHONE, settings: { pace: 'normal', lots: 'never' } });
  const waiting = await open(page, { settings: { game: 'kanobu', seats: 3 } });
  const over = await quick(page, { game: 'kanobu', seats: 4 });
  expect(await post(page, `/api/tables/${over}/commands`, { kind: 'resign' })).toBe(200);
  const table = await quick(page, { game: 'kanobu', seats: 4 });
  // A slow network, so that files arrive one after the other.
  await slowPhone(page, 1);
  const pages: Record<keyof typeof BUDGETS, [path: string, ready: string]> = {
    first: ['/', 'footer'],
    waiting: [`/t/${waiting}`, '.gathering'],
    table: [`/t/${table}`, '.board'],
    rules: ['/rules/kanobu', '.examples'],
    lesson: ['/learn/kanobu', '.board'],
    replay: [`/t/${over}/games/1?view=full`, '.board'],
    opening: ['/new?game=kanobu', 'footer'],
    lobby: ['/tables', 'footer'],
    game: ['/games/kanobu', 'footer'],
    fairness: ['/fair', 'footer'],
  };
  for (const [name, [path, ready]] of Object.entries(pages)) {
    const most = BUDGETS[name as keyof typeof BUDGETS];
    const { requests, bytes, shift, moved, files } = await load(page, path, ready);
    const list = files.map((file) => `${file.bytes} ${file.path}`).join('\n');
    expect(requests, `${name}: requests\n${list}`).toBeLessThanOrEqual(most.requests);
    expect(bytes, `${name}: bytes\n${list}`).toBeLessThanOrEqual(most.bytes);
    expect(shift, `${name}: layout shift: ${moved.join(', ')}`).toBeLessThan(0.05);
  }
});

test('answers that hide nothing are compressed, and those of a running game are not', async ({ visit }) => {
  const page = await visit();
  const id = await quick(page, { game: 'ninjan', seats: 2 });
  const coding = (path: string) =>
    page.evaluate(async (path) => {
      const answer = await fetch(path, { cache: 'no-store' });
      return `${answer.status} ${answer.headers.get('content-encoding')}`;
    }, path);
  expect(await coding(`/api/tables/${id}/replay?seat=1`)).toBe('200 null');
  expect(await coding(`/api/tables/${id}`)).toBe('200 null');
  expect(await post(page, `/api/tables/${id}/commands`, { kind: 'resign' })).toBe(200);
  expect(await coding(`/api/tables/${id}/games/1/replay?view=full`)).toBe('200 gzip');
  expect(await coding('/api/examples/kanobu')).toBe('200 gzip');
});

test('a shared link has a title, a sentence, a picture and no name of a person', async ({ visit }) => {
  const page = await visit({ settings: { lang: 'en' } });
  await page.goto('/');
  await page.evaluate(() =>
    fetch('/api/me', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Halyna"}',
    }),
  );
  const id = await open(page, { settings: { game: 'tsuefa', seats: 2 } });
  const html = await (await page.request.get(`/t/${id}`)).text();
  const tag = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(tag('title')).toBe('Tsu-e-fa!');
  expect(tag('description')).toMatch(/^1 free seat\. Two teams/);
  expect(html).not.toContain('Halyna');
  expect(tag('image')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/preview\.png$/);
  for (const picture of [tag('image') ?? '', '/apple-touch-icon.png']) {
    const answer = await page.request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect((await answer.body()).subarray(1, 4).toString()).toBe('PNG');
  }
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
  const ukrainian = await page.request.get(`/t/${id}`, { headers: { 'accept-language': 'uk-UA,uk;q=0.9' } });
  expect(await ukrainian.text()).toContain('content="1 вільне місце. ');
});

/** The lower edge of an element from the top of the page. */
const bottoms = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom + scrollY)));

const PLAY = '.games article .now .button.main';
const GAMES = 5;

test('the first page shows its games early, on every screen', async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 664 } });
  await page.goto('/');
  await expect(page.locator(PLAY)).toHaveCount(GAMES);
  expect(Math.max(...(await bottoms(page, PLAY))), 'all games within one and a half screens').toBeLessThan(
    1.5 * 664,
  );
  expect(Math.max(...(await bottoms(page, '.code input'))), 'the code is above the games').toBeLessThan(
    Math.min(...(await bottoms(page, '.games article'))),
  );
  await page.setViewportSize({ width: 740, height: 360 });
  expect(Math.min(...(await bottoms(page, PLAY))), 'a game on a phone on its side').toBeLessThan(360);

  await open(page, { settings: { game: 'ninjan', seats: 3 } });
  await open(page, { settings: { game: 'kanobu', seats: 3 } });
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  await expect(page.locator('.waiting li')).toHaveCount(2);
  expect(Math.min(...(await bottoms(page, PLAY))), 'with games waiting').toBeLessThan(1024);

  await page.setViewportSize({ width: 1280, height: 800 });
  const code = await page.locator('.code form').boundingBox();
  expect(code && code.x > 640 && code.y < 400, 'the right half of the head is used').toBe(true);

  for (const language of ['English', 'русский', 'українська']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('.langs').getByRole('button', { name: language }).click();
    for (const width of [1280, 1025, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page
        .locator('.ways')
        .evaluateAll((all) =>
          all
            .filter((ways) => ways.closest('article'))
            .map((ways) => new Set([...ways.children].map((way) => way.getBoundingClientRect().top)).size),
        );
      expect(lines, `links below covers, ${language}, ${width}`).toEqual(Array(GAMES).fill(1));
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `nothing sticks out, ${language}, ${width}`,
      ).toBeLessThanOrEqual(0);
    }
  }
});
