import type { TableEvent, TsuefaFigureView, MoveOption } from '$bindings';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testPresentation } from '../test-presentation';
import { forget, indexOf, keep, kept, mirror, moveOf, put, random, swap, type Layout } from './layouts';
import { keyTo, placeOf, rows, squareAt } from './squares';
import { BoardFigures, type View } from './figures.svelte';

vi.hoisted(() => {
  // jsdom has no matchMedia.
  globalThis.matchMedia ??= () => ({ matches: true }) as MediaQueryList;
});
const { speak } = await import('../../lib/words.svelte');
const { default: Board } = await import('./Board.svelte');
const { contextMap } = await import('../../table/table-context');
const { localTable } = await import('../../table/test-table');

const figure = (square: string, seat: number, more: Partial<TsuefaFigureView> = {}): TsuefaFigureView => ({
  square,
  seat,
  item: null,
  shown: false,
  moved: false,
  ...more,
});
const view = (more: Partial<View> = {}): View => ({
  game: 'tsuefa',
  presentation: testPresentation(),
  seat: 1,
  seats: 2,
  variant: 'novice',
  house: { quiet: 100 },
  items: '4-3-3',
  awaits: { kind: 'turn', seat: 1 },
  turn: 1,
  quiet: 0,
  figures: [figure('a2', 1, { item: 'R' }), figure('b2', 1, { item: 'D' }), figure('a3', 2)],
  fight: null,
  hidden: [[], []],
  lost: [[], []],
  outcome: null,
  ...more,
});
const event = (what: Record<string, unknown>) => ({ number: 1, ...what }) as unknown as TableEvent;
const layout = (letters: string) => [...letters] as unknown as Layout;

beforeAll(() => speak('en'));

