/** Giving up and going away: both are asked for twice where they cost something. */
import { go } from '../lib/route.svelte';
import type { Table } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';
import { confirming } from './confirming.svelte';

/** Whether a game runs that the visitor has not given up. */
export const inGame = (table: Table): boolean =>
  table.info?.status === 'playing' && table.mine.some((chair) => !chair.left);

export async function resign(table: Table): Promise<void> {
  const question = table.mine.length > 1 ? 'room-sure-resign-all' : 'room-sure-resign';
  if (await confirming.ask(say(question), say('room-resign'))) table.command({ kind: 'resign' });
}

/** Stands up and goes home. Who only watches just goes. */
export async function leave(table: Table): Promise<void> {
  if (inGame(table)) {
    if (!(await confirming.ask(say('room-sure-leave'), say('room-leave')))) return;
  } else if (table.mine.length > 1) {
    if (!(await confirming.ask(say('room-sure-stand-all'), say('room-leave')))) return;
  }
  if (table.mine.length > 0) table.command({ kind: 'leave' });
  go('/');
}

/** Stands up before a game, and stays to watch. */
export async function standUp(table: Table): Promise<void> {
  const alone = table.mine.length === 1;
  if (alone || (await confirming.ask(say('room-sure-stand-all'), say('room-stand-up'))))
    table.command({ kind: 'leave' });
}

/** The host asks somebody to go. */
export async function kick(table: Table, seat: number, name: string): Promise<void> {
  if (await confirming.ask(say('room-sure-kick', { name }), say('room-kick')))
    table.command({ kind: 'kick', seat });
}
