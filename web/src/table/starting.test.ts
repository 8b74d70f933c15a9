import type { Command, Seat, SeatInfo, TableInfo } from '$bindings';
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { FakeSocket } from '../lib/fake-socket';
import { noteOf } from '../fair/promises';
import { textHash } from '../fair/recipe';
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
    text: null,
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

function describeSeats(seats: SeatInfo[], more: Partial<TableInfo> = {}): void {
  if (!server.info) throw new Error('the table has been described');
  const settings = { ...server.info.settings, level: 'easy' as const };
  server.receive({
    type: 'update',
    number: 7,
    events: [],
    table: { ...server.info, commitment: 'aa', host: true, status: 'waiting', settings, seats, ...more },
  });
  flushSync();
}

function pressStart(): void {
  render(WaitingRoom, { context: contextMap(context) });
  screen.getByRole('button', { name: /Start/ }).click();
  flushSync();
}

/** The text behind a hash that was sent. */
const textOf = (command: Command | undefined): string => {
  const hash = command?.kind === 'commit' ? command.hash : '';
  return noteOf('t', 2)?.words.find((text) => textHash(text) === hash) ?? '';
};

test('the browser commits to a text as soon as its player is seated, and again for another word', () => {
  const seats = [seatInfo(1, 'person'), seatInfo(2, 'person', { yours: true }), seatInfo(3, 'empty')];
  describeSeats(seats);
  const [first, second, ...rest] = newCommands();
  expect(rest).toEqual([]);
  expect([first, second]).toMatchObject([
    { kind: 'commit', seat: 1 },
    { kind: 'commit', seat: 2 },
  ]);
  expect(textOf(first)).toMatch(/^paw [0-9a-f]{16}$/);
  expect(textOf(second)).toMatch(/^[0-9a-f]{16}$/);
  // The server has not answered yet: nothing is sent twice.
  describeSeats(seats);
  expect(newCommands()).toEqual([]);
  server.texts.commitAll({ 1: 'claw' });
  const [again] = newCommands();
  expect(textOf(again)).toMatch(/^claw /);
});

test('texts are revealed only when the table is starting', () => {
  describeSeats([seatInfo(1, 'person'), seatInfo(2, 'bot'), seatInfo(3, 'person')]);
  const [commit] = newCommands();
  const text = textOf(commit);
  const seats = [
    seatInfo(1, 'person', { text: textHash(text) }),
    seatInfo(2, 'bot'),
    seatInfo(3, 'person', { text: 'cc' }),
  ];
  describeSeats(seats);
  expect(newCommands()).toEqual([]);
  describeSeats(seats, { starting: true });
  expect(newCommands()).toEqual([{ kind: 'reveal', seat: 1, text }]);
  describeSeats(seats, { starting: true });
  expect(newCommands()).toEqual([]);
  expect(noteOf('t', 2)?.hashes).toEqual([`1 ${textHash(text)}`, '3 cc']);
});

test('a table that does not have this browser’s hash gets no text', () => {
  describeSeats([seatInfo(1, 'person'), seatInfo(2, 'bot'), seatInfo(3, 'bot')]);
  newCommands();
  describeSeats([seatInfo(1, 'person', { text: 'dd' }), seatInfo(2, 'bot'), seatInfo(3, 'bot')], {
    starting: true,
  });
  expect(newCommands()).toEqual([]);
});

test('bots take the free seats, then the game starts', () => {
  const own = seatInfo(1, 'person', { text: 'dd' });
  describeSeats([own, seatInfo(2, 'empty'), seatInfo(3, 'empty')]);
  set('word', '');
  pressStart();
  expect(newCommands()).toMatchObject([
    { kind: 'bot', seat: 2 },
    { kind: 'bot', seat: 3 },
  ]);
  describeSeats([own, seatInfo(2, 'bot'), seatInfo(3, 'empty')]);
  expect(newCommands()).toEqual([]);
  describeSeats([own, seatInfo(2, 'bot'), seatInfo(3, 'bot')]);
  expect(newCommands()).toEqual([{ kind: 'start', fill: null }]);
});

test('after a refusal no game is started', () => {
  const own = seatInfo(1, 'person', { text: 'dd' });
  describeSeats([own, seatInfo(2, 'bot'), seatInfo(3, 'empty')]);
  set('word', '');
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
  describeSeats([own, seatInfo(2, 'bot'), seatInfo(3, 'person')]);
  expect(newCommands()).toHaveLength(1);
});
