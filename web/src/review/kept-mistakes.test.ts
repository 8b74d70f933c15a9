import type { Review } from '$bindings';
import { beforeEach, expect, test } from 'vitest';
import { keptMistakes, learnFrom } from './kept-mistakes';

const decided = (entry: number, seat: number, label: string, loss: number, played = 'play') => ({
  entry,
  seat,
  label,
  played,
  loss: { value: loss, error: 0 },
});

const review = {
  decisions: [
    decided(1, 1, 'blunder', 0.5, 'setup abc'),
    decided(2, 1, 'mistake', 0.1),
    decided(3, 2, 'blunder', 0.4),
    decided(4, 1, 'inaccuracy', 0.04),
    decided(5, 1, 'blunder', 0.3),
  ],
} as unknown as Review;

beforeEach(() => localStorage.clear());

test('the own mistakes of a reviewed game are kept once, the worst first', () => {
  expect(learnFrom(review, [1], 't', 1, 20)).toBe(2);
  expect(learnFrom(review, [1], 't', 1, 30)).toBe(0);
  const mistake = (entry: number) => ({ table: 't', game: 1, entry, seat: 1, due: 20, solved: 0 });
  expect(keptMistakes()).toEqual([mistake(5), mistake(2)]);
});

test('the list is bounded, by game and in all', () => {
  const many = {
    decisions: Array.from({ length: 30 }, (_, i) => decided(i, 1, 'mistake', i / 100)),
  } as unknown as Review;
  for (let game = 1; game <= 20; game += 1) expect(learnFrom(many, [1], 't', game, 20)).toBe(5);
  const kept = keptMistakes();
  expect(kept).toHaveLength(60);
  expect(kept[0]).toMatchObject({ game: 20, entry: 29 });
});

test('what another program wrote there is ignored', () => {
  localStorage.setItem(
    'roshambo-mistakes',
    '[{"table":1},null,{"table":"t","game":1,"entry":2,"seat":1,"due":3,"solved":0}]',
  );
  expect(keptMistakes()).toHaveLength(1);
  localStorage.setItem('roshambo-mistakes', '{"a":');
  expect(keptMistakes()).toEqual([]);
});
