import type { TableEvent } from '$bindings';
import { describe, expect, it } from 'vitest';
import type { ViewOf } from '../game-ui';
import { testPresentation } from '../test-presentation';
import ui from '.';
import { boardState } from './board-state';

const VIEW: ViewOf<'paws-quick'> = {
  game: 'paws-quick',
  presentation: testPresentation(),
  seat: 1,
  seats: 2,
  opening: null,
  house: { comeback: 'once', token: 'total' },
  games: 2,
  help: true,
  awaits: { kind: 'turn', seat: 1 },
  games_dealt: 1,
  first: 1,
  turn: 1,
  throw: null,
  spending: null,
  hand: ['bR', 'bS', 'b*'],
  hand_sizes: [3, 5],
  known: [[], ['y*']],
  table: { owner: 1, sign: 'R', cards: ['gR', 'rR'] },
  deck: 2,
  deck_known: ['v*'],
  left: 22,
  left_known: [],
  turned: ['v*', 'y*'],
  discard: [],
  unseen: [],
  tokens: [1, 0],
  supply: 4,
  points: [0, 0],
  totals: [6, 3],
  games_won: [0, 1],
  outcome: null,
};
const event = (fields: object) => ({ number: 1, ...fields }) as TableEvent;

describe('the quick rules', () => {
  it('help removes a card from the table and returns the token', () => {
    const help = (card: string) => event({ code: 'helped', seat: 1, card });
    const once = boardState(VIEW, [help('rR')], null);
    expect(once.table?.cards).toEqual(['gR']);
    expect(once.supply).toBe(5);
    expect(boardState(VIEW, [help('rR'), help('gR')], null).table).toBeNull();
  });

  it('a combo leaves the table as it is', () => {
    const now = boardState(VIEW, [event({ code: 'transferred', seat: 2, cards: ['yR', 'yS', 'yP'] })], null);
    expect(now.table).toEqual(VIEW.table);
    expect(now.discard).toEqual(['yR', 'yS', 'yP']);
  });

  it('known cards at the bottom of the deck are drawn last', () => {
    const draw = (count: number) => event({ code: 'drew', seat: 2, cards: { count, cards: null } });
    expect(boardState(VIEW, [draw(1)], null).under).toEqual(['v*']);
    expect(boardState(VIEW, [draw(2)], null).under).toEqual([]);
  });

  it('has board buttons only for spending tokens', () => {
    expect(['spend 0', 'spend 2', 'help', 'pass'].map((move) => ui.onBoard?.(move))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
