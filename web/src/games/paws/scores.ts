/** The end of a round: what each player counts, and the victory tokens. */
import type { TableEvent } from '$bindings';
import { headingOf, stepsOf, type ScoreTable } from '../score-table';

/** The steps that the table does not show. */
const COUNT_NOTES = ['paws-count-jokers', 'paws-count-tied'];

export function scoring(event: TableEvent, recent: readonly TableEvent[]): ScoreTable | null {
  if (event.code !== 'round-won') return null;
  const counted = recent.findLast((one) => one.code === 'counted');
  const rows = event.tokens.map((tokens, i) => {
    const seat = i + 1;
    const count = counted?.counts.find((one) => one.seat === seat);
    return {
      seat,
      sets: count?.sets.map(({ rock, scissors, paper }) => [rock, scissors, paper]),
      cards: count?.left,
      numbers: count ? [count.cards, tokens] : [tokens],
      won: seat === event.seat,
    };
  });
  const counts = stepsOf(counted?.phrase).filter(({ id }) => COUNT_NOTES.includes(id));
  const tied = counts.some(({ id }) => id === 'paws-count-tied');
  const shown = ['paws-round-won-tokens', ...(tied ? ['paws-round-won-fewest'] : [])];
  return {
    title: headingOf(event.phrase),
    columns: [...(counted ? ['paws-score-count'] : []), 'paws-score-tokens'],
    rows,
    notes: [...counts, ...stepsOf(event.phrase).filter(({ id }) => !shown.includes(id))],
  };
}
