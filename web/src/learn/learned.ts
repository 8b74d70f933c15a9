/** The finished scenes of each lesson, stored in this browser. */
import type { GameId } from '$bindings';
import { keep, keptRecord } from '../lib/kept';

const KEY = 'roshambo-learned';

/** The ids of the finished scenes of a game. */
export function learned(game: GameId): string[] {
  const own = keptRecord(KEY)[game];
  return Array.isArray(own) ? own.filter((one): one is string => typeof one === 'string') : [];
}

/** Whether no scene of any lesson has been finished here. */
export const neverLearned = (): boolean => Object.keys(keptRecord(KEY)).length === 0;

/** Stores that a scene was finished. Returns all finished scenes. */
export function learn(game: GameId, scene: string): string[] {
  const now = [...new Set([...learned(game), scene])];
  keep(KEY, { ...keptRecord(KEY), [game]: now });
  return now;
}
