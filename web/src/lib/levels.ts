/** The levels of the bots, from the weakest. */
import type { Level } from '$bindings';

export const LEVELS: readonly Level[] = ['random', 'easy', 'medium', 'hard', 'expert'];
