/** Player names in lists. The server sends names for people and the level for bots, such as `bot-medium`. */
import type { Level, Seat } from '$bindings';
import { say } from '../../lib/words.svelte';

const BOTS: readonly Level[] = ['random', 'easy', 'medium', 'hard', 'expert'];

export function called(name: string, seat: Seat): string {
  if (name === '') return say('player-number', { seat });
  return BOTS.some((level) => name === `bot-${level}`) ? say('bot-name', { seat }) : name;
}
