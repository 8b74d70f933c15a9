/** What lies on the table while a step is being shown: the last view, and what has landed since. */
import type { PawsQuickEvent, PawsQuickTable, TableEvent } from '$bindings';
import type { ViewOf } from '../game-ui';
import { shownOn } from '../paws-cards/cards';

/** An event of this game, which is all that its table ever gets. */
export type QuickSpoken = PawsQuickEvent & Pick<TableEvent, 'number' | 'phrase'>;

export interface Lying {
  game: number;
  deck: number;
  /** Known to be the last cards of the deck. */
  under: string[];
  left: number;
  table: PawsQuickTable | null;
  discard: string[];
  supply: number;
}

export function lying(view: ViewOf<'paws-quick'>, landed: TableEvent[], moment: TableEvent | null): Lying {
  const { deck, left, table, discard, supply } = view;
  let now: Lying = { game: view.games_dealt, deck, under: view.deck_known, left, table, discard, supply };
  for (const event of landed as QuickSpoken[]) now = after(now, event);
  // While cards are dealt, the table has been cleared already.
  if (moment?.code === 'dealt' && !landed.includes(moment)) now = { ...now, table: null, discard: [] };
  return now;
}

function after(now: Lying, event: QuickSpoken): Lying {
  switch (event.code) {
    case 'dealt': {
      const { sign } = shownOn(event.start);
      // The rules turn over another card until one shows a sign.
      const table = sign === '*' ? null : { owner: null, sign, cards: [event.start] };
      const { game, deck, left } = event;
      // What went under the deck may have left the game with its lower half.
      return { ...now, game, deck, left, under: left ? [] : event.turned, table, discard: [] };
    }
    case 'played':
    case 'led':
      return {
        ...now,
        table: { owner: event.seat, sign: event.sign, cards: event.cards },
        discard: [...now.discard, ...(now.table?.cards ?? [])],
      };
    case 'transferred':
      return { ...now, discard: [...now.discard, ...event.cards] };
    case 'helped':
      return helped(now, event.card);
    case 'drew': {
      const deck = now.deck - event.cards.count;
      return { ...now, deck, under: now.under.slice(Math.max(0, now.under.length - deck)) };
    }
    case 'tokens-given':
      return { ...now, supply: event.supply };
    default:
      return now;
  }
}

function helped(now: Lying, card: string): Lying {
  const cards = [...(now.table?.cards ?? [])];
  const at = cards.lastIndexOf(card);
  if (at >= 0) cards.splice(at, 1);
  const table = now.table && cards.length ? { ...now.table, cards } : null;
  return { ...now, table, discard: [...now.discard, card], supply: now.supply + 1 };
}
