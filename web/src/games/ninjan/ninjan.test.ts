import { readFileSync } from 'node:fs';
import type { TableEvent } from '$bindings';
import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { contextMap } from '../../table/table-context';
import { localTable } from '../../table/test-table';
import { bundleOf, say, speakWith } from '../../lib/words.svelte';
import { testPresentation } from '../test-presentation';
import ui from '.';
import { after, heap, laid, lineup, type View } from './lineup';
import Pile from './Pile.svelte';

const text = ['common', 'play', 'ninjan'].map((name) => readFileSync(`../locales/en/${name}.ftl`, 'utf8'));
beforeAll(() => speakWith(bundleOf('en', text.join('\n'))));

const VIEW: View = {
  game: 'ninjan',
  presentation: testPresentation(),
  seat: 1,
  seats: 3,
  house: { triple: 'R' },
  awaits: { kind: 'sealed', waiting: [3], decided: [1, 2] },
  round: 4,
  hand: ['R8', 'S-6', 'P10'],
  hand_sizes: [3, 3, 3],
  choice: 'S-6',
  revealed: [],
  piles: [
    { cards: ['R9', 'P-3'], top: 'R9' },
    { cards: ['S4'], top: 'S4' },
    { cards: ['S-2'], top: 'S-2' },
  ],
  winnings: [[], ['R1', 'P5'], []],
  sums: [0, 6, 0],
  unseen: [],
  unused: 18,
  throw: null,
  outcome: null,
};
const STRIKES: View = {
  ...VIEW,
  awaits: { kind: 'turn', seat: 2 },
  choice: null,
  revealed: [
    { seat: 2, card: 'P6' },
    { seat: 1, card: 'S-6' },
  ],
};
const event = (one: object) => ({ number: 1, ...one }) as TableEvent;
const TOOK = event({ code: 'took', seat: 2, card: 'P6', pile: 1, cards: ['R9', 'P-3'] });

describe('the hand', () => {
  it('is sorted by clan, or in resolving order', () => {
    const sorted = (sort: 'colour' | 'sign') =>
      ['S-6', 'P10', 'R2', 'R8', 'S8'].sort((a, b) => ui.order(a, sort) - ui.order(b, sort));
    expect(sorted('colour')).toEqual(['R8', 'R2', 'S8', 'S-6', 'P10']);
    expect(sorted('sign')).toEqual(['P10', 'R8', 'S8', 'R2', 'S-6']);
  });

  it('does not contain the sealed card on the table', () => {
    expect(ui.hand(VIEW)).toEqual(['R8', 'P10']);
    expect(laid({ ...VIEW, choice: null }, event({ code: 'chose', seat: 1, card: 'R8' }))).toBe('R8');
  });
});

describe('the line of chosen cards', () => {
  it('shows others face down until all are revealed', () => {
    const slots = lineup(VIEW, null);
    expect(slots.map(({ state }) => state)).toEqual(['sealed', 'sealed', 'empty']);
    expect(slots.map(({ card }) => card)).toEqual(['S-6', null, null]);
  });

  it('loses the card that is resolved', () => {
    expect(lineup(STRIKES, TOOK).map(({ seat, state }) => [seat, state])).toEqual([
      [2, 'gone'],
      [1, 'open'],
    ]);
  });
});

describe('a pile that is taken', () => {
  it('first gets the card and then goes to the winnings', () => {
    expect(ui.flights(TOOK, VIEW, [])).toEqual([
      [{ from: 'choice-2', to: 'pile-1', card: 'P6' }],
      [
        { from: 'pile-1', to: 'won-2', card: 'R9' },
        { from: 'pile-1', to: 'won-2', card: 'P-3' },
      ],
    ]);
    expect(heap(STRIKES, 1, TOOK)).toMatchObject({ top: 'P6', under: [], taken: ['P-3', 'R9'] });
  });

  it('stays taken while the rest of its step is shown', () => {
    const view = after(STRIKES, TOOK);
    expect(view.piles[0]).toEqual({ cards: ['P6'], top: 'P6' });
    expect(view.sums).toEqual([0, 12, 0]);
    expect(view.revealed).toHaveLength(1);
  });

  it('keeps the cards under a card that is only placed', () => {
    const placed = event({ code: 'placed', seat: 2, card: 'P6', pile: 2 });
    expect(after(STRIKES, placed).piles[1]).toEqual({ cards: ['S4', 'P6'], top: 'P6' });
  });
});

describe('words', () => {
  it('say what a pile would bring, and what is only put down', () => {
    const label = (move: string) => say(ui.effect?.(move, STRIKES) ?? '');
    expect(label('pile 1')).toBe('Take pile 1 (+6)');
    expect(label('pile 2')).toBe('Put it on pile 2');
    expect(ui.effect?.('choose R8', STRIKES)).toBeNull();
  });
  it('name a card with a real minus', () => expect(say(ui.name('S-6'))).toBe('scissors −6'));
});

describe('the button of a pile', () => {
  it('names its cards, and selects the pile by its number', () => {
    const options = [
      { move: 'pile 1', targets: ['1'], in_order: false, phrase: { id: 'ninjan-pile', args: {} } },
    ];
    const view: View = { ...STRIKES, awaits: { kind: 'turn', seat: 1 } };
    const context = localTable(view, options);
    render(Pile, { context: contextMap(context), props: { view, pile: 1 } });
    screen.getByRole('button', { name: /^Pile 1: rock 9 on top/ }).click();
    expect(context.selection.chosen).toEqual([{ key: 'pile-1', token: '1' }]);
  });
});
