/** One's own mistakes, stored in this browser. */
import type { Review, Seat } from '$bindings';
import { keep, kept } from '../lib/kept';
import { added, today, type Mistake } from './schedule';

const KEY = 'roshambo-mistakes';

/** More are never practised. */
const MOST = 60;

/** The most of one game, the worst first: a lost game should not fill the list. */
const MOST_PER_GAME = 5;

const FIELDS = {
  table: 'string',
  game: 'number',
  entry: 'number',
  seat: 'number',
  due: 'number',
  solved: 'number',
};

function isMistake(value: unknown): value is Mistake {
  if (typeof value !== 'object' || value === null) return false;
  const found = value as Record<string, unknown>;
  return Object.entries(FIELDS).every(([name, type]) => typeof found[name] === type);
}

export function keptMistakes(): Mistake[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter(isMistake) : [];
}

export function keepMistakes(mistakes: readonly Mistake[]): void {
  keep(KEY, mistakes);
}

/** The decisions of a review that are worth practising: clear mistakes at the seats, where every move was compared. */
export function worthPractising(review: Review, seats: readonly Seat[]): Review['decisions'] {
  return (
    review.decisions
      .filter(({ seat, label }) => seats.includes(seat) && (label === 'mistake' || label === 'blunder'))
      // A setup has too many moves to compare all of them.
      .filter(({ played }) => !played.startsWith('setup'))
      .sort((a, b) => b.loss.value - a.loss.value)
      .slice(0, MOST_PER_GAME)
  );
}

/** Keeps the mistakes of a reviewed game. They are due from the day on. Returns how many are new. */
export function learnFrom(
  review: Review,
  seats: readonly Seat[],
  table: string,
  game: number,
  day = today(),
): number {
  const before = keptMistakes();
  const found = worthPractising(review, seats).map(({ entry, seat }): Mistake => ({
    table,
    game,
    entry,
    seat,
    due: day,
    solved: 0,
  }));
  const after = added(before, found, MOST);
  const fresh = after.filter((one) => !before.includes(one)).length;
  if (fresh > 0) keepMistakes(after);
  return fresh;
}
