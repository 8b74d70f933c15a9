/** What flies over the table, event by event. */
import type { TableEvent } from '$bindings';
import type { Flight } from '../game-ui';
import { deal, draw, send } from '../paws-cards/flights';
import type { PawsSpoken } from './lying';

export function flights(spoken: TableEvent): Flight[][] {
  const event = spoken as PawsSpoken;
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
