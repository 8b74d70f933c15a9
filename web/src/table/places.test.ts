import { describe, expect, it } from 'vitest';
import { placesOf } from './places';

describe('the places of a game', () => {
  it('start with the winners; players who left come last', () => {
    const places = placesOf({
      winners: [3],
      places: [3, 2, 1],
      outcome: { winners: [3], scores: [9, 4, 2] },
      left: [1],
      bot_moves: [5, 0, 0],
      undone: [0, 2, 0],
    });
    expect(places.map(({ seat, score, left, botMoves }) => [seat, score, left, botMoves])).toEqual([
      [3, 2, false, 0],
      [2, 4, false, 0],
      [1, 9, true, 5],
    ]);
  });

  it('have no scores if the game was given up', () => {
    const places = placesOf({
      winners: [2],
      places: [2, 1],
      outcome: null,
      left: [1],
      bot_moves: [0, 0],
      undone: [0, 0],
    });
    expect(places.map(({ score }) => score)).toEqual([null, null]);
  });
});
