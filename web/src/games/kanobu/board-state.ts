/**
 * The board while the events of a step are being shown: the last view, changed by the events that were shown since.
 *
 * It only moves cards as each event says. The next view replaces it.
 */
import type { KanobuDirection, KanobuEffectView, KanobuEvent, KanobuLaid, TableEvent } from '$bindings';
import type { ViewOf } from '../game-ui';

/** An event of a Kanobu table. */
export type KanobuTableEvent = KanobuEvent & Pick<TableEvent, 'number' | 'phrase'>;

/** A Kanobu table gets only Kanobu events. */
export const asKanobuEvent = (event: TableEvent): KanobuTableEvent => event as KanobuTableEvent;

export interface BoardState {
  pile: KanobuLaid[];
  deck: number;
  direction: KanobuDirection;
  opened: string[];
  effect: KanobuEffectView | null;
}

export function boardState(view: ViewOf<'kanobu'>, events: readonly KanobuTableEvent[]): BoardState {
  const { pile, deck, direction, opened, effect } = view;
  return events.reduce(after, { pile, deck, direction, opened, effect });
}

const lay = (card: string): KanobuLaid => ({ card, named: null });

function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}

function after(state: BoardState, event: KanobuTableEvent): BoardState {
  switch (event.code) {
    case 'dealt':
      return { ...state, pile: [lay(event.start)], deck: event.deck, opened: [], effect: null };
    case 'reshuffled':
      return { ...state, pile: state.pile.slice(-2), deck: event.deck };
    case 'played': {
      const laid = { card: event.card, named: event.named };
      return { ...state, pile: [...state.pile, laid], opened: without(state.opened, event.card) };
    }
    case 'drew':
      return { ...state, deck: Math.max(0, state.deck - event.cards.count) };
    case 'answered':
      return { ...state, pile: [...state.pile, ...event.cards.map(lay)], effect: null };
    case 'accepted':
      return { ...state, effect: null };
    case 'opened':
      return { ...state, opened: event.cards, deck: Math.max(0, state.deck - event.cards.length) };
    case 'took':
      return { ...state, opened: without(state.opened, event.card) };
    case 'put-under':
      return {
        ...state,
        opened: event.cards.reduce(without, state.opened),
        deck: state.deck + event.cards.length,
      };
    case 'cancelled':
      // The removed card and the one that removed it.
      return { ...state, pile: state.pile.slice(0, -2), deck: state.deck + 2, effect: null };
    case 'turned-over':
      return { ...state, pile: [lay(event.card)], deck: Math.max(0, state.deck - 1) };
    case 'turned-round':
      return { ...state, direction: event.direction };
    default:
      return state;
  }
}
