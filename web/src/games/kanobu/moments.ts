/** Which events are stamped over the pile, and which are worth a line under it. */
import type { KanobuSymbol, Seat } from '$bindings';
import type { Happening } from './scene';

export interface Stamped {
  symbol: KanobuSymbol;
  seat: Seat | null;
}

export function stampOf(event: Happening): Stamped | null {
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

/** A deal lists cards that are in the hand anyway; the rest of these is seen better than told. */
export const tellable = (event: Happening): boolean =>
  !['dealt', 'decided', 'thrown', 'put-under'].includes(event.code);
