/** What lies on the table while a step is being shown: the last view, and what has landed since. */
import type { PawsCombination, PawsEvent, Phrase, Seat, TableEvent } from '$bindings';
import { signName } from '../../lib/signs';
import { phrase, player } from '../../lib/words.svelte';
import type { ViewOf } from '../game-ui';

/** An event of this game, which is all that its table ever gets. */
export type PawsSpoken = PawsEvent & Pick<TableEvent, 'number' | 'phrase'>;

export interface Lying {
  deck: number;
  table: PawsCombination | null;
  discard: string[];
  round: number;
  /** The last combination of somebody who has declared the special end. */
  declared: { seat: Seat; cards: string[] } | null;
}

export function lying(view: ViewOf<'paws'>, landed: TableEvent[], moment: TableEvent | null): Lying {
  const { deck, table, discard, round } = view;
  let now: Lying = { deck, table, discard, round, declared: null };
  for (const event of landed as PawsSpoken[]) now = after(now, event);
  // While cards are dealt, the table has been cleared already.
  if (moment?.code === 'dealt') now = { ...now, table: null, discard: [] };
  return now;
}

function after(now: Lying, event: PawsSpoken): Lying {
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

/** What is to be beaten, in words. */
export const combination = ({ kind, owner, sign, cards }: PawsCombination): Phrase =>
  phrase(cards.length === 1 ? 'paws-on-table-single' : `paws-on-table-${kind}`, {
    sign: signName(sign),
    seat: player(owner),
  });
