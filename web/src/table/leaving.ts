/** Giving up and leaving. Both have to be confirmed where they cost something. */
import type { Seat } from '$bindings';
import { go } from '../lib/route.svelte';
import type { ServerTable } from '../lib/server-table.svelte';
import { say } from '../lib/words.svelte';
import type { Confirmation } from './confirmation.svelte';

/** Whether a game runs that the player has not given up. */
export const isInGame = ({ parts: { table } }: ServerTable): boolean =>
  table.newestStatus === 'playing' && table.ownSeats.some(({ left }) => !left);

/** Whether no other person plays, so that nobody has to allow that a move is taken back. */
export const isAlone = ({ parts: { table } }: ServerTable): boolean =>
  table.seats.every(({ player, yours, left }) => yours || left || player === 'bot');

export async function resign(server: ServerTable, confirmation: Confirmation): Promise<void> {
  const several = server.parts.table.ownSeats.length > 1;
  const question = say(several ? 'room-sure-resign-all' : 'room-sure-resign');
  if (await confirmation.ask(question, { action: say('room-resign') })) server.command({ kind: 'resign' });
}

/** Leaves the table and goes to the home page. Spectators just go. */
export async function leave(server: ServerTable, confirmation: Confirmation): Promise<void> {
  const seats = server.parts.table.ownSeats.length;
  const question = isInGame(server) ? 'room-sure-leave' : seats > 1 ? 'room-sure-stand-all' : null;
  if (question && !(await confirmation.ask(say(question), { action: say('room-leave') }))) return;
  if (server.parts.table.ownSeats.length > 0) server.command({ kind: 'leave' });
  go('/');
}

/** Gives up the own seats before a game and stays as a spectator. */
export async function standUp(server: ServerTable, confirmation: Confirmation): Promise<void> {
  const single = server.parts.table.ownSeats.length === 1;
  if (single || (await confirmation.ask(say('room-sure-stand-all'), { action: say('room-stand-up') })))
    server.command({ kind: 'leave' });
}

/** The host removes a player. */
export async function kick(
  server: ServerTable,
  confirmation: Confirmation,
  seat: Seat,
  name: string,
): Promise<void> {
  if (await confirmation.ask(say('room-sure-kick', { name }), { action: say('room-kick') }))
    server.command({ kind: 'kick', seat });
}
