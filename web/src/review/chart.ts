/** The geometry of the graph: pure functions from a review to points on the page. */
import type { JudgedDecision, Label, Review, Seat } from '$bindings';

/** A box on the page, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is marked on the line of a seat. */
export type MarkKind = 'lucky' | 'unlucky' | Exclude<Label, 'best' | 'good'>;

export interface Mark {
  entry: number;
  kind: MarkKind;
  /** By how much the chance of the seat changed, or what the decision cost. */
  change: number;
}

/** Smaller changes by chance are not worth a mark. */
const CLEAR_LUCK = 0.05;

/** A change counts only if it is larger than its error. */
const ERRORS = 2;

export const xOf = (entry: number, entries: number, { left, width }: Box): number =>
  left + (entries === 0 ? 0 : (entry / entries) * width);

export const yOf = (chance: number, { top, height }: Box): number =>
  top + (1 - Math.min(1, Math.max(0, chance))) * height;

/** The entry whose point is nearest to a place. */
export function entryAt(x: number, entries: number, { left, width }: Box): number {
  const entry = width === 0 ? 0 : Math.round(((x - left) / width) * entries);
  return Math.min(entries, Math.max(0, entry));
}

const round = (number: number): string => number.toFixed(1);

/** The line of a seat, as the data of an SVG path. */
export function lineOf({ points }: Review, seat: Seat, box: Box): string {
  return points
    .map(({ entry, equity }, i) => {
      const x = xOf(entry, points.length - 1, box);
      return `${i === 0 ? 'M' : 'L'}${round(x)} ${round(yOf(equity[seat - 1]?.value ?? 0, box))}`;
    })
    .join('');
}

/** The band in which the line of a seat lies with 95 % probability. */
export function bandOf({ points }: Review, seat: Seat, box: Box): string {
  const edge = (sign: number) => (point: Review['points'][number]) => {
    const { value = 0, error = 0 } = point.equity[seat - 1] ?? {};
    const x = xOf(point.entry, points.length - 1, box);
    return `${round(x)} ${round(yOf(value + sign * 1.96 * error, box))}`;
  };
  const upper = points.map(edge(1));
  const lower = points.map(edge(-1)).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}

const isMistake = (decision: JudgedDecision): boolean =>
  decision.label !== 'best' && decision.label !== 'good';

/** The marks of a seat, in the order of the game: what chance did to it, and its mistakes. */
export function marksOf({ points, decisions }: Review, seat: Seat): Mark[] {
  const luck = points.flatMap(({ entry, parts }): Mark[] => {
    const { value = 0, error = 0 } = parts[seat - 1]?.luck ?? {};
    if (Math.abs(value) < Math.max(CLEAR_LUCK, ERRORS * error)) return [];
    return [{ entry, kind: value > 0 ? 'lucky' : 'unlucky', change: value }];
  });
  const mistakes = decisions
    .filter((decision) => decision.seat === seat && isMistake(decision))
    .map(({ entry, label, loss }): Mark => ({ entry, kind: label as MarkKind, change: -loss.value }));
  return [...luck, ...mistakes].sort((a, b) => a.entry - b.entry);
}

/** Per cent, rounded. */
export const perCent = (share: number): number => Math.round(share * 100);

/** A change in per cent with its sign. */
export function signed(share: number): string {
  const number = perCent(share);
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}

/** The standard error as half of a 95 % interval, in per cent. */
export const margin = (error: number): number => Math.ceil(1.96 * error * 100);
