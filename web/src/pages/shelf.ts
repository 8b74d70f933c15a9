/**
 * The five games as they stand on the shelf, known without asking: so a page is drawn at once. What the server says
 * of them later wins.
 */
import type { GameId, GameInfo, Level } from '$bindings';
import { keep, keptRecord } from '../lib/kept';
import { LEVELS as ALL } from '../lib/levels';

export interface Shelved {
  id: GameId;
  min: number;
  max: number;
  /** For how many a game is set up where nobody has chosen yet. */
  usual: number;
}

/** In the order in which they stand there: neighbours look different. */
export const SHELF: readonly Shelved[] = [
  { id: 'paws', min: 2, max: 4, usual: 3 },
  { id: 'ninjan', min: 2, max: 5, usual: 3 },
  { id: 'kanobu', min: 2, max: 6, usual: 4 },
  { id: 'paws-quick', min: 2, max: 4, usual: 3 },
  { id: 'tsuefa', min: 2, max: 2, usual: 2 },
];

/** Those who play without looking are for tables that somebody sets up chair by chair. */
export const LEVELS = ALL.filter((level) => level !== 'random');

export function shelved(id: string | null): Shelved | undefined {
  return SHELF.find((game) => game.id === id);
}

/** The shelf, corrected by what the server has. */
export function corrected(infos: readonly GameInfo[] | null): readonly Shelved[] {
  return SHELF.map((game) => {
    const info = infos?.find(({ id }) => id === game.id);
    return info ? { ...game, min: info.min_seats, max: info.max_seats } : game;
  });
}

export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** How somebody played a game last. */
interface Habit {
  seats: number;
  level: Level;
}

const KEY = 'roshambo-habits';

export function habit(game: Shelved): Habit {
  const old: Partial<Record<keyof Habit, unknown>> = keptRecord(KEY)[game.id] ?? {};
  return {
    seats: numbers(game.min, game.max).find((count) => count === old.seats) ?? game.usual,
    level: LEVELS.find((level) => level === old.level) ?? 'medium',
  };
}

export function keepHabit(game: GameId, habit: Habit): void {
  keep(KEY, { ...keptRecord(KEY), [game]: habit });
}
