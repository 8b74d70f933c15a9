/**
 * Making a move by pointing: what is chosen narrows what may still be chosen.
 *
 * Works on the moves that the server lists and on things by their notation, so it serves every game and
 * knows no rules.
 */
import type { MoveOption } from '$bindings';

/** A thing that was pointed at: which one on the screen, and its notation. */
export interface Chosen {
  key: string;
  token: string;
}

const count = (tokens: readonly string[], token: string) => tokens.filter((own) => own === token).length;

/** Whether a move can begin by pointing at these. */
export function begins(way: MoveOption, tokens: readonly string[]): boolean {
  if (way.in_order) return tokens.every((token, i) => way.targets[i] === token);
  return tokens.every((token) => count(tokens, token) <= count(way.targets, token));
}

export const tokens = (chosen: readonly Chosen[]): string[] => chosen.map((one) => one.token);

/** The moves of which what is chosen can be a part. */
export const fitting = (moves: readonly MoveOption[], chosen: readonly Chosen[]): MoveOption[] =>
  moves.filter((way) => begins(way, tokens(chosen)));

/** Whether another thing with this notation can be part of a move with what is chosen. */
export const isOpen = (moves: readonly MoveOption[], chosen: readonly Chosen[], token: string): boolean =>
  moves.some((way) => begins(way, [...tokens(chosen), token]));

/** The moves of exactly what is chosen; with nothing chosen, those for which nothing has to be. */
export const complete = (moves: readonly MoveOption[], chosen: readonly Chosen[]): MoveOption[] =>
  fitting(moves, chosen).filter((way) => way.targets.length === chosen.length);

/** The only way that is still possible, if it needs more than what is chosen. */
export function only(moves: readonly MoveOption[], chosen: readonly Chosen[]): MoveOption | null {
  const [first, ...others] = fitting(moves, chosen);
  return first && others.length === 0 && first.targets.length > chosen.length ? first : null;
}

/** Chooses a thing, or puts it back. */
export function toggle(chosen: readonly Chosen[], one: Chosen): Chosen[] {
  const without = chosen.filter((own) => own.key !== one.key);
  return without.length < chosen.length ? without : [...chosen, one];
}
