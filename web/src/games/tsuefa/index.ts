/** The face of a game still to be drawn. */
import type { Face, ViewOf } from '../face';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';

const face: Face<ViewOf<'tsuefa'>> = {
  Board,
  Card,
  Beats,
  hand: () => null,
  order: () => 0,
  sorts: false,
  name: () => ({ id: 'tsuefa-title', args: {} }),
  asked: () => ({ id: 'status-your-turn', args: {} }),
  described: () => [],
  attempt: () => null,
  facts: () => [],
  flights: () => [],
  linger: () => 300,
  scoring: () => null,
  costly: () => false,
};

export default face;
