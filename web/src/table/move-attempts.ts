/** Makes moves out of the selected cards: the one move that they mean, or an attempt that the rules answer. */
import type { MoveOption, PresentedView } from '$bindings';
import type { GameUi } from '../games/game-ui';
import { complete, isOpen, only, toggle, type Chosen } from '../lib/narrowing';
import { say } from '../lib/words.svelte';
import type { TableContext } from './table-context';

/** Makes a move. A costly one has to be confirmed first. */
export async function make(
  { confirmation, source, table }: TableContext,
  ui: GameUi,
  option: MoveOption,
): Promise<void> {
  const costs = table.view && ui.costly(option.move, table.view);
  if (costs) {
    const title = say('web-sure-move', { move: option.phrase });
    if (!(await confirmation.ask(say(costs), { title, action: say(option.phrase) }))) return;
  }
  source.move(option.move);
}

/** Makes the selected move if there is exactly one. Otherwise attempts it, so that the refusal names the rule. */
export function tryChosen(context: TableContext, ui: GameUi): void {
  const { selection, table } = context;
  if (!table.mayMove) return;
  const exact = complete(table.moves, selection.chosen);
  const last = only(table.moves, selection.chosen);
  const [first, ...others] = exact;
  if (first && others.length === 0) return void make(context, ui, first);
  if (exact.length > 1) return;
  if (last && selection.chosen.length > 0) return void make(context, ui, last);
  attempt(context, selection.tokens);
}

/** Plays a card that was dragged onto the table, together with the selected ones. */
export function tryOn(context: TableContext, ui: GameUi, one: Chosen): void {
  const { selection, table } = context;
  if (!table.mayMove) return;
  if (!selection.isChosen(one.key)) {
    // A card that fits no selected one is meant alone.
    if (!selection.isOpen(one.token) && isOpen(table.moves, [], one.token)) selection.clear();
    selection.chosen = toggle(selection.chosen, one);
  }
  tryChosen(context, ui);
}

/**
 * A tap on a card selects it or takes it back. A card that can be part of no move is attempted, so that the refusal
 * names the rule. A single selected card is replaced by another one that could be played instead.
 */
export function tap(context: TableContext, one: Chosen): void {
  const { selection, table } = context;
  if (!table.mayMove) return;
  const { key, token } = one;
  if (selection.isChosen(key) || selection.isOpen(token)) return selection.point(key, token);
  if (selection.chosen.length === 1 && isOpen(table.moves, [], token)) {
    selection.clear();
    return selection.point(key, token);
  }
  if (attempt(context, [...selection.tokens, token])) return;
  // Beside a card that is a move by itself, the other one was meant instead of it, and has its own ruling.
  const instead = selection.chosen.length === 1 && complete(table.moves, selection.chosen).length > 0;
  if (!instead || !attempt(context, [token])) selection.point(key, token);
}

/** Whether some move of the game has this number of targets. Only then can a ruling refuse the attempt. */
export const canAttempt = (view: PresentedView | null, targets: readonly string[]): boolean =>
  view?.presentation.attempt_sizes.includes(targets.length) ?? false;

/** Asks why these targets make no move. Returns false if no move has this number of targets. */
function attempt({ source, table }: TableContext, targets: string[]): boolean {
  if (!canAttempt(table.view, targets)) return false;
  source.attempt(targets);
  return true;
}
