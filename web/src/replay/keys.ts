/** The keys of a replay: the list that the keys window shows, and the handler. */
import type { Key } from '../table/keys';
import type { ReplayPlayer } from './replay-player.svelte';
import type { Pace } from '../lib/settings.svelte';

export const REPLAY_KEYS: readonly Key[] = [
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

/** The speeds of the keys 1 to 4. */
export const SPEEDS: readonly Pace[] = ['slow', 'normal', 'fast', 'off'];

/** Handles a key of a replay. Returns whether the key has a meaning there. */
export function pressInReplay(event: KeyboardEvent, player: ReplayPlayer, views: readonly string[]): boolean {
  const speed = /^[1-4]$/.test(event.key) ? SPEEDS[Number(event.key) - 1] : undefined;
  if (speed) return (player.setPace(speed), true);
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
      // On a button or link the space key has its usual meaning.
      if (event.target instanceof Element && event.target.closest('a, button, summary')) return false;
      return (player.toggle(), true);
    default:
      return false;
  }
}
