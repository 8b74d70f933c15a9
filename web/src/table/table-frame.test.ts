import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { faceOf, type Face } from '../games/face';
import { callThem } from '../lib/words.svelte';
import { aTable, view, way } from './a-table';
import Actions from './Actions.svelte';
import Hand from './Hand.svelte';
import { press } from './keys';
import { nameOf } from './names';
import { opened } from './opened.svelte';
import { cardsOf, seatOf } from './scored';
import SeatPlate from './SeatPlate.svelte';
import Status from './Status.svelte';

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const WAYS = [way('choose R8', 'R8'), way('choose P1', 'P1')];
const HAND = ['P1', 'R8', 'S-6'];
let face: Face;
beforeEach(async () => (face = await faceOf('ninjan')));

const key = (key: string, code = '') => new KeyboardEvent('keydown', { key, code });
const card = (name: RegExp) => screen.getByRole('button', { name });

describe('the hand', () => {
  it('is a list with its count, and each card has a name and whether it is chosen', async () => {
    const { table } = aTable(WAYS, view(HAND));
    render(Hand, { table, face, cards: HAND, seat: 1 });
    expect(screen.getByRole('list')).toHaveAccessibleName('Your hand: 3 cards');
    await fireEvent.click(card(/rock 8/i));
    expect(card(/rock 8/i)).toHaveAttribute('aria-pressed', 'true');
  });

  it('lets another card take the place of the only one chosen', async () => {
    const { table } = aTable(WAYS, view(HAND));
    render(Hand, { table, face, cards: HAND, seat: 1 });
    await fireEvent.click(card(/rock 8/i));
    await fireEvent.click(card(/paper 1/i));
    expect(table.tokens).toEqual(['P1']);
  });

  it('asks the server why a card does not fit', async () => {
    const { table, attempts } = aTable(WAYS, view(HAND));
    render(Hand, { table, face, cards: HAND, seat: 1 });
    await fireEvent.click(card(/scissors/i));
    expect(attempts).toEqual([['S-6']]);
    expect(table.chosen).toEqual([]);
  });
});

describe('actions and keys', () => {
  it('offers the move of what is chosen, and Enter makes it', async () => {
    const { table, sent } = aTable(WAYS, view(HAND));
    render(Actions, { table, face });
    expect(screen.queryByRole('button')).toBeNull();
    table.point('R8#1', 'R8');
    expect(await screen.findByRole('button', { name: /Choose R8/ })).toBeVisible();
    expect(press(key('Enter'), table, face)).toBe(true);
    expect(sent).toEqual(['choose R8']);
  });

  it('presses the button with a digit, and puts back with Escape', () => {
    const { table, sent } = aTable([way('pass'), way('draw')], view(HAND));
    press(key('2'), table, face);
    press(key('3'), table, face);
    expect(sent).toEqual(['draw']);
    table.chosen = [{ key: 'R8#1', token: 'R8' }];
    press(key('Escape'), table, face);
    expect(table.chosen).toEqual([]);
  });

  it('knows letters by their place, in every layout', () => {
    const { table } = aTable([], view(HAND));
    press(key('и', 'KeyB'), table, face);
    expect(opened.what).toBe('beats');
    opened.close();
  });
});

describe('status and plates', () => {
  it('says what is asked, or for whom the table waits', () => {
    const { table } = aTable(WAYS, view(HAND));
    callThem((seat) => nameOf(table, seat));
    const { unmount } = render(Status, { table, view: view(HAND) });
    expect(screen.getByRole('status')).toHaveTextContent(/^Your turn .*choose a card/);
    unmount();
    const other = view(HAND, { awaits: { kind: 'turn', seat: 3 } });
    render(Status, { table: aTable([], other).table, view: other });
    expect(screen.getByRole('status')).toHaveTextContent('Waiting for: Juno');
    callThem(null);
  });

  it('says who has decided and how many cards are held', () => {
    const { table } = aTable(WAYS, view(HAND));
    const { container } = render(SeatPlate, { table, face, view: view(HAND), seat: 2 });
    expect(container).toHaveTextContent(/Pip.*has decided/);
    const { container: other } = render(SeatPlate, { table, face, view: view(HAND), seat: 3 });
    expect(other.querySelector('[data-anchor="seat-3"]')).toHaveTextContent('9 cards');
  });
});

describe('a scoring', () => {
  it('shows the cards that a step speaks of', () => {
    const step = (id: string) => ({ id, args: { seat: { id: 'player', args: { seat: 2 } } } });
    const steps = ['paws-count-hand', 'paws-count-set', 'paws-count-left', 'paws-count'].map(step);
    const set = { rock: 'bR', scissors: 'bS', paper: 'gP' };
    const counts = [{ seat: 2, hand: ['bR', 'bS', 'gP', 'yP'], sets: [set], left: ['yP'], cards: 1 }];
    expect(cardsOf({ number: 1, code: 'counted', counts }, steps)).toEqual([
      [['bR', 'bS', 'gP', 'yP']],
      [['bR', 'bS', 'gP']],
      [['yP']],
      [],
    ]);
    expect(steps.map(seatOf)).toEqual([2, 2, 2, 2]);
  });
});