describe('the yard', () => {
  it('has the own side at the bottom', () => {
    expect(rows(false).at(-1)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1']);
    expect(rows(true).at(-1)).toEqual(['f6', 'e6', 'd6', 'c6', 'b6', 'a6']);
    for (const turned of [false, true])
      for (const square of rows(turned).flat())
        expect(squareAt(placeOf(square, turned), turned)).toBe(square);
  });

  it('moves the focus with arrow keys up to its edges', () => {
    expect(keyTo('ArrowUp', { x: 2, y: 3 })).toEqual({ x: 2, y: 2 });
    expect(keyTo('ArrowLeft', { x: 0, y: 3 })).toEqual({ x: 0, y: 3 });
    expect(keyTo('x', { x: 0, y: 3 })).toBeNull();
  });
});

describe('a setup', () => {
  beforeEach(() => localStorage.clear());

  it('never loses an item', () => {
    const start = random('4-3-3');
    const sorted = (one: Layout) => [...one].sort().join('');
    expect(sorted(start)).toBe('DFPPPRRRRSSS');
    expect(sorted(put(swap(mirror(start), 0, 11), 5, 'F'))).toBe('DFPPPRRRRSSS');
    expect(put(start, 5, 'F')[5]).toBe('F');
  });

  it('starts with the flag in the back row', () => {
    for (let i = 0; i < 60; i += 1) expect(random('4-3-3').indexOf('F')).toBeLessThan(6);
  });

  it('names the back row first, from column a', () => {
    expect(['a1', 'f1', 'a2', 'a3'].map((square) => indexOf(square, 1))).toEqual([0, 5, 6, -1]);
    expect(['a6', 'f6', 'a5', 'a4'].map((square) => indexOf(square, 2))).toEqual([0, 5, 6, -1]);
    expect(moveOf(layout('SFRDPRPRSRSP'))).toBe('setup SFRDPRPRSRSP');
    expect(mirror(layout('SFRDPRPRSRSP')).join('')).toBe('RPDRFSPSRSRP');
  });

  it('is offered only at tables with the same items', () => {
    keep(layout('SFRDPRPRSRSP'));
    keep(layout('SFRDPRPRSRSP'));
    expect(kept('4-3-3').map((one) => one.join(''))).toEqual(['SFRDPRPRSRSP']);
    expect(kept('3-4-3')).toEqual([]);
    forget(layout('SFRDPRPRSRSP'));
    expect(kept('4-3-3')).toEqual([]);
    localStorage.setItem('roshambo-tsuefa-setups', '{broken');
    expect(kept('4-3-3')).toEqual([]);
  });
});

describe('the figures', () => {
  const on = (stage: BoardFigures) =>
    stage.figures.map(({ square, item }) => `${square}${item ?? '?'}`).sort();

  it('keep their keys while they move', () => {
    const [stage, before] = [new BoardFigures(), view()];
    stage.follow(before, null);
    const key = stage.figures.find((one) => one.square === 'a2')?.key;
    stage.follow(before, event({ code: 'stepped', seat: 1, from: 'a2', to: 'c2' }));
    stage.follow(view({ figures: [figure('c2', 1, { item: 'R' })] }), null);
    expect(stage.figures.map((one) => one.key)).toEqual([key]);
  });

  it('show both items in a fight; the loser is removed with the next event', () => {
    const [stage, before] = [new BoardFigures(), view()];
    stage.follow(before, null);
    const fought = { code: 'fought', seat: 1, from: 'a2', to: 'a3', attacker: 'R', defender: 'S' };
    stage.follow(before, event({ ...fought, result: 'attacker-wins' }));
    expect(on(stage)).toEqual(['a2R', 'a3S', 'b2D']);
    stage.follow(before, event({ code: 'game-won', seat: 1 }));
    expect(on(stage)).toEqual(['a3R', 'b2D']);
  });

  it('hide in pro what a fight has shown', () => {
    const [stage, before] = [new BoardFigures(), view({ variant: 'pro' })];
    stage.follow(before, null);
    const fought = { code: 'fought', seat: 1, from: 'a2', to: 'a3', attacker: 'R', defender: 'P' };
    stage.follow(before, event({ ...fought, result: 'defender-wins' }));
    stage.follow(view({ variant: 'pro', figures: [figure('a3', 2, { shown: null, moved: null })] }), null);
    expect(stage.figures).toMatchObject([{ item: null, shown: false, moved: false, act: 'stands' }]);
  });

  it('change the item of the winner of a tie', () => {
    const fight = { from: 'a2', to: 'a3', item: 'R', throw: {} } as unknown as View['fight'];
    const [stage, before] = [new BoardFigures(), view({ fight })];
    stage.follow(before, null);
    expect(on(stage)).toEqual(['a2R', 'a3R', 'b2D']);
    stage.follow(before, event({ code: 'tie-settled', seat: 1, square: 'a3', sign: 'P' }));
    expect(stage.figures.find((one) => one.seat === 1 && !one.leaves && one.square === 'a3')?.item).toBe('P');
    expect(stage.figures.find((one) => one.seat === 2)?.leaves).toBe(true);
  });
});

describe('the board', () => {
  const moves = [
    { move: 'a2-a3', targets: ['a2', 'a3'], in_order: true },
    { move: 'a2-c2', targets: ['a2', 'c2'], in_order: true },
  ] as MoveOption[];
  const show = (shown: View, { chosen = [] as string[], log = [] as TableEvent[] } = {}) => {
    const context = localTable(shown, moves);
    for (const past of log) context.log.addEvent(past);
    context.selection.chosen = chosen.map((square) => ({ key: square, token: square }));
    const move = vi.spyOn(context.source, 'move');
    const attempt = vi.spyOn(context.source, 'attempt');
    const rendered = render(Board, { context: contextMap(context), props: { view: shown } });
    return { ...rendered, context, move, attempt };
  };

  it('names each square with its figure, and whether it can be reached', () => {
    show(view(), { chosen: ['a2'] });
    expect(screen.getByRole('button', { name: 'a2: your figure, rock' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('button', { name: 'a3: nerd, hidden item. You can attack here' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'c2: empty. You can go here' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'f6: empty' })).toBeVisible();
  });

  it('moves to a goal, and sends an illegal goal to the server for its ruling', async () => {
    const first = show(view(), { chosen: ['a2'] });
    await fireEvent.click(screen.getByRole('button', { name: /^c2/ }));
    expect(first.move).toHaveBeenCalledWith('a2-c2');
    first.unmount();
    const { attempt } = show(view(), { chosen: ['a2'] });
    await fireEvent.click(screen.getByRole('button', { name: /^f6/ }));
    expect(attempt).toHaveBeenCalledWith(['a2', 'f6']);
  });

  it('shows the notes of the description beside the board', () => {
    const description = ['tsuefa-nobody-yet', 'tsuefa-pro'].map((id) => ({ id, args: {} }));
    show(view({ presentation: testPresentation({ description }) }));
    expect(screen.getByText(/^Pro: /)).toBeVisible();
    expect(screen.queryByText('Nobody has set up yet')).toBeNull();
  });

  it('marks no last step in pro', () => {
    const log = [event({ code: 'stepped', seat: 2, from: 'a4', to: 'a3' })];
    const { container, unmount } = show(view(), { log });
    expect(container.querySelector('.arrow')).not.toBeNull();
    unmount();
    const other = show(view({ variant: 'pro' }), { log });
    expect(other.container.querySelector('.arrow')).toBeNull();
  });

  it('puts an item on a figure by its letter, and sends the setup', async () => {
    const shown = view({ figures: [], awaits: { kind: 'sealed', waiting: [1, 2], decided: [] } });
    const { move } = show(shown);
    await fireEvent.keyDown(screen.getByRole('button', { name: /^c1/ }), { key: 'а', code: 'KeyF' });
    expect(screen.getByRole('button', { name: /^c1/ })).toHaveAccessibleName('c1: Flag');
    await fireEvent.click(screen.getByRole('button', { name: 'Ready!' }));
    expect(move).toHaveBeenCalledWith(expect.stringMatching(/^setup ..F[RSPD]{9}$/));
  });
});
