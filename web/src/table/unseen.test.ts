import type { Unseen } from '$bindings';
import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { faceOf } from '../games/face';
import { aTable, view } from './a-table';
import { unseen } from './unseen.svelte';
import UnseenList from './UnseenList.svelte';

// Faces take their time where several cores are busy.
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => vi.unstubAllGlobals());

const CARDS: Unseen = {
  kind: 'cards',
  groups: [{ phrase: { id: 'sign-rock', args: {} }, cards: [{ card: 'R8', count: 2, of: 3 }] }],
  total: 2,
};

test('cards are counted, for the eye and for the ear', async () => {
  render(UnseenList, { face: await faceOf('ninjan'), value: CARDS });
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(/rock 8: 2 of 3 unseen/);
});

test('a figure is listed with all that it can still carry', async () => {
  const value: Unseen = { kind: 'figures', figures: [{ square: 'c5', items: ['R', 'F'] }] };
  render(UnseenList, { face: await faceOf('tsuefa'), value });
  expect(screen.getByRole('listitem')).toHaveTextContent(/c5 can carry: rock, flag/);
  expect(document.querySelectorAll('.items > svg')).toHaveLength(2);
});

test('what one seat has not seen is not kept for another', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(CARDS)));
  const { table } = aTable([], view([]));
  await unseen.ask(table);
  expect(unseen.value).toEqual(CARDS);
  const asking = unseen.ask(table);
  table.uncovered = null;
  await asking;
  expect(unseen.value).toBeNull();
});

test('a game that does not show it offers nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(null)));
  await unseen.ask(aTable([], view([])).table);
  expect(unseen.value).toBeNull();
});
