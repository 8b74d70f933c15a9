import type { Review } from '$bindings';
import { expect, test } from 'vitest';
import { bandOf, entryAt, lineOf, margin, marksOf, signed } from './chart';

const BOX = { left: 10, top: 0, width: 200, height: 100 };
const none = { value: 0, error: 0 };
const parts = (luck: number, error = 0.01) => ({
  luck: { value: luck, error },
  choice: none,
  guessing: none,
});
const point = (entry: number, chance: number, luck: number, error?: number): Review['points'][number] => ({
  entry,
  events: entry,
  seat: null,
  equity: [
    { value: chance, error: 0.1 },
    { value: 1 - chance, error: 0.1 },
  ],
  parts: entry === 0 ? [] : [parts(luck, error), parts(-luck, error)],
});

const review = {
  points: [
    point(0, 0.5, 0),
    point(1, 0.7, 0.2),
    point(2, 0.64, -0.06, 0.05),
    point(3, 0.6, 0),
    point(4, 1, 0.04),
  ],
  decisions: [
    { entry: 3, seat: 1, label: 'mistake', loss: { value: 0.04, error: 0.01 } },
    { entry: 2, seat: 2, label: 'blunder', loss: { value: 0.3, error: 0.01 } },
    { entry: 4, seat: 1, label: 'good', loss: { value: 0.001, error: 0.01 } },
  ],
} as unknown as Review;

test('a line has a point for each entry, from the start to the end of the game', () => {
  expect(lineOf(review, 1, BOX)).toBe('M10.0 50.0L60.0 30.0L110.0 36.0L160.0 40.0L210.0 0.0');
  expect(lineOf(review, 2, BOX)).toMatch(/^M10\.0 50\.0L60\.0 70\.0.*L210\.0 100\.0$/);
});

test('the band around a line stays between 0 and 100 %', () => {
  const edges = bandOf(review, 1, BOX).slice(1, -1).split('L');
  expect(edges).toHaveLength(10);
  expect(edges[0]).toBe('10.0 30.4');
  expect(edges[4]).toBe('210.0 0.0');
});

test('marks are clear luck and the mistakes of the seat', () => {
  expect(marksOf(review, 1)).toEqual([
    { entry: 1, kind: 'lucky', change: 0.2 },
    { entry: 3, kind: 'mistake', change: -0.04 },
  ]);
  expect(marksOf(review, 2).map(({ kind }) => kind)).toEqual(['unlucky', 'blunder']);
});

test('a place on the graph belongs to the nearest entry', () => {
  expect([0, 34, 36, 84, 86, 999].map((x) => entryAt(x, 4, BOX))).toEqual([0, 0, 1, 1, 2, 4]);
  expect(entryAt(5, 0, { ...BOX, width: 0 })).toBe(0);
});

test('changes have a sign, and margins are never too small', () => {
  expect([0.124, -0.05, 0.001].map(signed)).toEqual(['+12', '−5', '0']);
  expect(margin(0.012)).toBe(3);
});
