/**
 * The user interface of a game: what the table page, which serves all games, needs to draw this one.
 *
 * It draws and decides nothing. Each game exports its `GameUi` as the default of `games/<id>/index.ts`. It is loaded
 * when a table of the game is opened.
 */
import type { GameId, Phrase, PresentedView, TableEvent } from '$bindings';
import type { Component } from 'svelte';
import type { Sort } from '../lib/settings.svelte';
import { GAMES } from './registry';
import type { ScoreTable } from './score-table';

/** The view of one game. */
export type ViewOf<G extends GameId> = Extract<PresentedView, { game: G }>;

/** A card that flies over the table while an event is shown. */
export interface Flight {
  /**
   * Names of anchors, which are elements with `data-anchor`. `seat-2` is the plate of that seat, or the hand if it is
   * the viewer's own; boards add their own, such as `deck`, `pile` or `pile-3`.
   */
  from: string;
  to: string;
  /** The card in notation; `null` for its back. */
  card: string | null;
}

export interface CardProps {
  /** In notation; `null` for the back. */
  card: string | null;
}

/** A board takes everything else that it needs from the context (`table/table-context.ts`). */
export interface BoardProps<V> {
  view: V;
}

export interface GameUi<V = PresentedView> {
  /** The middle of the table: deck, piles, board. It has the anchors. */
  Board: Component<BoardProps<V>>;
  /** A card, front or back. Its size comes from the CSS variable `--card` (its width). */
  Card: Component<CardProps>;
  /** The icon for a kind of seat fact, if the game has other kinds than `cards`. */
  FactIcon?: Component<{ kind: string }>;
  /** A drawing of what beats what, for the dialog that every table has. */
  Beats: Component;
  /** The viewer's hand; `null` if the game has no hands or the viewer has none. */
  hand(view: V): string[] | null;
  /** The position of a card in a sorted hand; smaller comes first. */
  order(card: string, sort: Sort): number;
  /** Whether hands can be sorted in both ways, by colour and by sign. */
  sorts: boolean;
  /** The name of a card, figure or square. */
  name(token: string): Phrase;
  /** What a card does, in sentences, for readers who do not know it yet. */
  about(token: string): Phrase[];
  /**
   * The cards that fly while an event is shown. Groups fly one after the other, the cards of a group together. `recent`
   * are the last events before it, the newest last.
   */
  flights(event: TableEvent, view: V | null, recent: readonly TableEvent[]): Flight[][];
  /** How long an event stays before the next one, in milliseconds at normal pace. */
  holdMs(event: TableEvent): number;
  /** The cards that the seat of an event has played with it; `null` if it has played none. */
  played?(event: TableEvent): string[] | null;
  /** The table of a scoring; `null` if the event is no scoring, or if a later one shows it. `view` is the one after it. */
  scoring(event: TableEvent, view: V | null, recent: readonly TableEvent[]): ScoreTable | null;
  /** What a move costs and brings, if it has to be confirmed because making it by mistake would be costly. */
  costly(move: string, view: V): Phrase | null;
  /** What a move does in this position, for the label of its button; `null` if its usual name says that. */
  effect?(move: string, view: V): Phrase | null;
  /** Whether the board has its own button for this move, so that the row of actions leaves it out. */
  onBoard?(move: string): boolean;
  /** Merges the views of all seats into one where they differ on the board: for replays of finished games. */
  open?(view: V, others: readonly V[]): V;
}

/** Loads the user interface of a game. It is given only views and events of its own game. */
export async function loadGameUi(game: GameId): Promise<GameUi> {
  return (await GAMES[game].loadUi()).default as GameUi;
}
