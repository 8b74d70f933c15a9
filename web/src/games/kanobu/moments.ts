/** The events that are shown as a stamp over the pile, because no card moves. */
import type { KanobuSymbol, Seat } from '$bindings';
import type { KanobuTableEvent } from './board-state';

export interface Stamped {
  symbol: KanobuSymbol;
  seat: Seat | null;
}

export function stampOf(event: KanobuTableEvent): Stamped | null {
  switch (event.code) {
    case 'accepted':
      return { symbol: event.effect.symbol, seat: event.seat };
    case 'cancelled':
      return { symbol: 'N', seat: null };
    case 'turned-round':
      return { symbol: 'O', seat: null };
    default:
      return null;
  }
}
