/** The cards that fly while an event is shown. */
import type { TableEvent } from '$bindings';
import type { Flight } from '../game-ui';
import { deal, draw, send } from '../paws-cards/flights';
import type { PawsTableEvent } from './board-state';

export function flights(tableEvent: TableEvent): Flight[][] {
  const event = tableEvent as PawsTableEvent;
  switch (event.code) {
    case 'dealt':
      return [deal(event.hands)];
    case 'played':
      return [send(event.combination.cards, `seat-${event.seat}`, 'pile')];
    case 'declared':
      return [send(event.cards, `seat-${event.seat}`, 'pile')];
    case 'drew':
      return [draw(event.seat, event.cards)];
    default:
      return [];
  }
}
