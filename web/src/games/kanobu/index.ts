/** The user interface of Kanobu: bright cards. */
import type { GameUi, ViewOf } from '../game-ui';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { about, cardName, namedBy, order } from './cards';
import FactIcon from './FactIcon.svelte';
import { flights, holdMs } from './flights';
import { asKanobuEvent } from './board-state';
import { scoring } from './scores';

const ui: GameUi<ViewOf<'kanobu'>> = {
  Board,
  Card,
  Beats,
  FactIcon,
  hand: (view) => view.hand,
  order,
  sorts: true,
  name: cardName,
  about,
  flights: (event, _, recent) => flights(asKanobuEvent(event), recent.map(asKanobuEvent)),
  holdMs: (event) => holdMs(asKanobuEvent(event)),
  played(told) {
    const event = asKanobuEvent(told);
    if (event.code === 'answered') return event.cards;
    return event.code === 'played' ? [event.card] : null;
  },
  scoring,
  // No move needs a confirmation: a card has to be selected before it is played.
  costly: () => null,
  onBoard: (move) => namedBy(move) !== null,
};

export default ui;
