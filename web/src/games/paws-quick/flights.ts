/** What flies over the table, event by event. */
import type { TableEvent } from '$bindings';
import type { Flight } from '../game-ui';
import { deal, draw, send } from '../paws-cards/flights';
import type { QuickSpoken } from './lying';

export function flights(spoken: TableEvent): Flight[][] {
  const event = spoken as QuickSpoken;
  switch (event.code) {
    case 'dealt':
      return [
        deal(event.hands),
        // A colour joker is turned over and goes under the deck, in one sweep with the next card.
        ...event.turned.slice(0, 2).map((card) => send([card], 'pile', 'deck')),
        send([event.start], 'deck', 'pile'),
      ];
    case 'played':
    case 'led':
      return [send(event.cards, `seat-${event.seat}`, 'pile')];
    case 'transferred':
      return [send(event.cards, `seat-${event.seat}`, 'discard')];
    case 'helped':
      return [send([event.card], 'pile', 'discard')];
    case 'drew':
      return [draw(event.seat, event.cards)];
    default:
      return [];
  }
}
