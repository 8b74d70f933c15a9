/** The squares of the board and where they are drawn. The own side is always at the bottom. */
import type { Seat, TsuefaSquare } from '$bindings';

export const SIDE = 6;
export const COLUMNS = 'abcdef';

/** The position of a square on the screen, in squares from the left and from the top. */
export interface GridPosition {
  x: number;
  y: number;
}

/** Whether the board is drawn from the other side: seat 2, the nerds, has its own rows at the bottom. */
export const isTurned = (seat: Seat | null): boolean => seat === 2;

export function placeOf(square: TsuefaSquare, turned: boolean): GridPosition {
  const [column, row] = [COLUMNS.indexOf(square.charAt(0)), Number(square.charAt(1)) - 1];
  return turned ? { x: SIDE - 1 - column, y: row } : { x: column, y: SIDE - 1 - row };
}

export function squareAt({ x, y }: GridPosition, turned: boolean): TsuefaSquare {
  const [column, row] = turned ? [SIDE - 1 - x, y] : [x, SIDE - 1 - y];
  return `${COLUMNS.charAt(column)}${row + 1}`;
}

/** All squares as they are drawn: rows from the top, each from the left. */
export const rows = (turned: boolean): TsuefaSquare[][] =>
  Array.from({ length: SIDE }, (_, y) => Array.from({ length: SIDE }, (_, x) => squareAt({ x, y }, turned)));

const ARROWS: Record<string, GridPosition> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The position that an arrow key leads to, or `null`. */
export function keyTo(key: string, { x, y }: GridPosition, height = SIDE): GridPosition | null {
  if (key === 'Home') return { x: 0, y };
  if (key === 'End') return { x: SIDE - 1, y };
  const step = ARROWS[key];
  if (!step) return null;
  const inside = (value: number, most: number) => Math.max(0, Math.min(most - 1, value));
  return { x: inside(x + step.x, SIDE), y: inside(y + step.y, height) };
}
