/**
 * The games that the browser knows, in the order in which pages list them. Neighbours should look different.
 *
 * A game that the server has (`GameId` is generated from it) and that is missing here does not compile. Its other parts
 * are files in `games/<id>/`: `theme.css`, `Cover.svelte`, `cover.css` and `Coach.svelte`. `registry.test.ts` names
 * each one that is missing.
 */
import type { GameId } from '$bindings';

export interface RegisteredGame {
  /** The minimum, maximum and default number of players. The values of the server replace the first two. */
  seats: { min: number; max: number; usual: number };
  /** Loads `games/<id>/index.ts`, whose default export is the game's `GameUi`. */
  loadUi: () => Promise<{ default: unknown }>;
}

export const GAMES: Record<GameId, RegisteredGame> = {
  paws: { seats: { min: 2, max: 4, usual: 3 }, loadUi: () => import('./paws') },
  ninjan: { seats: { min: 2, max: 5, usual: 3 }, loadUi: () => import('./ninjan') },
  kanobu: { seats: { min: 2, max: 6, usual: 4 }, loadUi: () => import('./kanobu') },
  'paws-quick': { seats: { min: 2, max: 4, usual: 3 }, loadUi: () => import('./paws-quick') },
  tsuefa: { seats: { min: 2, max: 2, usual: 2 }, loadUi: () => import('./tsuefa') },
};

/** The ids of all games, in the order of the registry. */
export const GAME_IDS = Object.keys(GAMES) as GameId[];

/** The part of a game among the files of a glob, such as `./paws/Cover.svelte`. */
export function partOf<T>(parts: Record<string, T>, game: GameId): T {
  const part = Object.entries(parts).find(([path]) => path.split('/').at(-2) === game)?.[1];
  if (part === undefined) throw new Error(`${game} lacks a part: registry.test.ts says which`);
  return part;
}
