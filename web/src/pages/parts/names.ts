/** How those at a seat are called in lists, where the server names people by name and bots by level, as `bot-medium`. */
import type { Level, Seat } from '$bindings';
import { say } from '../../lib/words.svelte';

const BOTS: readonly Level[] = ['random', 'easy', 'medium', 'hard', 'expert'];

export function called(name: string, seat: Seat): string {
  if (name === '') return say('player-number', { seat });
  return BOTS.some((level) => name === `bot-${level}`) ? say('bot-name', { seat }) : name;
}
