import type { Hint, TableInfo } from '$bindings';
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadGameUi, type GameUi } from '../games/game-ui';
import Hand from './Hand.svelte';
import HintBubble from './HintBubble.svelte';
import { press } from './keys';
import { contextMap } from './table-context';
import { option, testTable, view } from './test-table';

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const MOVES = [option('choose R8', 'R8'), option('choose P1', 'P1')];
const HAND = ['P1', 'R8', 'S-6'];
const HINT: Hint = {
  move: 'choose R8',
  option: option('choose R8', 'R8'),
  reasons: [{ id: 'cards', args: { count: 2 } }],
  chance: 61,
};
let ui: GameUi;
let asked: { path: string; body: unknown }[] = [];
let until: AbortSignal | null | undefined;
let answer: () => Response;

beforeEach(async () => {
  ui = await loadGameUi('ninjan');
  asked = [];
  answer = () => Response.json(HINT);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) });
    until = init.signal;
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

const key = (code: string, name = '') => new KeyboardEvent('keydown', { key: name, code });

function show() {
  const { context, server, sentMoves } = testTable(MOVES, view(HAND));
  const options = { context: contextMap(context) };
  render(Hand, { ...options, props: { ui, cards: HAND, seat: 1 } });
  render(HintBubble, { ...options, props: { ui } });
  return { context, server, sentMoves, hints: context.hints };
}

test('a hint names the move, its reasons and its chance, and marks the card', async () => {
  const { context } = show();
  press(key('KeyH'), context, ui);
  await tick();
  expect(screen.getByRole('status')).toHaveTextContent('Looking for a good move');
  await screen.findByText('2 cards');
  expect(asked).toEqual([{ path: '/api/tables/t/hint', body: { seat: 1 } }]);
  expect(screen.getByRole('status')).toHaveTextContent(/Choose R8.*about 61 %/);
  expect(screen.getByRole('button', { name: /rock 8/i })).toHaveAttribute('data-hinted');
  expect(document.querySelectorAll('[data-hinted]')).toHaveLength(1);
});

test('one press makes the advised move and closes the hint', async () => {
  const { hints, sentMoves } = show();
  await hints.request();
  await fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  expect(sentMoves()).toEqual(['choose R8']);
  await waitFor(() => expect(document.querySelector('.hint')).toBeNull());
  expect(document.querySelector('[data-hinted]')).toBeNull();
});

test('Escape aborts the request, and a late answer is ignored', async () => {
  const { context, hints } = show();
  const asking = hints.request();
  expect(until?.aborted).toBe(false);
  press(key('Escape', 'Escape'), context, ui);
  expect(until?.aborted).toBe(true);
  await asking;
  expect(hints.open).toBe(false);
});

test('the hint closes when another seat is shown', async () => {
  const { context, hints } = show();
  await hints.request();
  expect(hints.open).toBe(true);
  context.table.viewer = null;
  await waitFor(() => expect(hints.open).toBe(false));
});

test('decisions of other seats do not outdate the hint, the own decision does', async () => {
  const { context, hints } = show();
  await hints.request();
  context.table.view = view(HAND, { awaits: { kind: 'sealed', waiting: [1], decided: [2, 3] } });
  expect(hints.isCurrent).toBe(true);
  context.table.view = view(HAND, { awaits: { kind: 'sealed', waiting: [3], decided: [1, 2] } });
  expect(hints.isCurrent).toBe(false);
});

test('a refusal is shown like any other', async () => {
  answer = () =>
    Response.json({ code: 'hint-late', phrase: { id: 'server-hint-late', args: {} } }, { status: 409 });
  const { context, hints } = show();
  await hints.request();
  expect(context.requests.refusal?.code).toBe('hint-late');
  expect(hints.open).toBe(false);
});

test('at a table without hints nothing is requested', async () => {
  const { context, hints, server } = show();
  context.table.describe({ kind: 'server', info: { ...(server.info as TableInfo), hints: false } });
  await hints.request();
  expect(asked).toEqual([]);
});
