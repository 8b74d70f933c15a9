/** How those at a seat are called in lists, where the server names people by name and bots by level. */
import type { Level, Seat } from '$bindings';
import { say } from '../../lib/words.svelte';

const BOTS: readonly Level[] = ['random', 'easy', 'medium', 'hard', 'expert'];

export function called(name: string, seat: Seat): string {
  return BOTS.includes(name as Level) ? say('bot-name', { seat }) : name;
}
