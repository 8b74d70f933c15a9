/** Making moves with cards: the one move that they mean, a question where it would be costly, or the server's word why not. */
import type { MoveOption } from '$bindings';
import type { Face } from '../games/face';
import { complete, isOpen, only, toggle, type Chosen } from '../lib/pick';
import type { Table } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';
import { confirming } from './confirming.svelte';

/** Makes a move; a costly one only after it has been asked for. */
export async function make(table: Table, face: Face, way: MoveOption): Promise<void> {
  const sure = !face.costly(way.move) || (await confirming.ask(say('web-sure-move', { move: way.phrase })));
  if (sure) table.move(way.move);
}

/** Makes the move that is chosen, if there is exactly one; otherwise tries it, so that the rule is told. */
export function tryChosen(table: Table, face: Face): void {
  if (!table.mayMove) return;
  const exact = complete(table.moves, table.chosen);
  const last = only(table.moves, table.chosen);
  const [first, ...others] = exact;
  if (first && others.length === 0) return void make(table, face, first);
  if (exact.length > 1) return;
  if (last && table.chosen.length > 0) return void make(table, face, last);
  attempt(table, table.tokens);
}

/** A card that is dragged onto the table is played together with what is chosen. */
export function tryOn(table: Table, face: Face, one: Chosen): void {
  if (!table.mayMove) return;
  if (!table.isChosen(one.key)) {
    // A card that goes with nothing chosen is meant alone.
    if (!table.isOpen(one.token) && isOpen(table.moves, [], one.token)) table.clear();
    table.chosen = toggle(table.chosen, one);
  }
  tryChosen(table, face);
}

/**
 * A tap on a card: it is chosen or put back. One that cannot be part of a move is answered by its rule; a single
 * chosen card gives way to another that could be played instead.
 */
export function tap(table: Table, one: Chosen): void {
  if (!table.mayMove) return;
  const { key, token } = one;
  if (table.isChosen(key) || table.isOpen(token)) return table.point(key, token);
  if (table.chosen.length === 1 && isOpen(table.moves, [], token)) {
    table.clear();
    return table.point(key, token);
  }
  if (attempt(table, [...table.tokens, token])) return;
  // Beside a card that is a move by itself, another was meant instead of it, and has a rule of its own.
  const instead = table.chosen.length === 1 && complete(table.moves, table.chosen).length > 0;
  if (!instead || !attempt(table, [token])) table.point(key, token);
}

/** Asks the rules about what is not among the moves, if a move is made with so many things. Nothing is played. */
function attempt(table: Table, targets: string[]): boolean {
  if (!table.view?.presentation.attempt_sizes.includes(targets.length)) return false;
  table.attempt(targets);
  return true;
}
