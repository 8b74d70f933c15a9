/** A small review for tests. */
import type { Review } from '$bindings';

const exact = (value: number) => ({ value, error: 0 });
const parts = (luck: number, choice = 0) => ({
  luck: exact(luck),
  choice: exact(choice),
  guessing: exact(0),
});

const CHANCES = [0.5, 0.7, 0.5, 0.55, 1];

const total = (seat: number, end: number): Review['totals'][number] => ({
  seat,
  start: exact(0.5),
  end,
  luck: exact(0.2),
  own_choices: exact(-0.2),
  other_choices: exact(0.5),
  guessing: exact(0),
  loss: exact(0.2),
  decisions: 2,
  labels: [1, 0, 0, 0, 1],
  summary: { id: 'player', args: { seat } },
});

const move = (name: string, value: number, share: number) => ({
  move: name,
  phrase: { id: 'who-you', args: {} },
  value: { value, error: 0.01 },
  share,
});

export const testReview = (): Review => ({
  version: 1,
  game: 'ninjan',
  seats: 2,
  depth: 'quick',
  seed: 0,
  points: CHANCES.map((chance, entry) => ({
    entry,
    events: entry,
    seat: entry === 0 ? null : 1,
    equity: [exact(chance), exact(1 - chance)],
    parts: entry === 0 ? [] : [parts(entry === 1 ? 0.2 : 0), parts(entry === 1 ? -0.2 : 0)],
  })),
  decisions: [
    {
      entry: 2,
      seat: 1,
      sealed: false,
      played: 'low',
      moves: [move('high', 0.7, 1), move('low', 0.5, 0)],
      loss: { value: 0.2, error: 0.01 },
      label: 'blunder',
      reasons: [{ id: 'who-you', args: {} }],
    },
    {
      entry: 4,
      seat: 1,
      sealed: false,
      played: 'high',
      moves: [move('high', 0.7, 1), move('low', 0.5, 0)],
      loss: exact(0),
      label: 'best',
      reasons: [],
    },
  ],
  totals: [total(1, 1), total(2, 0)],
  turning_points: [
    { entry: 1, seat: 1, change: exact(0.2), part: 'luck', phrase: { id: 'player', args: { seat: 1 } } },
  ],
});
