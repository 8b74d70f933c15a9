/** The face of a game still to be drawn. */
import type { Face, ViewOf } from '../face';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';

const face: Face<ViewOf<'paws-quick'>> = {
  Board,
  Card,
  Beats,
  hand: (view) => ('hand' in view ? view.hand : null),
  order: () => 0,
  sorts: false,
  name: () => ({ id: 'paws-quick-title', args: {} }),
  asked: () => ({ id: 'status-your-turn', args: {} }),
  described: () => [],
  attempt: () => null,
  facts: (view, seat) =>
    'hand_sizes' in view
      ? [
          {
            kind: 'cards',
            value: view.hand_sizes[seat - 1] ?? 0,
            phrase: { id: 'cards', args: { count: view.hand_sizes[seat - 1] ?? 0 } },
          },
        ]
      : [],
  flights: () => [],
  linger: () => 300,
  scoring: () => null,
  costly: () => false,
};

export default face;
