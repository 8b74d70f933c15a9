import type { GameInfo } from '$bindings';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import NewPage from './NewPage.svelte';

// Rendering whole pages is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const TSUEFA: GameInfo = {
  id: 'tsuefa',
  title: 'tsuefa-title',
  about: 'tsuefa-about',
  min_seats: 2,
  max_seats: 2,
  rules: 1,
  options: [
    {
      name: 'variant',
      values: 'option-variant-values',
      default: 'option-variant-default',
      about: 'option-variant',
      house_rule: [],
    },
    {
      name: 'unheard-of',
      values: 'option-items-values',
      default: 'option-items-default',
      about: 'option-items',
      house_rule: [],
    },
    {
      name: 'quiet',
      values: 'option-quiet-values',
      default: 'option-quiet-default',
      about: 'option-quiet',
      house_rule: ['100', '30'],
    },
    {
      name: 'draw',
      values: 'option-draw-values',
      default: 'option-draw-default',
      about: 'option-draw',
      house_rule: ['stuck', 'free'],
    },
  ],
};

let asked: { method: string; path: string; body: unknown }[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    asked.push({ method: init.method ?? 'GET', path, body });
    if (path === '/api/games') return Promise.resolve(Response.json([TSUEFA]));
    if (path === '/api/version')
      return Promise.resolve(Response.json({ version: '1', protocol: 2, schema: 1 }));
    if (path === '/api/me') return Promise.resolve(Response.json({ name: 'Anna' }));
    return Promise.resolve(Response.json({ id: 'abc', code: 'k3v9qa', number: 1 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const posts = () => asked.filter(({ method }) => method === 'POST');
const open = async (name = 'Open the table') => {
  await fireEvent.click(screen.getByText(name));
  await waitFor(() => expect(location.pathname).toBe('/t/abc'));
  history.replaceState(null, '', '/');
};
const seat = (number: number) => within(screen.getByRole('group', { name: `Who sits in seat ${number}` }));

test('a table with default settings waits for friends, by link and without a clock', async () => {
  render(NewPage, { route: { page: 'new', game: 'ninjan' } });
  await open();
  expect(posts()).toEqual([
    {
      method: 'POST',
      path: '/api/tables',
      body: {
        settings: {
          game: 'ninjan',
          seats: 3,
          options: {},
          public: false,
          hints: false,
          clock: { kind: 'none' },
          away: 120,
          level: 'medium',
        },
        mine: [1],
        bots: {},
      },
    },
  ]);
});

test('bots are seated with the table, and people on this device with their names', async () => {
  render(NewPage, { route: { page: 'new', game: 'ninjan' } });
  await fireEvent.click(seat(2).getByLabelText('Here'));
  await fireEvent.input(screen.getByLabelText('Name in seat 2'), { target: { value: ' Bob ' } });
  await fireEvent.click(seat(3).getByLabelText('Bot'));
  await fireEvent.change(screen.getByLabelText('Level of the bot in seat 3'), { target: { value: 'hard' } });
  // No seat waits for a friend: the button does not mention waiting.
  await open('Prepare the table');
  expect(posts()[0]?.body).toMatchObject({ mine: [1], bots: { 3: 'hard' } });
  expect(posts()[1]).toMatchObject({
    path: '/api/tables/abc/commands',
    body: { kind: 'sit', seat: 2, name: 'Bob' },
  });
});

test('swapping seats changes sides', async () => {
  render(NewPage, { route: { page: 'new', game: 'tsuefa' } });
  await fireEvent.click(screen.getByText('Swap seats'));
  await open();
  expect(posts()[0]?.body).toMatchObject({ mine: [2], settings: { game: 'tsuefa', seats: 2 } });
});

test('chosen options are sent, including one without its own control', async () => {
  render(NewPage, { route: { page: 'new', game: 'tsuefa' } });
  await fireEvent.click(await screen.findByLabelText(/^Pro/));
  await fireEvent.input(screen.getByLabelText('how many rocks, scissors and papers each seat has'), {
    target: { value: '5-3-2' },
  });
  await fireEvent.click(screen.getByLabelText(/^60 s/));
  await open();
  expect(posts()[0]?.body).toMatchObject({
    settings: {
      options: { variant: 'pro', 'unheard-of': '5-3-2' },
      clock: { kind: 'per-move', seconds: 60 },
    },
  });
});

test('a refused name leaves no table behind, and the page says why', async () => {
  render(NewPage, { route: { page: 'new', game: 'ninjan' } });
  await fireEvent.click(seat(2).getByLabelText('Here'));
  const answer = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    String(init.body).includes('"sit"')
      ? Promise.resolve(
          Response.json(
            { code: 'x', args: {}, phrase: { id: 'server-name-empty', args: {} } },
            { status: 422 },
          ),
        )
      : answer(path, init),
  );
  await fireEvent.click(screen.getByText('Open the table'));
  expect(await screen.findByRole('alert')).toHaveTextContent('A name needs at least one letter');
  expect(posts().at(-1)?.body).toEqual({ kind: 'leave' });
});

test('house rules are folded, and only changed ones are sent', async () => {
  render(NewPage, { route: { page: 'new', game: 'tsuefa' } });
  const title = await screen.findByText('House rules');
  expect(title.closest('details')?.open).toBe(false);
  await fireEvent.click(screen.getByLabelText('After 30 moves'));
  await fireEvent.click(screen.getByLabelText('Whenever you like'));
  await fireEvent.click(screen.getByLabelText('Only if no card fits'));
  await open();
  expect(posts()[0]?.body).toMatchObject({ settings: { options: { quiet: '30' } } });
});
