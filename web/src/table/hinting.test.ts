import type { Hint, TableInfo } from '$bindings';
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faceOf, type Face } from '../games/face';
import { aTable, view, way } from './a-table';
import Hand from './Hand.svelte';
import { hinting } from './hinting.svelte';
import HintBubble from './HintBubble.svelte';
import { press } from './keys';

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Faces take their time where several cores are busy.
vi.setConfig({ testTimeout: 30_000 });

const WAYS = [way('choose R8', 'R8'), way('choose P1', 'P1')];
const HAND = ['P1', 'R8', 'S-6'];
const HINT: Hint = {
  move: 'choose R8',
  option: way('choose R8', 'R8'),
  reasons: [{ id: 'cards', args: { count: 2 } }],
  chance: 61,
};
let face: Face;
let asked: { path: string; body: unknown }[] = [];
let until: AbortSignal | null | undefined;
let answer: () => Response;

beforeEach(async () => {
  face = await faceOf('ninjan');
  asked = [];
  answer = () => Response.json(HINT);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) });
    until = init.signal;
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  hinting.close();
  vi.unstubAllGlobals();
});

const key = (code: string, name = '') => new KeyboardEvent('keydown', { key: name, code });

function atTable() {
  const { table, sent } = aTable(WAYS, view(HAND));
  render(Hand, { table, face, cards: HAND, seat: 1 });
  render(HintBubble, { table, face });
  return { table, sent };
}

test('a hint names the move, its reasons and its chance, and marks the card', async () => {
  const { table } = atTable();
  press(key('KeyH'), table, face);
  await tick();
  expect(screen.getByRole('status')).toHaveTextContent('Thinking about a good move');
  await screen.findByText('2 cards');
  expect(asked).toEqual([{ path: '/api/tables/t/hint', body: { seat: 1 } }]);
  expect(screen.getByRole('status')).toHaveTextContent(/Choose R8.*about 61 %/);
  expect(screen.getByRole('button', { name: /rock 8/i })).toHaveAttribute('data-hinted');
  expect(document.querySelectorAll('[data-hinted]')).toHaveLength(1);
});

test('what is advised is done by one press, and the hint goes', async () => {
  const { table, sent } = atTable();
  await hinting.ask(table);
  await fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  expect(sent).toEqual(['choose R8']);
  await waitFor(() => expect(document.querySelector('.hint')).toBeNull());
  expect(document.querySelector('[data-hinted]')).toBeNull();
});

test('Escape takes the question back, and no late answer comes', async () => {
  const { table } = atTable();
  const asking = hinting.ask(table);
  expect(until?.aborted).toBe(false);
  press(key('Escape', 'Escape'), table, face);
  expect(until?.aborted).toBe(true);
  await asking;
  expect(hinting.open).toBe(false);
});

test('it goes with the seat that asked for it', async () => {
  const { table } = atTable();
  await hinting.ask(table);
  expect(hinting.open).toBe(true);
  table.uncovered = null;
  await waitFor(() => expect(hinting.open).toBe(false));
});

test('others who decide meanwhile do not take it away, an own decision does', async () => {
  const { table } = atTable();
  await hinting.ask(table);
  table.view = view(HAND, { awaits: { kind: 'sealed', waiting: [1], decided: [2, 3] } });
  expect(hinting.current(table)).toBe(true);
  table.view = view(HAND, { awaits: { kind: 'sealed', waiting: [3], decided: [1, 2] } });
  expect(hinting.current(table)).toBe(false);
});

test('a refusal is shown like any other', async () => {
  answer = () =>
    Response.json({ code: 'hint-late', phrase: { id: 'server-hint-late', args: {} } }, { status: 409 });
  const { table } = atTable();
  await hinting.ask(table);
  expect(table.refusal?.code).toBe('hint-late');
  expect(hinting.open).toBe(false);
});

test('where there are no hints, nothing is asked', async () => {
  const { table } = atTable();
  table.info = { ...(table.info as TableInfo), hints: false };
  await hinting.ask(table);
  expect(asked).toEqual([]);
});
