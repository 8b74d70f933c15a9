import type { MoveOption } from '$bindings';
import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Table } from '../../lib/table.svelte';
import { aPresentation } from '../a-presentation';
import type { ViewOf } from '../face';
import type { Happening } from './scene';

vi.hoisted(() => {
  // The browser of the tests knows no media.
  globalThis.matchMedia ??= () => ({ matches: true }) as MediaQueryList;
});
const { speak, say } = await import('../../lib/words.svelte');
const { default: face } = await import('./index');
const { airborne } = await import('../../table/fly');
const { cost } = await import('./cost');
const { flights } = await import('./flights');
const { sceneOf } = await import('./scene');

type View = ViewOf<'kanobu'>;
const view = (parts: Partial<View> = {}): View => ({
  game: 'kanobu',
  presentation: aPresentation(),
  seat: 1,
  seats: 3,
  opening: null,
  awaits: { kind: 'turn', seat: 1 },
  rest: null,
  turn: 1,
  direction: 'clockwise',
  moves: 4,
  throw: null,
  hand: ['bR', 'vW'],
  hand_sizes: [2, 6, 5],
  known: [[], ['r3'], []],
  pile: [
    { card: 'gP', named: null },
    { card: 'bS', named: null },
  ],
  turned_over: true,
  deck: 40,
  bottom: [],
  effect: null,
  drawn: null,
  opened: [],
  unseen: [],
  hidden: { from_deck: [], older: [], either: [], least_from_deck: [], most_from_deck: [] },
  outcome: null,
  ...parts,
});
const way = (move: string, targets: string[]): MoveOption => ({
  move,
  targets,
  in_order: false,
  phrase: { id: 'kanobu-move-draw', args: {} },
});
const table = (parts: Partial<Record<keyof Table, unknown>> = {}): Table =>
  ({
    mayMove: true,
    moves: [],
    chosen: [],
    offers: [],
    log: [],
    moment: null,
    isOpen: () => true,
    isChosen: () => false,
    move: vi.fn(),
    point: vi.fn(),
    ...parts,
  }) as unknown as Table;

beforeAll(() => speak('en'));

describe('a hand', () => {
  const cards = ['vW', 'bgR', 'yS', 'bS', 'bR', 'v*'];
  const by = (sort: 'colour' | 'sign') =>
    [...cards].sort((a, b) => face.order(a, sort) - face.order(b, sort));

  it('is sorted by colour, cards of two colours and violet ones last', () => {
    expect(by('colour')).toEqual(['bR', 'bS', 'yS', 'bgR', 'v*', 'vW']);
  });

  it('is sorted by symbol', () => {
    expect(by('sign')).toEqual(['bR', 'bgR', 'bS', 'yS', 'v*', 'vW']);
  });
});

describe('words', () => {
  it('name a card by all its colours', () => {
    expect(say(face.name('bgX'))).toBe('blue-green “skip”');
    expect(say(face.name('v*'))).toBe('violet “three-star”');
  });

  it('say what an effect costs, and whom', () => {
    const effect = (symbol: '2' | '3') => ({ symbol, chain: 2, draws: 4, last: 3 });
    expect(say(cost(effect('2'), 1))).toBe('Everybody but Player 3 would draw 4');
    expect(say(cost(effect('3'), 1))).toBe('Player 1 would draw 4 and lose the turn');
  });
});

describe('flights', () => {
  it('bring a deal to an end within about two seconds, however many play', () => {
    for (const seats of [2, 6]) {
      const hands = Array.from({ length: seats }, () => ({ count: 6, cards: null }));
      const groups = flights({ code: 'dealt', number: 0, hands, start: 'bR', deck: 30 });
      expect(airborne(groups)).toBeLessThanOrEqual(2000);
      expect(groups.at(-1)).toEqual([{ from: 'deck', to: 'pile', card: 'bR' }]);
    }
  });

  it('take a card that was opened from where it lies', () => {
    const play = (number: number): Happening => ({
      code: 'played',
      number,
      seat: 2,
      card: 'gP',
      named: null,
    });
    flights({ code: 'opened', number: 7, seat: 2, cards: ['gP', 'bR', 'bR'] });
    expect(flights(play(9))[0]?.[0]?.from).toBe('opened');
    expect(flights(play(30))[0]?.[0]?.from).toBe('seat-2');
  });
});

describe('the scene', () => {
  it('shows what has happened before the next view comes', () => {
    const scene = sceneOf(view(), [
      { code: 'played', number: 1, seat: 2, card: 'vN', named: null },
      { code: 'cancelled', number: 2, card: 'bS' },
      { code: 'turned-round', number: 3, direction: 'counterclockwise' },
    ]);
    expect(scene.pile.map((laid) => laid.card)).toEqual(['gP']);
    expect([scene.deck, scene.direction]).toEqual([42, 'counterclockwise']);
  });

  it('takes one of equal opened cards away', () => {
    const scene = sceneOf(view({ opened: ['bR', 'bR', 'gP'] }), [
      { code: 'took', number: 1, seat: 2, card: 'bR' },
    ]);
    expect(scene.opened).toEqual(['bR', 'gP']);
  });
});

describe('the board', () => {
  it('lets one draw from the deck only when that is a way', () => {
    const { unmount } = render(face.Board, { table: table(), view: view() });
    expect(screen.queryByRole('button', { name: 'Draw a card' })).toBeNull();
    unmount();
    const mine = table({ moves: [way('draw', [])] });
    render(face.Board, { table: mine, view: view() });
    screen.getByRole('button', { name: 'Draw a card' }).click();
    expect(mine.move).toHaveBeenCalledWith('draw');
  });

  it('asks for a colour where the moves differ only in it', () => {
    const offers = ['b', 'g', 'r', 'y'].map((colour) => way(`play vW ${colour}`, ['vW']));
    const mine = table({ offers, chosen: [{ key: 'vW#1', token: 'vW' }] });
    render(face.Board, { table: mine, view: view() });
    const group = screen.getByRole('group', { name: 'Which colour?' });
    const red = group.querySelectorAll('button')[2];
    red?.click();
    expect(mine.move).toHaveBeenCalledWith('play vW r');
  });

  it('offers opened cards by their names', () => {
    const mine = table();
    render(face.Board, { table: mine, view: view({ opened: ['bgX', 'vN'] }) });
    screen.getByRole('button', { name: 'violet “cancel”' }).click();
    expect(mine.point).toHaveBeenCalledWith('opened-1', 'vN');
  });
});
