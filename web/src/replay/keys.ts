/** The keys that work while a game is watched: what the window of keys lists, and what each of them does. */
import type { Key } from '../table/keys';
import type { Player } from './player.svelte';
import type { Pace } from '../lib/settings.svelte';

export const WATCHING: readonly Key[] = [
  { keys: ['←', '→'], text: 'replay-key-step' },
  { keys: ['web-key-space'], text: 'replay-key-play' },
  { keys: ['Home', 'End'], text: 'replay-key-ends' },
  { keys: ['1', '…', '4'], text: 'replay-key-speed' },
  { keys: ['V'], text: 'replay-key-view' },
  { keys: ['S'], text: 'web-key-sort' },
  { keys: ['B'], text: 'web-key-beats' },
  { keys: ['R'], text: 'web-key-rules' },
  { keys: ['L'], text: 'web-key-log' },
  { keys: ['?'], text: 'web-key-keys' },
];

/** From the slowest to the one without motion: the keys 1 to 4. */
export const SPEEDS: readonly Pace[] = ['slow', 'normal', 'fast', 'off'];

/** Does what a key means; whether it meant something. */
export function watch(event: KeyboardEvent, player: Player, views: readonly string[]): boolean {
  const speed = /^[1-4]$/.test(event.key) ? SPEEDS[Number(event.key) - 1] : undefined;
  if (speed) return (player.hurry(speed), true);
  if (event.code === 'KeyV' && !event.shiftKey) {
    const next = views[(views.indexOf(player.view) + 1) % views.length];
    if (next && next !== player.view) void player.look(next);
    return next !== undefined;
  }
  switch (event.key) {
    case 'ArrowLeft':
      return (player.back(), true);
    case 'ArrowRight':
      return (player.forward(), true);
    case 'Home':
      return (player.jump(0), true);
    case 'End':
      return (player.jump(player.reach), true);
    case ' ':
      // A button is pressed by it.
      if (event.target instanceof Element && event.target.closest('a, button, summary')) return false;
      return (player.toggle(), true);
    default:
      return false;
  }
}
