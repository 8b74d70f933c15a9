import { expect, test } from 'vitest';
import { parse } from './address';

test('every page has its address', () => {
  expect(parse('/', '', '')).toEqual({ page: 'home' });
  expect(parse('/t/5r7abc', '', '')).toEqual({ page: 'table', id: '5r7abc' });
  expect(parse('/tables/', '', '')).toEqual({ page: 'tables' });
  expect(parse('/games/paws-quick', '', '')).toEqual({ page: 'game', game: 'paws-quick' });
});

test('the address of a new table may name its game', () => {
  expect(parse('/new', '?game=paws-quick&x=1', '')).toEqual({ page: 'new', game: 'paws-quick' });
  expect(parse('/new', '', '')).toEqual({ page: 'new', game: null });
});

test('the pages of a finished game have addresses below it', () => {
  const game = { id: '5r7abc', game: 2 };
  expect(parse('/t/5r7abc/games/2', '?move=3', '')).toMatchObject({ page: 'replay', ...game, move: 3 });
  expect(parse('/t/5r7abc/games/2/review', '', '')).toEqual({ page: 'review', ...game });
  expect(parse('/t/5r7abc/games/2/again', '?move=7&seat=3', '')).toEqual({
    page: 'again',
    ...game,
    move: 7,
    seat: 3,
  });
  expect(parse('/t/5r7abc/games/2/again', '', '')).toEqual({ page: 'again', ...game, move: 0, seat: 1 });
  expect(parse('/mistakes', '', '')).toEqual({ page: 'mistakes' });
  for (const path of ['/t/5r7abc/games/x/review', '/t/5r7abc/games/2/other', '/t/5r7abc/games/2/review/1'])
    expect(parse(path, '', ''), path).toEqual({ page: 'nowhere' });
});

test('the address of a ruling is a place on a rules page', () => {
  expect(parse('/rules/paws', '', '#paws/7')).toEqual({ page: 'rules', name: 'paws', ruling: 'paws/7' });
  expect(parse('/rules/paws', '', '')).toEqual({ page: 'rules', name: 'paws', ruling: null });
});

test('the address of the fairness page may name a game', () => {
  expect(parse('/fair', '', '')).toEqual({ page: 'fair', table: null, game: 1 });
  expect(parse('/fair', '?table=5r7abc&game=2', '')).toEqual({ page: 'fair', table: '5r7abc', game: 2 });
  expect(parse('/fair', '?table=5r7abc&game=x', '')).toEqual({ page: 'fair', table: '5r7abc', game: 1 });
});

test('an unknown or malformed address leads to the not-found page', () => {
  expect(parse('/t', '', '')).toEqual({ page: 'nowhere' });
  expect(parse('/t/a/b', '', '')).toEqual({ page: 'nowhere' });
  expect(parse('/%E0%A4%A', '', '')).toEqual({ page: 'nowhere' });
});
