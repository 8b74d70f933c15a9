import type { JudgedDecision } from '$bindings';
import { expect, test } from 'vitest';
import { bestOf, comparisonOf, verdictOn } from './verdict';

const move = (name: string, value: number, share = 0, error = 0.005) => ({
  move: name,
  phrase: { id: name, args: {} },
  value: { value, error },
  share,
});

const decision = (more: Partial<JudgedDecision>): JudgedDecision => ({
  entry: 3,
  seat: 1,
  sealed: false,
  played: 'bad',
  moves: [move('best', 0.6, 1), move('near', 0.59), move('unclear', 0.5, 0, 0.2), move('bad', 0.4)],
  loss: { value: 0.2, error: 0.01 },
  label: 'mistake',
  reasons: [],
  ...more,
});

test('a move is right if it is as good as the best, as far as the review can tell', () => {
  const right = (name: string) => verdictOn(decision({}), name)?.right;
  expect(['best', 'near', 'unclear', 'bad'].map(right)).toEqual([true, true, true, false]);
  expect(verdictOn(decision({}), 'unknown')).toBeNull();
});

test('the move of the game is never right, however small its loss', () => {
  expect(verdictOn(decision({ played: 'near' }), 'near')?.right).toBe(false);
});

test('in a sealed decision every move of the mixed strategy is right', () => {
  const moves = [move('rock', 0.5, 0.3), move('paper', 0.5, 0.65), move('scissors', 0.3, 0.05)];
  const sealed = decision({ sealed: true, moves, played: 'scissors' });
  expect(bestOf(sealed)?.move).toBe('paper');
  expect(['rock', 'paper', 'scissors'].map((name) => verdictOn(sealed, name)?.right)).toEqual([
    true,
    true,
    false,
  ]);
});

test('the reasons are told apart by the move that they are about', () => {
  const named = (...ids: string[]) => ids.map((id) => ({ id, args: {} }));
  const compared = (...ids: string[]) => comparisonOf(decision({ reasons: named(...ids) }));
  expect(compared('advice-better', 'a', 'b', 'advice-instead', 'c')).toEqual({
    later: null,
    better: named('a', 'b'),
    played: named('c'),
  });
  expect(compared('advice-better-later').later?.id).toBe('advice-better-later');
  expect(compared()).toEqual({ later: null, better: [], played: [] });
});
