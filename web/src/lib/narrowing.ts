/**
 * Choosing a move by pointing at things: what is chosen narrows what can still be chosen.
 *
 * The module works on the moves that the server lists and on the notation of cards, piles and squares. It knows no
 * rules and serves every game. The specification is the module documentation of
 * `crates/roshambo-tui/src/narrowing.rs`; both clients are tested with the cases in
 * `crates/roshambo-table/testdata/narrowing.json`.
 */
import type { MoveOption } from '$bindings';

/** A thing that was pointed at: its key on the screen and its notation. */
export interface Chosen {
  key: string;
  token: string;
}

const count = (tokens: readonly string[], token: string) => tokens.filter((other) => other === token).length;

/** Whether choosing more things can lead from these tokens to the option. */
function fits(option: MoveOption, tokens: readonly string[]): boolean {
  if (option.in_order) return tokens.every((token, i) => option.targets[i] === token);
  return tokens.every((token) => count(tokens, token) <= count(option.targets, token));
}

export const tokens = (chosen: readonly Chosen[]): string[] => chosen.map((one) => one.token);

/** The options that fit the selection. */
export const fitting = (options: readonly MoveOption[], chosen: readonly Chosen[]): MoveOption[] =>
  options.filter((option) => fits(option, tokens(chosen)));

/** Whether another thing with this token can still be part of a legal move. */
export const isOpen = (options: readonly MoveOption[], chosen: readonly Chosen[], token: string): boolean =>
  options.some((option) => fits(option, [...tokens(chosen), token]));

/** The options that need exactly what is chosen. */
export const complete = (options: readonly MoveOption[], chosen: readonly Chosen[]): MoveOption[] =>
  fitting(options, chosen).filter((option) => option.targets.length === chosen.length);

/** The only option that still fits, if it is not complete. */
export function only(options: readonly MoveOption[], chosen: readonly Chosen[]): MoveOption | null {
  const [first, ...others] = fitting(options, chosen);
  return first && others.length === 0 && first.targets.length > chosen.length ? first : null;
}

/** The ordered option whose last target has just been chosen. The client makes this move at once. */
export const reached = (options: readonly MoveOption[], chosen: readonly Chosen[]): MoveOption | null =>
  complete(options, chosen).find((option) => option.in_order && option.targets.length > 1) ?? null;

/** The options that the client shows as buttons. */
export function offers(options: readonly MoveOption[], chosen: readonly Chosen[]): MoveOption[] {
  const exact = complete(options, chosen);
  const last = only(options, chosen);
  return exact.length === 0 && last && chosen.length > 0 ? [last] : exact;
}

/** Adds a thing to the selection, or removes it. */
export function toggle(chosen: readonly Chosen[], one: Chosen): Chosen[] {
  const without = chosen.filter((other) => other.key !== one.key);
  return without.length < chosen.length ? without : [...chosen, one];
}

/** The selection after a press on a thing: it is added, removed, or the player changed their mind and starts with it. */
export function press(options: readonly MoveOption[], chosen: readonly Chosen[], one: Chosen): Chosen[] {
  const next = toggle(chosen, one);
  const ordered = options.some((option) => option.in_order);
  const changedMind = ordered && fitting(options, next).length === 0 && isOpen(options, [], one.token);
  return changedMind ? [one] : next;
}

/** The selection after the options were replaced: it stays if one of the new options fits it. */
export const keepFitting = (options: readonly MoveOption[], chosen: Chosen[]): Chosen[] =>
  fitting(options, chosen).length > 0 ? chosen : [];
