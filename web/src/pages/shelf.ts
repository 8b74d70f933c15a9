/**
 * The five games as they stand on the shelf, known without asking: so a page is drawn at once. What the server says
 * of them later wins.
 */
import type { GameId, GameInfo, Level } from '$bindings';

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

export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'expert'];

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
export interface Habit {
  seats: number;
  level: Level;
}

const KEY = 'roshambo-habits';

function all(): Record<string, Partial<Habit> | undefined> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Partial<Habit>>;
  } catch {
    return {};
  }
}

export function habit(game: Shelved): Habit {
  const { seats, level } = all()[game.id] ?? {};
  return {
    seats: seats && seats >= game.min && seats <= game.max ? seats : game.usual,
    level: level && LEVELS.includes(level) ? level : 'medium',
  };
}

export function keepHabit(game: GameId, kept: Habit): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: kept }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
