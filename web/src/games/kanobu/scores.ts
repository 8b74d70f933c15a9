/** The end of a game that was stopped: the cards that are left in each hand. */
import type { TableEvent } from '$bindings';
import { headingOf, stepsOf, type ScoreTable } from '../score-table';

export function scoring(event: TableEvent): ScoreTable | null {
  if (event.code !== 'game-stopped') return null;
  const fewest = Math.min(...event.hand_sizes);
  return {
    title: headingOf(event.phrase),
    columns: ['kanobu-score-cards'],
    rows: event.hand_sizes.map((cards, i) => ({ seat: i + 1, numbers: [cards], won: cards === fewest })),
    notes: stepsOf(event.phrase).filter(({ id }) => id !== 'kanobu-count'),
  };
}
