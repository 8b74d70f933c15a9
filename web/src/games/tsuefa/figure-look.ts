/** What distinguishes the pictures of figures, as short codes: `1bR` is a figure of seat 1 from behind, with a rock. */
import type { Seat, TsuefaItem } from '$bindings';
import { ITEMS } from './layouts';

interface FigureLook {
  seat: Seat;
  /** Seen from behind. */
  back: boolean;
  item: TsuefaItem | null;
}

export const codeOf = ({ seat, back, item }: FigureLook): string => `${seat}${back ? 'b' : 'f'}${item ?? ''}`;

export function lookOf(code: string): FigureLook {
  const item = ITEMS.find((one) => code.endsWith(one)) ?? null;
  return { seat: Number(code.charAt(0)), back: code.charAt(1) === 'b', item };
}

export const CODES: readonly string[] = [1, 2].flatMap((seat) =>
  [true, false].flatMap((back) => [null, ...ITEMS].map((item) => codeOf({ seat, back, item }))),
);

/** A figure is drawn on a field of 100 by 100, and may reach over its edge by this much. */
export const EDGE = 10;
export const SIZE = 100 + 2 * EDGE;

/** Where the badge of the team is: in the corner, if the figure shows an item. */
export const badgeAt = (item: TsuefaItem | null): string =>
  item ? 'translate(20 86)' : 'translate(50 74) scale(1.25)';
