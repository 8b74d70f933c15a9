/**
 * The games on the first page, known without a request so that the page renders immediately. The server's answer
 * replaces these values.
 */
import type { GameId, GameInfo, Level } from '$bindings';
import { GAME_IDS, GAMES } from '../games/registry';
import { keep, keptRecord } from '../lib/kept';
import { LEVELS as ALL } from '../lib/levels';

export interface Shelved {
  id: GameId;
  min: number;
  max: number;
  /** The default number of seats. */
  usual: number;
}

/** In the order of the registry. */
export const SHELF: readonly Shelved[] = GAME_IDS.map((id) => ({ id, ...GAMES[id].seats }));

/** The random level is offered only where seats are set up one by one. */
export const LEVELS = ALL.filter((level) => level !== 'random');

export function shelved(id: string | null): Shelved | undefined {
  return SHELF.find((game) => game.id === id);
}

/** The games, updated with the server's data. */
export function corrected(infos: readonly GameInfo[] | null): readonly Shelved[] {
  return SHELF.map((game) => {
    const info = infos?.find(({ id }) => id === game.id);
    return info ? { ...game, min: info.min_seats, max: info.max_seats } : game;
  });
}

export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The visitor's last settings for a game. */
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

/** Whether this browser never started a game. */
export const neverPlayed = (): boolean => Object.keys(keptRecord(KEY)).length === 0;
