import type { GameSummary } from '$bindings';
import { describe, expect, it } from 'vitest';
import { resultOf } from './result';

const game = (mine: number[], places: number[]): GameSummary => ({
  table: 't',
  game_number: 1,
  game: 'ninjan',
  names: ['Anna', 'Max', 'bot-easy'].slice(0, places.length),
  looks: places.map(() => null),
  mine,
  places,
  ended: 0,
  seen: true,
});

describe('the result in a list', () => {
  it('is a win, a place or a draw', () => {
    expect(resultOf(game([2], [2, 1])).id).toBe('result-won');
    expect(resultOf(game([1], [3, 1, 2]))).toEqual({ id: 'result-place', args: { place: 3, count: 3 } });
    expect(resultOf(game([1], [1, 1])).id).toBe('result-draw');
  });

  it('names the winners where several people share the device', () => {
    expect(resultOf(game([1, 2], [2, 1, 3]))).toEqual({ id: 'result-winners', args: { names: 'Max' } });
  });
});
