import type { Command, Seat, SeatInfo } from '$bindings';
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { FakeSocket } from '../lib/fake-socket';
import { giveWords } from '../fair/giving';
import { noteOf } from '../fair/promises';
import { set } from '../lib/settings.svelte';
import type { ServerTable } from '../lib/server-table.svelte';
import { contextMap, type TableContext } from './table-context';
import { testTable, view } from './test-table';
import WaitingRoom from './WaitingRoom.svelte';

const seatInfo = (seat: Seat, player: SeatInfo['player'], more: Partial<SeatInfo> = {}): SeatInfo =>
  ({
    seat,
    player,
    yours: seat === 1,
    text: false,
    again: false,
    name: null,
    level: 'easy',
    host: seat === 1,
    ...more,
  }) as SeatInfo;

let context: TableContext;
let server: ServerTable;

beforeEach(() => {
  localStorage.clear();
  set('word', 'paw');
  ({ context, server } = testTable([], view([])));
});

/** The commands since the last call. */
const newCommands = (): Command[] =>
  FakeSocket.last.sent.splice(0).flatMap((message) => (message.type === 'command' ? [message.command] : []));

function describeSeats(seats: SeatInfo[]): void {
  if (!server.info) throw new Error('the table has been described');
  const settings = { ...server.info.settings, level: 'easy' as const };
  context.table.describe({
    kind: 'server',
    info: { ...server.info, host: true, status: 'waiting', settings, seats },
  });
  flushSync();
}

function pressStart(): void {
  render(WaitingRoom, { context: contextMap(context) });
  screen.getByRole('button', { name: /Start/ }).click();
  flushSync();
}

test('bots take their seats before the word is given, and the game starts last', () => {
  describeSeats([seatInfo(1, 'person'), seatInfo(2, 'empty'), seatInfo(3, 'empty')]);
  pressStart();
  expect(newCommands()).toMatchObject([
    { kind: 'bot', seat: 2 },
    { kind: 'bot', seat: 3 },
  ]);
  describeSeats([seatInfo(1, 'person'), seatInfo(2, 'bot'), seatInfo(3, 'empty')]);
  expect(newCommands()).toEqual([]);
  describeSeats([seatInfo(1, 'person'), seatInfo(2, 'bot'), seatInfo(3, 'bot')]);
  expect(newCommands()).toEqual([
    { kind: 'text', seat: 1, text: 'paw' },
    { kind: 'start', fill: null },
  ]);
  expect(noteOf('t', 2)?.words).toEqual(['paw']);
});

test('a word that was already given is not given again', () => {
  describeSeats([seatInfo(1, 'person', { text: true }), seatInfo(2, 'bot'), seatInfo(3, 'bot')]);
  pressStart();
  expect(newCommands()).toEqual([{ kind: 'start', fill: null }]);
});

test('after a refusal no game is started', () => {
  describeSeats([seatInfo(1, 'person'), seatInfo(2, 'bot'), seatInfo(3, 'empty')]);
  pressStart();
  server.receive({
    type: 'refused',
    id: 1,
    code: 'x',
    args: {},
    phrase: { id: 'server-not-over', args: {} },
    ruling: null,
  });
  flushSync();
  describeSeats([seatInfo(1, 'person'), seatInfo(2, 'bot'), seatInfo(3, 'person')]);
  expect(newCommands()).toHaveLength(1);
});

test('every own seat gives a word, the first one that of the settings', () => {
  describeSeats([seatInfo(1, 'person'), seatInfo(2, 'person', { yours: true }), seatInfo(3, 'bot')]);
  giveWords(server);
  const commands = newCommands();
  expect(commands).toMatchObject([
    { kind: 'text', seat: 1, text: 'paw' },
    { kind: 'text', seat: 2 },
  ]);
  expect(commands[1]).not.toMatchObject({ text: 'paw' });
});
