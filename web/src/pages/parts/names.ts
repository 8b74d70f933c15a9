/** Player names in lists. The server sends names for people and the level for bots, such as `bot-medium`. */
import type { Level, Look, Seat } from '$bindings';
import { drawable } from '../../lib/drawable';
import { botName, lookOfSeat, nickname } from '../../lib/look';
import { say } from '../../lib/words.svelte';

const BOTS: readonly Level[] = ['random', 'easy', 'medium', 'hard', 'expert'];

export function called(name: string, seat: Seat, look: Look | null | undefined): string {
  if (BOTS.some((level) => name === `bot-${level}`)) return botName(look ?? lookOfSeat(seat));
  return drawable(name) || (look ? nickname(look) : say('player-number', { seat }));
}
