/** The end of the game: what everybody has won, and its sum. */
import type { TableEvent } from '$bindings';
import { headingOf, type ScoreTable } from '../score-table';
import { byWorth, signed } from './cards';

export function scoring(event: TableEvent): ScoreTable | null {
  if (event.code !== 'scored' || !('counts' in event)) return null;
  const best = Math.max(...event.counts.map(({ sum }) => sum));
  return {
    title: headingOf(event.phrase),
    columns: ['ninjan-score-sum'],
    rows: event.counts.map(({ seat, cards, sum }) => ({
      seat,
      cards: byWorth(cards),
      numbers: [signed(sum)],
      won: sum === best,
    })),
    notes: [],
  };
}
