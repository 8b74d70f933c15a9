import { describe, expect, test } from 'vitest';
import { added, answered, dayOf, dueOn, nextDay, without, type Mistake } from './schedule';

const mistake = (entry: number, more: Partial<Mistake> = {}): Mistake => ({
  table: 't',
  game: 1,
  entry,
  seat: 1,
  due: 10,
  solved: 0,
  ...more,
});

describe('a mistake', () => {
  test('is due again after longer and longer pauses, until it is learned', () => {
    let mistakes = [mistake(5), mistake(9)];
    const days: number[] = [];
    for (let day = 10; mistakes.some(({ entry }) => entry === 5); day = mistakes[0]?.due ?? 0) {
      days.push(day);
      mistakes = answered(mistakes, mistake(5), true, day);
    }
    expect(days).toEqual([10, 13, 20, 36, 71]);
    expect(mistakes).toEqual([mistake(9)]);
  });

  test('that is answered wrong starts over the next day', () => {
    const late = mistake(5, { solved: 3, due: 4 });
    expect(answered([late], late, false, 10)).toEqual([mistake(5, { due: 11 })]);
  });

  test('is due from its day on, the longest overdue first', () => {
    const all = [mistake(1), mistake(2, { due: 12 }), mistake(3, { due: 7 })];
    expect(dueOn(all, 6)).toEqual([]);
    expect(dueOn(all, 11).map(({ entry }) => entry)).toEqual([3, 1]);
    expect(nextDay(all)).toBe(7);
    expect(nextDay([])).toBeNull();
  });
});

test('new mistakes come first, known ones keep their day, and there are not too many', () => {
  const known = [mistake(1, { due: 99, solved: 2 }), mistake(2)];
  expect(added(known, [mistake(1), mistake(3)], 3)).toEqual([mistake(3), ...known]);
  expect(added(known, [mistake(3), mistake(4)], 3).map(({ entry }) => entry)).toEqual([3, 4, 1]);
  expect(added(known, [mistake(1, { seat: 2 })], 9)).toHaveLength(3);
});

test('the mistakes of a game that no longer exists are left out', () => {
  const other = mistake(2, { game: 2 });
  expect(without([mistake(1), other, mistake(3)], 't', 1)).toEqual([other]);
});

test('a day begins at midnight where the reader is', () => {
  const evening = new Date(2026, 10, 18, 23, 59);
  const morning = new Date(2026, 10, 19, 0, 1);
  expect(dayOf(morning) - dayOf(evening)).toBe(1);
  expect(dayOf(new Date(2026, 10, 18, 0, 1))).toBe(dayOf(evening));
});
