/** The result of a round or game as a table: who, which cards, how many points, and who won. */
import type { Phrase, Seat } from '$bindings';

export interface ScoreRow {
  seat: Seat;
  /** The cards that are counted, in groups; a group of `sets` was discarded before. */
  sets?: readonly (readonly string[])[];
  cards?: readonly string[];
  /** One for each column. */
  numbers: readonly (number | string)[];
  won: boolean;
}

export interface ScoreTable {
  title: Phrase;
  /** The ids of the headings of the numbers. */
  columns: readonly string[];
  rows: readonly ScoreRow[];
  /** What the numbers do not say: why a tie was won, and what the winner gets. */
  notes: readonly Phrase[];
}

/** The steps of a phrase that describes a scoring: its list argument, one phrase each. */
export function stepsOf(phrase: Phrase | undefined): Phrase[] {
  const steps = phrase?.args.steps;
  return typeof steps === 'object' && 'clauses' in steps ? steps.clauses : [];
}

/** The heading of a scoring: its phrase without the steps. */
export const headingOf = (phrase: Phrase | undefined): Phrase => ({
  id: phrase?.id ?? 'web-score-title',
  args: { ...phrase?.args, steps: { clauses: [] } },
});
