import type { MoveOption } from '$bindings';
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ViewOf } from '../game-ui';
import { testPresentation } from '../test-presentation';
import type { KanobuTableEvent } from './board-state';

vi.hoisted(() => {
  // jsdom has no matchMedia.
  globalThis.matchMedia ??= () => ({ matches: true }) as MediaQueryList;
});
const { speak, say } = await import('../../lib/words.svelte');
const { default: ui } = await import('./index');
const { contextMap } = await import('../../table/table-context');
const { localTable } = await import('../../table/test-table');
const { flightMs } = await import('../../table/fly');
const { cost } = await import('./cost');
const { flights } = await import('./flights');
const { boardState } = await import('./board-state');

type View = ViewOf<'kanobu'>;
const view = (parts: Partial<View> = {}): View => ({
  game: 'kanobu',
  presentation: testPresentation(),
  seat: 1,
  seats: 3,
  opening: null,
  house: { draw: 'stuck', answer: 'ends-turn' },
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
const option = (move: string, targets: string[]): MoveOption => ({
  move,
  targets,
  in_order: false,
  phrase: { id: 'kanobu-move-draw', args: {} },
});
const show = (shown: View, moves: MoveOption[] = []) => {
  const context = localTable(shown, moves);
  const move = vi.spyOn(context.source, 'move');
  const rendered = render(ui.Board, { context: contextMap(context), props: { view: shown } });
  return { ...rendered, context, move };
};

beforeAll(() => speak('en'));

describe('a hand', () => {
  const cards = ['vW', 'bgR', 'yS', 'bS', 'bR', 'v*'];
  const by = (sort: 'colour' | 'sign') => [...cards].sort((a, b) => ui.order(a, sort) - ui.order(b, sort));

  it('is sorted by colour, cards of two colours and violet ones last', () => {
    expect(by('colour')).toEqual(['bR', 'bS', 'yS', 'bgR', 'v*', 'vW']);
  });

  it('is sorted by symbol', () => {
    expect(by('sign')).toEqual(['bR', 'bgR', 'bS', 'yS', 'v*', 'vW']);
  });
});

describe('words', () => {
  it('name a card by all its colours', () => {
    expect(say(ui.name('bgX'))).toBe('blue-green “skip”');
    expect(say(ui.name('v*'))).toBe('violet “three-star”');
  });

  it('say what an effect costs, and which player', () => {
    const effect = (symbol: '2' | '3') => ({ symbol, chain: 2, draws: 4, last: 3 });
    expect(say(cost(effect('2'), 1))).toBe('Everybody but Player 3 would draw 4');
    expect(say(cost(effect('3'), 1))).toBe('Player 1 would draw 4 and miss a turn');
  });
});

describe('flights', () => {
  it('finish a deal within about two seconds, for any number of players', () => {
    for (const seats of [2, 6]) {
      const hands = Array.from({ length: seats }, () => ({ count: 6, cards: null }));
      const groups = flights({ code: 'dealt', number: 0, hands, start: 'bR', deck: 30 }, []);
      expect(flightMs(groups)).toBeLessThanOrEqual(2000);
      expect(groups.at(-1)).toEqual([{ from: 'deck', to: 'pile', card: 'bR' }]);
    }
  });

  it('start at the opened cards if one of them is played at once', () => {
    const play = (number: number): KanobuTableEvent => ({
      code: 'played',
      number,
      seat: 2,
      card: 'gP',
      named: null,
    });
    const opened: KanobuTableEvent = { code: 'opened', number: 7, seat: 2, cards: ['gP', 'bR', 'bR'] };
    expect(flights(play(9), [opened])[0]?.[0]?.from).toBe('opened');
    expect(flights(play(30), [opened])[0]?.[0]?.from).toBe('seat-2');
  });
});

describe('the board state', () => {
  it('applies events before the next view comes', () => {
    const state = boardState(view(), [
      { code: 'played', number: 1, seat: 2, card: 'vN', named: null },
      { code: 'cancelled', number: 2, card: 'bS' },
      { code: 'turned-round', number: 3, direction: 'counterclockwise' },
    ]);
    expect(state.pile.map((laid) => laid.card)).toEqual(['gP']);
    expect([state.deck, state.direction]).toEqual([42, 'counterclockwise']);
  });

  it('removes only one of equal opened cards', () => {
    const state = boardState(view({ opened: ['bR', 'bR', 'gP'] }), [
      { code: 'took', number: 1, seat: 2, card: 'bR' },
    ]);
    expect(state.opened).toEqual(['bR', 'gP']);
  });
});

describe('the board', () => {
  it('lets the player draw from the deck only when that is a legal move', () => {
    const { unmount } = show(view());
    expect(screen.queryByRole('button', { name: 'Draw a card' })).toBeNull();
    unmount();
    const { move } = show(view(), [option('draw', [])]);
    screen.getByRole('button', { name: 'Draw a card' }).click();
    expect(move).toHaveBeenCalledWith('draw');
  });

  it('asks for a colour where the moves differ only in it', () => {
    const moves = ['b', 'g', 'r', 'y'].map((colour) => option(`play vW ${colour}`, ['vW']));
    const { context, move } = show(view(), moves);
    context.selection.point('vW#1', 'vW');
    flushSync();
    const group = screen.getByRole('group', { name: 'Which colour?' });
    const red = group.querySelectorAll('button')[2];
    red?.click();
    expect(move).toHaveBeenCalledWith('play vW r');
  });

  it('offers opened cards by their names', () => {
    const moves = [option('take bgX', ['bgX']), option('take vN', ['vN'])];
    const { context } = show(view({ opened: ['bgX', 'vN'] }), moves);
    screen.getByRole('button', { name: 'violet “cancel”' }).click();
    expect(context.selection.chosen).toEqual([{ key: 'opened-1', token: 'vN' }]);
  });
});

describe('a card', () => {
  it('says what it does and where it may be played', () => {
    const ids = (card: string) => ui.about(card).map(({ id }) => id);
    expect(ids('bX')).toEqual(['kanobu-web-about-X', 'kanobu-about-symbol']);
    expect(ids('bgP')).toEqual(['web-sign-about', 'kanobu-web-beats']);
    expect(ids('v*')).toEqual(['kanobu-web-about-star', 'kanobu-about-violet']);
  });
});
