/**
 * The line of chosen cards, as it is at a moment: the view changes only when a step has been shown, so what
 * an event moves is already moved here.
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
  /** It comes flying: drawn when it has landed. */
  landing: boolean;
}

/** Everybody's place, in resolving order once that is known; none when there is nothing to choose any more. */
export function lineup(view: View, moment: TableEvent | null): Slot[] {
  if (moment?.code === 'revealed' && 'choices' in moment)
    return moment.choices.map(({ seat, card }) => ({ seat, card, state: 'open', landing: false }));
  if (view.revealed.length > 0) {
    const leaves = moment && 'pile' in moment ? moment.seat : null;
    return view.revealed.map(({ seat, card }) => ({
      seat,
      card,
      state: seat === leaves ? 'gone' : 'open',
      landing: false,
    }));
  }
  const { awaits } = view;
  if (awaits.kind !== 'sealed' || view.throw) return [];
  const chose = moment?.code === 'chose' && 'seat' in moment ? moment : null;
  return Array.from({ length: view.seats }, (_, i) => {
    const seat = i + 1;
    const landing = chose?.seat === seat;
    const known = seat === view.seat ? view.choice : null;
    const card = landing && 'card' in chose && typeof chose.card === 'string' ? chose.card : known;
    return { seat, card, landing, state: landing || awaits.decided.includes(seat) ? 'sealed' : 'empty' };
  });
}

/** The viewer's card that lies on the table, although the view still counts it to the hand. */
export function laid(view: View, moment: TableEvent | null): string | null {
  const own =
    view.revealed.length === 0 ? lineup(view, moment).find((slot) => slot.seat === view.seat) : null;
  return own?.card ?? null;
}

export interface Heap {
  /** From the bottom up; only the top is a rule's business, the others lie by their worth. */
  under: string[];
  top: string | null;
  /** What was on top until the card that comes flying has landed. */
  landing: boolean;
  /** What is being taken away: it lies there until it flies. */
  taken: string[];
}

/** A pile, as it is at a moment. */
export function heap(view: View, pile: number, moment: TableEvent | null): Heap {
  const lies = view.piles[pile - 1];
  if (!lies) return { under: [], top: null, landing: false, taken: [] };
  const comes = moment && 'pile' in moment && moment.pile === pile ? moment : null;
  const under = lies.cards.filter((card) => card !== lies.top);
  if (!comes) return { under, top: lies.top, landing: false, taken: [] };
  if (comes.code === 'took')
    return { under: [], top: comes.card, landing: true, taken: [...under, lies.top] };
  return { under: [...under, lies.top], top: comes.card, landing: true, taken: [] };
}

/** The table after an event of a step whose view has not come yet; only what lies on the board. */
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
