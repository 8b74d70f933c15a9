/**
 * The tables that the tests of all games use. Each list has one entry per game: a game that is missing does not
 * compile.
 */
import type { GameId } from '$bindings';
import { readFileSync } from 'node:fs';

// A type, not an interface: it has to fit Record<string, unknown>.
export type TableRequest = { seats: number; options?: Record<string, string> };

/** Tables of a whole game, one for each variant. */
export const WHOLE_GAMES: Record<GameId, TableRequest[]> = {
  paws: [{ seats: 3 }],
  'paws-quick': [{ seats: 3, options: { games: '2' } }],
  ninjan: [{ seats: 5 }],
  kanobu: [{ seats: 4 }],
  tsuefa: [{ seats: 2 }, { seats: 2, options: { variant: 'pro' } }],
};

/** Tables with all seats taken. */
export const FULL_TABLES: Record<GameId, TableRequest> = {
  paws: { seats: 4 },
  'paws-quick': { seats: 4 },
  ninjan: { seats: 5 },
  kanobu: { seats: 6, options: { opening: '1' } },
  tsuefa: { seats: 2 },
};

/** Small tables, where hints come often. */
export const HINT_TABLES: Record<GameId, TableRequest> = {
  paws: { seats: 2 },
  'paws-quick': { seats: 3 },
  ninjan: { seats: 3 },
  kanobu: { seats: 3 },
  tsuefa: { seats: 2 },
};

/** Tables for screenshots, and after how many presses they are taken. */
export const SHOT_TABLES: Record<GameId, TableRequest & { presses: number }> = {
  paws: { seats: 4, presses: 4 },
  'paws-quick': { seats: 3, presses: 4 },
  ninjan: { seats: 4, presses: 9 },
  kanobu: { seats: 5, presses: 11 },
  tsuefa: { seats: 2, presses: 29 },
};

export const GAME_IDS = Object.keys(WHOLE_GAMES) as GameId[];

/** The entries of a list with the names of their games. */
export const perGame = <T>(tables: Record<GameId, T>): (T & { game: GameId })[] =>
  GAME_IDS.map((game) => ({ ...tables[game], game }));

/** A golden record. */
export const golden = (name: string): string =>
  readFileSync(new URL(`../../crates/roshambo-table/tests/golden/${name}.rec`, import.meta.url), 'utf8');
