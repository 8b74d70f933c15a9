/** The cards that fly while an event is shown, and how long each event stays. */
import type { Seat } from '$bindings';
import { flightMs } from '../../table/fly';
import type { Flight } from '../game-ui';
import type { KanobuTableEvent } from './board-state';

/** The most cards that fly at once. */
const MAX_CARDS = 4;
/** The longest duration of a deal, for any number of players. In milliseconds. */
const MAX_DEAL_MS = 1500;

const at = (seat: Seat): string => `seat-${seat}`;
const move = (from: string, to: string, cards: readonly (string | null)[]): Flight[] =>
  cards.map((card) => ({ from, to, card }));
const backs = (count: number): null[] => Array.from({ length: Math.min(count, MAX_CARDS) }, () => null);

/**
 * Where a played card comes from. One of the opened cards that is played at once does not come from the hand. Between
 * the opening and the play there is at most one event: the other opened cards go under the deck.
 */
function origin(
  event: Extract<KanobuTableEvent, { code: 'played' }>,
  recent: readonly KanobuTableEvent[],
): string {
  const picked = recent.some(
    (past) =>
      past.code === 'opened' &&
      past.seat === event.seat &&
      event.number - past.number <= 2 &&
      past.cards.includes(event.card),
  );
  return picked ? 'opened' : at(event.seat);
}

function dealt(event: Extract<KanobuTableEvent, { code: 'dealt' }>): Flight[][] {
  const round = event.hands.flatMap((_, i) => move('deck', at(i + 1), [null]));
  const most = Math.max(...event.hands.map((hand) => hand.count));
  const rounds = Math.min(most, Math.max(1, Math.floor(MAX_DEAL_MS / flightMs([round]))));
  return [...Array.from({ length: rounds }, () => round), move('deck', 'pile', [event.start])];
}

export function flights(event: KanobuTableEvent, recent: readonly KanobuTableEvent[]): Flight[][] {
  switch (event.code) {
    case 'dealt':
      return dealt(event);
    case 'reshuffled':
      return [move('pile', 'deck', backs(event.deck))];
    case 'played':
      return [move(origin(event, recent), 'pile', [event.card])];
    case 'drew':
      return [
        move('deck', at(event.seat), event.cards.cards?.slice(0, MAX_CARDS) ?? backs(event.cards.count)),
      ];
    case 'answered':
      return [move(at(event.seat), 'pile', event.cards)];
    case 'opened':
      return [move('deck', 'opened', event.cards)];
    case 'took':
      return [move('opened', at(event.seat), [event.card])];
    case 'put-under':
      return [move('opened', 'deck', event.cards)];
    case 'cancelled':
      return [move('pile', 'deck', [event.card]), move('pile', 'deck', ['vN'])];
    case 'turned-over':
      return [move('deck', 'pile', [event.card])];
    default:
      return [];
  }
}

/** How long each event stays. In milliseconds at normal pace. */
const HOLD_MS: Record<KanobuTableEvent['code'], number> = {
  dealt: 500,
  reshuffled: 800,
  opens: 900,
  played: 600,
  drew: 450,
  kept: 350,
  passed: 900,
  accepted: 1200,
  answered: 1100,
  opened: 1200,
  took: 700,
  'put-under': 300,
  cancelled: 700,
  'turned-over': 700,
  'turned-round': 1000,
  'game-won': 1600,
  'game-stopped': 900,
  decided: 0,
  thrown: 0,
};

export const holdMs = (event: KanobuTableEvent): number => HOLD_MS[event.code];
