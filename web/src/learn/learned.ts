/** Which scenes of which lesson somebody has finished, in this browser. */
import type { GameId } from '$bindings';
import { keep, keptRecord } from '../lib/kept';

const KEY = 'roshambo-learned';

/** The names of the finished scenes of a game. */
export function learned(game: GameId): string[] {
  const own = keptRecord(KEY)[game];
  return Array.isArray(own) ? own.filter((one): one is string => typeof one === 'string') : [];
}

/** Whether nothing was ever finished here. */
export const neverLearned = (): boolean => Object.keys(keptRecord(KEY)).length === 0;

/** Notes that a scene was finished; what is known then. */
export function learn(game: GameId, scene: string): string[] {
  const now = [...new Set([...learned(game), scene])];
  keep(KEY, { ...keptRecord(KEY), [game]: now });
  return now;
}
