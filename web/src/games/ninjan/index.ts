/** The user interface of Ninjan: rice paper and ink by day, moon and rooftops by night. */
import { signAbout, SIGNS } from '../../lib/signs';
import { phrase } from '../../lib/words.svelte';
import type { GameUi } from '../game-ui';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { cardName, isCard, parts } from './cards';
import FactIcon from './FactIcon.svelte';
import { flights, holdMs } from './flights';
import { pileEffect } from './labels';
import type { View } from './lineup';
import { scoring } from './scores';

const ui: GameUi<View> = {
  Board,
  Card,
  FactIcon,
  Beats,
  hand: (view) => view.hand?.filter((card) => card !== view.choice) ?? null,
  // By clan and then by value, or from the highest value down, as cards are resolved.
  order(card, sort) {
    const { sign, value } = parts(card);
    const clan = SIGNS.indexOf(sign);
    return sort === 'colour' ? clan * 100 - value : clan - value * 10;
  },
  sorts: true,
  name: (token) => (isCard(token) ? cardName(token) : phrase('ninjan-pile', { pile: Number(token) })),
  about(token) {
    if (!isCard(token)) return [];
    const { sign, value } = parts(token);
    return [signAbout(sign), ...(value < 0 ? [phrase('ninjan-beats-low')] : [])];
  },
  flights,
  holdMs,
  played: (event) =>
    (event.code === 'took' || event.code === 'placed') && 'pile' in event ? [event.card] : null,
  scoring,
  costly: () => null,
  effect: pileEffect,
};

export default ui;
