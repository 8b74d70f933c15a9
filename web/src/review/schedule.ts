/**
 * When a position is practised again: after a day, then after longer and longer pauses. A wrong answer starts over. A
 * position that was solved after every pause is learned.
 *
 * Days are counted from 1970 in the time zone of the reader, so that a new day begins at midnight.
 */

/** The pauses after an answer, in days. */
const PAUSES = [1, 3, 7, 16, 35] as const;

const DAY_MS = 86_400_000;

/** One's own mistake in a game, and when it is due. */
export interface Mistake {
  /** The table, and which of its games. */
  table: string;
  game: number;
  /** The entry of the decision, counted from 1. */
  entry: number;
  seat: number;
  /** The day from which on it is due. */
  due: number;
  /** How often in a row it was solved. */
  solved: number;
}

export function dayOf(time: Date): number {
  return Math.floor((time.getTime() - time.getTimezoneOffset() * 60_000) / DAY_MS);
}

export const today = (): number => dayOf(new Date());

/** Whether two entries are the same mistake. */
export const same = (a: Mistake, b: Mistake): boolean =>
  a.table === b.table && a.game === b.game && a.entry === b.entry && a.seat === b.seat;

/** The mistakes to solve on a day, the longest overdue first. */
export const dueOn = (mistakes: readonly Mistake[], day: number): Mistake[] =>
  mistakes.filter(({ due }) => due <= day).sort((a, b) => a.due - b.due || a.solved - b.solved);

/** The first day on which something is due; `null` if there is nothing to practise. */
export const nextDay = (mistakes: readonly Mistake[]): number | null =>
  mistakes.length === 0 ? null : Math.min(...mistakes.map(({ due }) => due));

/** The mistakes after an answer on a day. A learned one is not listed any more. */
export function answered(
  mistakes: readonly Mistake[],
  answer: Mistake,
  right: boolean,
  day: number,
): Mistake[] {
  return mistakes.flatMap((mistake) => {
    if (!same(mistake, answer)) return [mistake];
    if (!right) return [{ ...mistake, solved: 0, due: day + PAUSES[0] }];
    const pause = PAUSES[mistake.solved + 1];
    return pause === undefined ? [] : [{ ...mistake, solved: mistake.solved + 1, due: day + pause }];
  });
}

/** Adds new mistakes in front. Known ones keep their day, and beyond `most` the oldest are left out. */
export function added(mistakes: readonly Mistake[], more: readonly Mistake[], most: number): Mistake[] {
  const fresh = more.filter((one) => !mistakes.some((known) => same(known, one)));
  return [...fresh, ...mistakes].slice(0, most);
}

/** The mistakes without those of a game. */
export const without = (mistakes: readonly Mistake[], table: string, game: number): Mistake[] =>
  mistakes.filter((mistake) => mistake.table !== table || mistake.game !== game);
