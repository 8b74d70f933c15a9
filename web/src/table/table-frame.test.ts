import { fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadGameUi, type GameUi } from '../games/game-ui';
import { nameSeats } from '../lib/words.svelte';

import Actions from './Actions.svelte';
import Hand from './Hand.svelte';
import { press } from './keys';
import { nameOf } from './names';
import SeatPlate from './SeatPlate.svelte';
import Status from './Status.svelte';
import { contextMap, type TableContext } from './table-context';
import { option, testTable, view } from './test-table';

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const MOVES = [option('choose R8', 'R8'), option('choose P1', 'P1')];
const HAND = ['P1', 'R8', 'S-6'];
let ui: GameUi;
beforeEach(async () => (ui = await loadGameUi('ninjan')));

const show = <P extends Record<string, unknown>>(component: Component<P>, props: P, table: TableContext) =>
  render(component as Component, { props, context: contextMap(table) });

const key = (key: string, code = '') => new KeyboardEvent('keydown', { key, code });
const card = (name: RegExp) => screen.getByRole('button', { name });

describe('the hand', () => {
  it('is a list with its count; each card has a name and a pressed state', async () => {
    const { context } = testTable(MOVES, view(HAND));
    show(Hand, { ui, cards: HAND, seat: 1 }, context);
    expect(screen.getByRole('list')).toHaveAccessibleName('Your hand: 3 cards');
    await fireEvent.click(card(/rock 8/i));
    expect(card(/rock 8/i)).toHaveAttribute('aria-pressed', 'true');
  });

  it('replaces a single selected card by another one', async () => {
    const { context } = testTable(MOVES, view(HAND));
    show(Hand, { ui, cards: HAND, seat: 1 }, context);
    await fireEvent.click(card(/rock 8/i));
    await fireEvent.click(card(/paper 1/i));
    expect(context.selection.tokens).toEqual(['P1']);
  });

  it('attempts a card that does not fit, so that the server names the rule', async () => {
    const { context, sentAttempts } = testTable(MOVES, view(HAND));
    show(Hand, { ui, cards: HAND, seat: 1 }, context);
    await fireEvent.click(card(/scissors/i));
    expect(sentAttempts()).toEqual([['S-6']]);
    expect(context.selection.chosen).toEqual([]);
  });
});

describe('actions and keys', () => {
  it('offers the move of the selection, and Enter makes it', async () => {
    const { context, sentMoves } = testTable(MOVES, view(HAND));
    show(Actions, { ui }, context);
    expect(screen.queryByRole('button')).toBeNull();
    context.selection.point('R8#1', 'R8');
    expect(await screen.findByRole('button', { name: /Choose R8/ })).toBeVisible();
    expect(press(key('Enter'), context, ui)).toBe(true);
    expect(sentMoves()).toEqual(['choose R8']);
  });

  it('makes a move with a digit, and clears the selection with Escape', () => {
    const { context, sentMoves } = testTable([option('pass'), option('draw')], view(HAND));
    press(key('2'), context, ui);
    press(key('3'), context, ui);
    expect(sentMoves()).toEqual(['draw']);
    context.selection.chosen = [{ key: 'R8#1', token: 'R8' }];
    press(key('Escape'), context, ui);
    expect(context.selection.chosen).toEqual([]);
  });

  it('knows letters by their position, in every keyboard layout', () => {
    const { context } = testTable([], view(HAND));
    press(key('и', 'KeyB'), context, ui);
    expect(context.openWindow.name).toBe('beats');
  });
});

describe('status and plates', () => {
  it('says what the player has to do, or for whom the table waits', () => {
    const { context } = testTable(MOVES, view(HAND));
    const removeNames = nameSeats((seat) => nameOf(context.table, seat));
    const { unmount } = show(Status, { view: view(HAND) }, context);
    expect(screen.getByRole('status')).toHaveTextContent(/^Your turn .*choose a card/);
    unmount();
    const other = view(HAND, { awaits: { kind: 'turn', seat: 3 } });
    show(Status, { view: other }, testTable([], other).context);
    expect(screen.getByRole('status')).toHaveTextContent('Waiting for: Juno');
    removeNames();
  });

  it('tells one state at a time while an event is shown', () => {
    const waits = view(HAND, { awaits: { kind: 'turn', seat: 2 } });
    const { context } = testTable([], waits);
    context.playback.currentEvent = {
      number: 1,
      code: 'placed',
      seat: 2,
      card: 'R1',
      pile: 1,
      phrase: { id: 'cards', args: { count: 0 } },
    };
    const { container } = show(Status, { view: waits }, context);
    expect(container.querySelector('.told')).toHaveTextContent('0 cards');
    expect(container.querySelector('.now')).toBeNull();
  });

  it('says who has decided and how many cards a player holds', () => {
    const { context } = testTable(MOVES, view(HAND));
    const { container } = show(SeatPlate, { ui, view: view(HAND), seat: 2 }, context);
    expect(container).toHaveTextContent(/Player 2.*has chosen/);
    const { container: other } = show(SeatPlate, { ui, view: view(HAND), seat: 3 }, context);
    expect(other.querySelector('[data-anchor="seat-3"]')).toHaveTextContent('9 cards');
  });
});
