/** Putting cards on the table: the one move that they mean, or the server's word why not. */
import type { Face } from '../games/face';
import { complete, only, toggle, type Chosen } from '../lib/pick';
import type { Table } from '../lib/table.svelte';

/** Makes the move that is chosen, if there is exactly one; otherwise tries it, so that the rule is told. */
export function tryChosen(table: Table, face: Face): void {
  if (!table.mayMove || !table.view) return;
  const exact = complete(table.ways, table.chosen);
  const last = only(table.ways, table.chosen);
  const [first, ...others] = exact;
  if (first && others.length === 0) return table.move(first.move);
  if (exact.length > 1) return;
  if (last && table.chosen.length > 0) return table.move(last.move);
  const attempt = face.attempt(table.view, table.tokens);
  if (attempt) table.move(attempt);
}

/** A card that is dragged onto the table is played together with what is chosen. */
export function tryOn(table: Table, face: Face, one: Chosen): void {
  if (!table.mayMove) return;
  if (!table.isChosen(one.key)) table.chosen = toggle(table.chosen, one);
  tryChosen(table, face);
}
