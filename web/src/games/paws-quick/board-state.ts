/** The board while a step is being shown: the last view, changed by the events whose cards have landed since. */
import type { PawsQuickEvent, PawsQuickTable, TableEvent } from '$bindings';
import type { ViewOf } from '../game-ui';
import { shownOn } from '../paws-cards/cards';

/** An event of this game. Its table gets no others. */
export type QuickTableEvent = PawsQuickEvent & Pick<TableEvent, 'number' | 'phrase'>;

export interface BoardState {
  game: number;
  deck: number;
  /** The known cards at the bottom of the deck. */
  under: string[];
  left: number;
  table: PawsQuickTable | null;
  discard: string[];
  supply: number;
}

export function boardState(
  view: ViewOf<'paws-quick'>,
  landed: TableEvent[],
  currentEvent: TableEvent | null,
): BoardState {
  const { deck, left, table, discard, supply } = view;
  let now: BoardState = {
    game: view.games_dealt,
    deck,
    under: view.deck_known,
    left,
    table,
    discard,
    supply,
  };
  for (const event of landed as QuickTableEvent[]) now = after(now, event);
  // During a deal the board is already empty.
  if (currentEvent?.code === 'dealt' && !landed.includes(currentEvent))
    now = { ...now, table: null, discard: [] };
  return now;
}

function after(now: BoardState, event: QuickTableEvent): BoardState {
  switch (event.code) {
    case 'dealt': {
      const { sign } = shownOn(event.start);
      // By the rules, cards are turned over until one shows a sign.
      const table = sign === '*' ? null : { owner: null, sign, cards: [event.start] };
      const { game, deck, left } = event;
      // The cards under the deck may have left the game together with its lower half.
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

function helped(now: BoardState, card: string): BoardState {
  const cards = [...(now.table?.cards ?? [])];
  const at = cards.lastIndexOf(card);
  if (at >= 0) cards.splice(at, 1);
  const table = now.table && cards.length ? { ...now.table, cards } : null;
  return { ...now, table, discard: [...now.discard, card], supply: now.supply + 1 };
}
