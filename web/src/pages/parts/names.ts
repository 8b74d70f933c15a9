/** Player names in lists. The server sends names for people and the level for bots, such as `bot-medium`. */
import type { Level, Seat } from '$bindings';
import { drawable } from '../../lib/drawable';
import { say } from '../../lib/words.svelte';

const BOTS: readonly Level[] = ['random', 'easy', 'medium', 'hard', 'expert'];

export function called(name: string, seat: Seat): string {
  if (BOTS.some((level) => name === `bot-${level}`)) return say('bot-name', { seat });
  return drawable(name) || say('player-number', { seat });
}
