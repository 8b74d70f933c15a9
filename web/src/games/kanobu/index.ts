/** The face of Kanobu: bright cards. */
import { stepsOf, type Face, type ViewOf } from '../face';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { cardName, namedBy, order } from './cards';
import FactIcon from './FactIcon.svelte';
import { flights, linger } from './flights';
import { happening } from './scene';

const face: Face<ViewOf<'kanobu'>> = {
  Board,
  Card,
  Beats,
  FactIcon,
  hand: (view) => view.hand,
  order,
  sorts: true,
  name: cardName,
  flights: (event) => flights(happening(event)),
  linger: (event) => linger(happening(event)),
  scoring: (event) => (event.code === 'game-stopped' ? stepsOf(event.phrase) : null),
  // Nothing here is lost by one press: what is played goes by cards that are chosen first.
  costly: () => false,
  onBoard: (move) => namedBy(move) !== null,
};

export default face;
