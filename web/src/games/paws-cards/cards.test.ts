import { describe, expect, it } from 'vitest';
import { counted, listed, meantSign, name, order } from './cards';

const sorted = (cards: string[], sort: 'colour' | 'sign') =>
  [...cards].sort((a, b) => order(a, sort) - order(b, sort)).join(' ');

describe('a hand', () => {
  it('is sorted by colour in the order of the notation, sign jokers last', () => {
    expect(sorted(['*R', 'v*', 'bP', 'gR', 'bR', 'b*', 'bS'], 'colour')).toBe('bR bS bP b* gR v* *R');
  });

  it('is sorted by sign, each with its joker, colour jokers last', () => {
    expect(sorted(['b*', 'bP', '*R', 'vR', 'bR', 'yS', '*P'], 'sign')).toBe('bR vR *R yS bP *P b*');
  });
});

describe('cards', () => {
  it('are written as the notation lists them', () => {
    expect(listed(['*P', 'gR', 'bR'])).toEqual(['bR', 'gR', '*P']);
  });

  it('are named by what they show', () => {
    expect(name('bR')).toEqual({ id: 'paws-card-rock', args: { colour: 'b' } });
    expect(name('v*')).toEqual({ id: 'paws-card-joker', args: { colour: 'v' } });
    expect(name('*S').args.sign).toEqual({ id: 'sign-scissors', args: {} });
  });

  it('mean the sign that they show, or else the one on the table', () => {
    expect(meantSign(['b*', 'gS'], 'R')).toBe('S');
    expect(meantSign(['b*'], 'P')).toBe('P');
  });

  it('are counted together if they are the same', () => {
    expect(counted(['gR', 'bR', 'gR'])).toEqual([
      { card: 'bR', count: 1 },
      { card: 'gR', count: 2 },
    ]);
  });
});
