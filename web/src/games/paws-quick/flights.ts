/** The cards that fly while an event is shown. */
import type { TableEvent } from '$bindings';
import type { Flight } from '../game-ui';
import { deal, draw, send } from '../paws-cards/flights';
import type { QuickTableEvent } from './board-state';

export function flights(tableEvent: TableEvent): Flight[][] {
  const event = tableEvent as QuickTableEvent;
  switch (event.code) {
    case 'dealt':
      return [
        deal(event.hands),
        // A colour joker that is turned over goes under the deck.
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
