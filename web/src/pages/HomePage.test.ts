import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAME_IDS } from '../games/registry';
import HomePage from './HomePage.svelte';

// Rendering whole pages is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const silence = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  silence.mockReset().mockRejectedValue(new TypeError('no line'));
  vi.stubGlobal('fetch', silence);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

test('all games are shown without the server', () => {
  render(HomePage);
  const shelf = screen.getByRole('region', { name: 'The games' });
  expect(within(shelf).getAllByRole('article')).toHaveLength(GAME_IDS.length);
  expect(within(shelf).getAllByRole('button', { name: /^Play now/ })).toHaveLength(GAME_IDS.length);
});

test('a failed press shows the reason beside the button', async () => {
  render(HomePage);
  await fireEvent.click(screen.getByLabelText('Play now: Kanobu'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The server cannot be reached.');
  expect(alert.closest('article')).toContainElement(screen.getByRole('heading', { name: 'Kanobu' }));
});

test('play now requests the default seats, or the last choice', async () => {
  const { unmount } = render(HomePage);
  const asked = () =>
    silence.mock.calls
      .filter(([path]) => path === '/api/quick')
      .map(([, init]) => JSON.parse(String(init?.body)) as unknown);
  await fireEvent.click(screen.getByLabelText('Play now: Kanobu'));
  const hash: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(asked()).toEqual([{ game: 'kanobu', seats: 4, level: 'medium', text_hash: hash }]);
  await screen.findByRole('alert');

  await fireEvent.change(screen.getByLabelText('Kanobu: number of players'), { target: { value: '6' } });
  await fireEvent.change(screen.getByLabelText('Kanobu: bot level'), { target: { value: 'hard' } });
  await fireEvent.click(screen.getByLabelText('Play now: Kanobu'));
  unmount();

  render(HomePage);
  await fireEvent.click(screen.getByLabelText('Play now: Kanobu'));
  expect(asked().at(-1)).toEqual({ game: 'kanobu', seats: 6, level: 'hard', text_hash: hash });
});
