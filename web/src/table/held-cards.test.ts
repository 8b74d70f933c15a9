import type { TableEvent } from '$bindings';
import { expect, test } from 'vitest';
import { heldCards } from './held-cards';

const event = (fields: object) => ({ number: 1, ...fields }) as TableEvent;
const flights = () => [[{ from: 'seat-2', to: 'pile', card: 'bR' }]];

test('a card that has been played is no longer counted, before the view says so', () => {
  const played = event({ code: 'played', seat: 2 });
  expect(heldCards(1, 2, [], flights)).toBe(1);
  expect(heldCards(1, 2, [played], flights)).toBe(0);
  expect(heldCards(4, 1, [played], flights)).toBe(4);
});

test('drawn and dealt cards are counted', () => {
  const drew = event({ code: 'drew', seat: 1, cards: { count: 6, cards: null } });
  const dealt = event({ code: 'dealt', hands: [{ count: 13 }, { count: 12 }] });
  expect(heldCards(2, 1, [drew], flights)).toBe(8);
  expect(heldCards(2, 1, [drew, dealt], flights)).toBe(13);
});
