/** The board while a step is being shown: the last view, changed by the events whose cards have landed since. */
import type { PawsCombination, PawsEvent, Phrase, Seat, TableEvent } from '$bindings';
import { signName } from '../../lib/signs';
import { phrase, player } from '../../lib/words.svelte';
import type { ViewOf } from '../game-ui';

/** An event of this game. Its table gets no others. */
export type PawsTableEvent = PawsEvent & Pick<TableEvent, 'number' | 'phrase'>;

export interface BoardState {
  deck: number;
  table: PawsCombination | null;
  discard: string[];
  round: number;
  /** The last combination of the player who has declared the special end. */
  declared: { seat: Seat; cards: string[] } | null;
}

export function boardState(
  view: ViewOf<'paws'>,
  landed: TableEvent[],
  currentEvent: TableEvent | null,
): BoardState {
  const { deck, table, discard, round } = view;
  let now: BoardState = { deck, table, discard, round, declared: null };
  for (const event of landed as PawsTableEvent[]) now = after(now, event);
  // During a deal the board is already empty.
  if (currentEvent?.code === 'dealt') now = { ...now, table: null, discard: [] };
  return now;
}

function after(now: BoardState, event: PawsTableEvent): BoardState {
  switch (event.code) {
    case 'dealt':
      return { deck: event.deck, table: null, discard: [], round: event.round, declared: null };
    case 'played':
      return {
        ...now,
        table: event.combination,
        discard: [...now.discard, ...(now.table?.cards ?? [])],
      };
    case 'drew':
      return { ...now, deck: now.deck - event.cards.count };
    case 'declared':
      return { ...now, declared: { seat: event.seat, cards: event.cards } };
    default:
      return now;
  }
}

/** The combination to beat, as a phrase. */
export const combination = ({ kind, owner, sign, cards }: PawsCombination): Phrase =>
  phrase(cards.length === 1 ? 'paws-on-table-single' : `paws-on-table-${kind}`, {
    sign: signName(sign),
    seat: player(owner),
  });
