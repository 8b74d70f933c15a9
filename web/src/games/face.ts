/**
 * What a game has to say about its looks, so that one table page serves all five.
 *
 * A face draws; it decides nothing. Each lives in `games/<id>/index.ts`, is loaded when a table of that game
 * is opened, and is the default export there.
 */
import type { GameId, Phrase, PresentedView, TableEvent } from '$bindings';
import type { Component } from 'svelte';
import type { Sort } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';

/** The view of one game. */
export type ViewOf<G extends GameId> = Extract<PresentedView, { game: G }>;

/** Something that flies over the table while an event is shown. */
export interface Flight {
  /**
   * Names of anchors: elements with `data-anchor`. `seat-2` is the plate of that seat, or the hand where it is
   * the viewer's own; boards add their own, such as `deck`, `pile` or `pile-3`.
   */
  from: string;
  to: string;
  /** The card in notation; nothing for its back. */
  card: string | null;
}

export interface CardProps {
  /** In notation; nothing for the back. */
  card: string | null;
}

export interface BoardProps<V> {
  table: Table;
  view: V;
}

export interface Face<V = PresentedView> {
  /** The middle of the table: deck, piles, board. It has the anchors. */
  Board: Component<BoardProps<V>>;
  /** A card, front or back. Its size comes from the CSS variable `--card` (its width). */
  Card: Component<CardProps>;
  /** The icon of a seat fact's kind, where a game has other facts than `cards`. */
  FactIcon?: Component<{ kind: string }>;
  /** Who beats whom, drawn; for the dialog that is always at hand. */
  Beats: Component;
  /** The viewer's hand; nothing where the game has none, or the viewer has not. */
  hand(view: V): string[] | null;
  /** Where a card stands in a sorted hand. */
  order(card: string, sort: Sort): number;
  /** Whether hands can be sorted in two ways. */
  sorts: boolean;
  /** A card, figure or square in words. */
  name(token: string): Phrase;
  /** What flies while an event is shown: groups one after the other, each group together. */
  flights(event: TableEvent, view: V | null): Flight[][];
  /** How long an event stays before the next one, in milliseconds at normal pace. */
  linger(event: TableEvent): number;
  /** The steps of a scoring, where an event is one: shown one by one. */
  scoring(event: TableEvent): Phrase[] | null;
  /** Whether a slip with this move would be costly, so that it is asked for twice. */
  costly(move: string): boolean;
  /** Whether the board itself has a button for this move, so that the row of actions leaves it out. */
  onBoard?(move: string): boolean;
  /** One view that shows what all seats see, where their views differ on the board: for games that are over. */
  open?(view: V, others: readonly V[]): V;
}

const LOADERS: Record<GameId, () => Promise<{ default: unknown }>> = {
  paws: () => import('./paws'),
  'paws-quick': () => import('./paws-quick'),
  ninjan: () => import('./ninjan'),
  kanobu: () => import('./kanobu'),
  tsuefa: () => import('./tsuefa'),
};

/** Loads the face of a game. It is given only views of its own game. */
export async function faceOf(game: GameId): Promise<Face> {
  return (await LOADERS[game]()).default as Face;
}

/** The steps of a phrase that tells a scoring: its list argument, one phrase each. */
export function stepsOf(phrase: Phrase | undefined): Phrase[] | null {
  const steps = phrase?.args.steps;
  if (typeof steps !== 'object' || Array.isArray(steps) || !('clauses' in steps)) return null;
  return steps.clauses;
}
