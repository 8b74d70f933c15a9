import { describe, expect, it } from 'vitest';
import { asked } from './curtain';

const nobody = { awaited: [], uncovered: null, peek: null };

describe('the curtain', () => {
  it('never falls for a single player', () => {
    expect(asked({ ...nobody, mine: [2], awaited: [2] })).toEqual([]);
  });

  it('falls when the game waits for another player at this device', () => {
    expect(asked({ ...nobody, mine: [1, 3], awaited: [3], uncovered: 1 })).toEqual([3]);
  });

  it('stays up while the game waits for the shown seat, or for a player elsewhere', () => {
    expect(asked({ ...nobody, mine: [1, 3], awaited: [1, 3], uncovered: 1 })).toEqual([]);
    expect(asked({ ...nobody, mine: [1, 3], awaited: [2], uncovered: 1 })).toEqual([]);
  });

  it('asks for sealed decisions one after the other, in turn order', () => {
    expect(asked({ ...nobody, mine: [1, 2, 4], awaited: [1, 4], uncovered: 2 })).toEqual([4, 1]);
    expect(asked({ ...nobody, mine: [1, 2, 4], awaited: [2, 4] })).toEqual([2, 4]);
  });

  it('falls for a player who wants to look, and stays up while they look', () => {
    expect(asked({ mine: [1, 2], awaited: [1], uncovered: 1, peek: 2 })).toEqual([2]);
    expect(asked({ mine: [1, 2], awaited: [1], uncovered: 2, peek: 2 })).toEqual([]);
  });

  it('ignores a request for a seat that a bot plays now', () => {
    expect(asked({ mine: [1, 2], awaited: [2], uncovered: 1, peek: 3 })).toEqual([2]);
  });
});
