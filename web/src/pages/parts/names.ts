/** Player names in lists. The server sends names for people and the level for bots, such as `bot-medium`. */
import type { Level, Look, Seat } from '$bindings';
import { botName, lookOfSeat, nickname } from '../../lib/look';
import { say } from '../../lib/words.svelte';

const BOTS: readonly Level[] = ['random', 'easy', 'medium', 'hard', 'expert'];

export function called(name: string, seat: Seat, look: Look | null | undefined): string {
  if (name === '') return look ? nickname(look) : say('player-number', { seat });
  return BOTS.some((level) => name === `bot-${level}`) ? botName(look ?? lookOfSeat(seat)) : name;
}
