/** The end of a game: penalty points, what help tokens took off, and the totals of the series. */
import type { TableEvent } from '$bindings';
import { phrase } from '../../lib/words.svelte';
import type { ViewOf } from '../game-ui';
import { stepsOf, type ScoreTable } from '../score-table';
import type { QuickTableEvent } from './board-state';

/** The steps that only repeat the numbers of the table. */
const SHOWN = ['paws-quick-score-cards', 'paws-quick-score-spent', 'paws-quick-score-total'];

/** The last game is shown together with the end of the series. */
export function scoring(
  tableEvent: TableEvent,
  view: ViewOf<'paws-quick'> | null,
  recent: readonly TableEvent[],
): ScoreTable | null {
  const event = tableEvent as QuickTableEvent;
  const series = event.code === 'series-won' ? event : null;
  if (!series && (event.code !== 'scored' || view?.outcome)) return null;
  const events = [...recent, tableEvent] as QuickTableEvent[];
  const scored = events.findLast((one) => one.code === 'scored');
  if (!scored) return null;
  const helped = scored.scores.some(({ spent }) => spent > 0);
  return {
    title: phrase('paws-quick-score-title'),
    columns: ['paws-quick-score-game', ...(helped ? ['paws-quick-score-help'] : []), 'paws-quick-score-sum'],
    rows: scored.scores.map(({ seat, cards, spent, total, won }) => ({
      seat,
      numbers: helped ? [cards, spent ? `−${spent}` : 0, total] : [cards, total],
      won: series ? series.seats.includes(seat) : won,
    })),
    notes: [
      phrase('paws-quick-score-fewest'),
      ...stepsOf(event.phrase).filter(({ id }) => !SHOWN.includes(id)),
    ],
  };
}
