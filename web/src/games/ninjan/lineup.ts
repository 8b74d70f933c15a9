/**
 * The line of chosen cards and the piles while an event is shown. The view changes only at the end of a step, so the
 * effect of the event is applied here.
 */
import type { Seat, TableEvent } from '$bindings';
import type { ViewOf } from '../game-ui';
import { worth } from './cards';

export type View = ViewOf<'ninjan'>;

export interface Slot {
  seat: Seat;
  /**
   * `empty`: still to choose; `sealed`: face down (or seen by its owner only); `open`: revealed;
   * `gone`: on its way to a pile.
   */
  state: 'empty' | 'sealed' | 'open' | 'gone';
  card: string | null;
  /** Whether it is flying here; it is drawn when it has landed. */
  landing: boolean;
}

/** One slot for each seat, in resolving order once that is known; empty if no choice is to be made. */
export function lineup(view: View, event: TableEvent | null): Slot[] {
  if (event?.code === 'revealed' && 'choices' in event)
    return event.choices.map(({ seat, card }) => ({ seat, card, state: 'open', landing: false }));
  if (view.revealed.length > 0) {
    const leaves = event && 'pile' in event ? event.seat : null;
    return view.revealed.map(({ seat, card }) => ({
      seat,
      card,
      state: seat === leaves ? 'gone' : 'open',
      landing: false,
    }));
  }
  const { awaits } = view;
  if (awaits.kind !== 'sealed' || view.throw) return [];
  const chose = event?.code === 'chose' && 'seat' in event ? event : null;
  return Array.from({ length: view.seats }, (_, i) => {
    const seat = i + 1;
    const landing = chose?.seat === seat;
    const known = seat === view.seat ? view.choice : null;
    const card = landing && 'card' in chose && typeof chose.card === 'string' ? chose.card : known;
    return { seat, card, landing, state: landing || awaits.decided.includes(seat) ? 'sealed' : 'empty' };
  });
}

/** The viewer's card that lies on the board, although the view still has it in the hand. */
export function laid(view: View, event: TableEvent | null): string | null {
  const own = view.revealed.length === 0 ? lineup(view, event).find((slot) => slot.seat === view.seat) : null;
  return own?.card ?? null;
}

export interface Heap {
  /** The cards below the top. Their order does not matter in the rules. */
  under: string[];
  top: string | null;
  /** Whether the top card is still flying here. */
  landing: boolean;
  /** The cards that are being taken away. */
  taken: string[];
}

/** A pile while an event is shown. */
export function heap(view: View, pile: number, event: TableEvent | null): Heap {
  const lies = view.piles[pile - 1];
  if (!lies) return { under: [], top: null, landing: false, taken: [] };
  const comes = event && 'pile' in event && event.pile === pile ? event : null;
  const under = lies.cards.filter((card) => card !== lies.top);
  if (!comes) return { under, top: lies.top, landing: false, taken: [] };
  if (comes.code === 'took')
    return { under: [], top: comes.card, landing: true, taken: [...under, lies.top] };
  return { under: [...under, lies.top], top: comes.card, landing: true, taken: [] };
}

/** Applies an event to what lies on the board, before the view of its step comes. */
export function after(view: View, event: TableEvent): View {
  if ((event.code !== 'took' && event.code !== 'placed') || !('pile' in event)) return view;
  const { seat, card, pile } = event;
  const won = event.code === 'took' ? event.cards : [];
  const lies = (cards: string[]) => (event.code === 'took' ? [card] : [...cards, card]);
  return {
    ...view,
    revealed: view.revealed.filter((choice) => choice.card !== card),
    piles: view.piles.map((one, i) => (i + 1 === pile ? { cards: lies(one.cards), top: card } : one)),
    winnings: view.winnings.map((cards, i) => (i + 1 === seat ? [...cards, ...won] : cards)),
    sums: view.sums.map((sum, i) => (i + 1 === seat ? sum + worth(won) : sum)),
  };
}
