import type { MoveOption } from '$bindings';
import { describe, expect, it } from 'vitest';
import { complete, fitting, isOpen, only, toggle, type Chosen } from './pick';

const way = (move: string, targets: string[]): MoveOption => ({
  move,
  targets,
  in_order: move.includes('-'),
  phrase: { id: 'move-throw', args: {} },
});
const moves = (moves: MoveOption[]) => moves.map((one) => one.move);
const pick = (...tokens: string[]): Chosen[] => tokens.map((token, i) => ({ key: `${i}`, token }));

const WAYS = [
  way('pass', []),
  way('play R one bR bR', ['bR', 'bR']),
  way('play R many bR gR', ['bR', 'gR']),
  way('play R one bR b*', ['bR', 'b*']),
  way('play R many bR b*', ['bR', 'b*']),
];

describe('pointing', () => {
  it('narrows what may be chosen', () => {
    expect(['bR', 'gR', 'b*', 'yS'].map((card) => isOpen(WAYS, [], card))).toEqual([true, true, true, false]);
    const chosen = pick('gR');
    expect(['bR', 'gR', 'b*'].map((card) => isOpen(WAYS, chosen, card))).toEqual([true, false, false]);
    expect(complete(WAYS, chosen)).toEqual([]);
    expect(only(WAYS, chosen)?.move).toBe('play R many bR gR');
  });

  it('counts copies of a card', () => {
    expect(isOpen(WAYS, pick('bR'), 'bR')).toBe(true);
    expect(isOpen(WAYS, pick('bR', 'bR'), 'bR')).toBe(false);
    expect(moves(complete(WAYS, pick('bR', 'bR')))).toEqual(['play R one bR bR']);
  });

  it('asks what a joker is only if it matters', () => {
    expect(moves(complete(WAYS, pick('b*', 'bR')))).toEqual(['play R one bR b*', 'play R many bR b*']);
  });

  it('takes a figure before its goal', () => {
    const steps = [way('a2-a3', ['a2', 'a3']), way('b3-a3', ['b3', 'a3'])];
    expect(['a2', 'b3', 'a3'].map((square) => isOpen(steps, [], square))).toEqual([true, true, false]);
    expect(moves(complete(steps, pick('b3', 'a3')))).toEqual(['b3-a3']);
  });

  it('offers what needs no pointing while nothing is chosen', () => {
    expect(moves(complete(WAYS, []))).toEqual(['pass']);
    expect(fitting(WAYS, pick('yS'))).toEqual([]);
  });

  it('puts back what is chosen again', () => {
    const one = { key: 'h3', token: 'bR' };
    expect(toggle([], one)).toEqual([one]);
    expect(toggle([one], { ...one })).toEqual([]);
  });
});
