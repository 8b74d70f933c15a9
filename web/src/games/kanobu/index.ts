/** The user interface of Kanobu: bright cards. */
import { stepsOf, type GameUi, type ViewOf } from '../game-ui';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { cardName, namedBy, order } from './cards';
import FactIcon from './FactIcon.svelte';
import { flights, holdMs } from './flights';
import { asKanobuEvent } from './board-state';

const ui: GameUi<ViewOf<'kanobu'>> = {
  Board,
  Card,
  Beats,
  FactIcon,
  hand: (view) => view.hand,
  order,
  sorts: true,
  name: cardName,
  flights: (event, _, recent) => flights(asKanobuEvent(event), recent.map(asKanobuEvent)),
  holdMs: (event) => holdMs(asKanobuEvent(event)),
  played(told) {
    const event = asKanobuEvent(told);
    if (event.code === 'answered') return event.cards;
    return event.code === 'played' ? [event.card] : null;
  },
  scoring: (event) => (event.code === 'game-stopped' ? stepsOf(event.phrase) : null),
  // No move needs a confirmation: a card has to be selected before it is played.
  costly: () => false,
  onBoard: (move) => namedBy(move) !== null,
};

export default ui;
