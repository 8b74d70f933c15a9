/** The cards that fly while an event is shown, and how long each event stays. */
import type { TableEvent } from '$bindings';
import type { Flight } from '../game-ui';

/** The rounds of dealing that are shown. */
const MAX_DEAL_ROUNDS = 3;
/** The most cards of a pile that fly at once. */
const MAX_CARDS = 6;

export function flights(event: TableEvent): Flight[][] {
  if (event.code === 'dealt' && 'piles' in event) {
    const deal = event.hands.map((_, i) => ({ from: 'deck', to: `seat-${i + 1}`, card: null }));
    const piles = event.piles.map((card, i) => ({ from: 'deck', to: `pile-${i + 1}`, card }));
    return [...Array.from({ length: MAX_DEAL_ROUNDS }, () => deal), piles];
  }
  if (event.code === 'chose' && 'seat' in event) {
    const card = 'card' in event && typeof event.card === 'string' ? event.card : null;
    return [[{ from: `seat-${event.seat}`, to: `choice-${event.seat}`, card }]];
  }
  // Another game has an event `placed` too, but only this one has piles.
  if ((event.code === 'took' || event.code === 'placed') && 'pile' in event) {
    const strike = [{ from: `choice-${event.seat}`, to: `pile-${event.pile}`, card: event.card }];
    if (event.code === 'placed') return [strike];
    const taken = event.cards.slice(-MAX_CARDS);
    return [strike, taken.map((card) => ({ from: `pile-${event.pile}`, to: `won-${event.seat}`, card }))];
  }
  return [];
}

const HOLD_MS: Record<string, number> = {
  dealt: 400,
  chose: 0,
  revealed: 2000,
  took: 900,
  placed: 450,
  scored: 300,
  tied: 1500,
  'game-won': 1500,
};

export const holdMs = (event: TableEvent): number => HOLD_MS[event.code] ?? 300;
