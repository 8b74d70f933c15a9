import type { Unseen } from '$bindings';
import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { loadGameUi } from '../games/game-ui';
import { testTable, view } from './test-table';
import UnseenList from './UnseenList.svelte';

afterEach(() => vi.unstubAllGlobals());

const CARDS: Unseen = {
  kind: 'cards',
  groups: [{ phrase: { id: 'sign-rock', args: {} }, cards: [{ card: 'R8', count: 2, of: 3 }] }],
  total: 2,
};

test('cards are counted, visibly and for screen readers', async () => {
  render(UnseenList, { ui: await loadGameUi('ninjan'), value: CARDS });
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(/rock 8: 2 of 3 hidden/);
});

test('a figure is listed with every item that it can still carry', async () => {
  const value: Unseen = { kind: 'figures', figures: [{ square: 'c5', items: ['R', 'F'] }] };
  render(UnseenList, { ui: await loadGameUi('tsuefa'), value });
  expect(screen.getByRole('listitem')).toHaveTextContent(/c5 may carry: rock, flag/);
  expect(document.querySelectorAll('.items > svg')).toHaveLength(2);
});

test('what one seat has not seen is not shown to another', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(CARDS)));
  const { table, unseenCards } = testTable([], view([])).context;
  await unseenCards.request();
  expect(unseenCards.value).toEqual(CARDS);
  const request = unseenCards.request();
  table.viewer = null;
  await request;
  expect(unseenCards.value).toBeNull();
});

test('a game without such a list offers nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(null)));
  const { unseenCards } = testTable([], view([])).context;
  await unseenCards.request();
  expect(unseenCards.value).toBeNull();
});
