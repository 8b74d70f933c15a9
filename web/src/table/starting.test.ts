import type { Command, SeatInfo, Seat } from '$bindings';
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { giveWords } from '../fair/giving';
import { noteOf } from '../fair/promises';
import { set } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import { aTable, view } from './a-table';
import WaitingRoom from './WaitingRoom.svelte';

const chair = (seat: Seat, player: SeatInfo['player'], more: Partial<SeatInfo> = {}): SeatInfo =>
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

let table: Table;
let done: Command[];

beforeEach(() => {
  localStorage.clear();
  set('word', 'paw');
  ({ table } = aTable([], view([])));
  done = [];
  table.command = (act) => void done.push(act);
});

function know(chairs: SeatInfo[]): void {
  if (!table.info) throw new Error('there is a table');
  const settings = { ...table.info.settings, level: 'easy' as const };
  table.info = { ...table.info, host: true, status: 'waiting', settings, seats: chairs };
  flushSync();
}

test('bots sit down before the word is given, and the game begins last', () => {
  know([chair(1, 'person'), chair(2, 'empty'), chair(3, 'empty')]);
  render(WaitingRoom, { table });
  screen.getByRole('button', { name: /Start/ }).click();
  flushSync();
  const bots = done.splice(0);
  expect(bots).toMatchObject([
    { kind: 'bot', seat: 2 },
    { kind: 'bot', seat: 3 },
  ]);
  know([chair(1, 'person'), chair(2, 'bot'), chair(3, 'empty')]);
  expect(done).toEqual([]);
  know([chair(1, 'person'), chair(2, 'bot'), chair(3, 'bot')]);
  expect(done).toEqual([
    { kind: 'text', seat: 1, text: 'paw' },
    { kind: 'start', fill: null },
  ]);
  expect(noteOf('t', 2)?.words).toEqual(['paw']);
});

test('a word that was given is not given again', () => {
  know([chair(1, 'person', { text: true }), chair(2, 'bot'), chair(3, 'bot')]);
  render(WaitingRoom, { table });
  screen.getByRole('button', { name: /Start/ }).click();
  flushSync();
  expect(done).toEqual([{ kind: 'start', fill: null }]);
});

test('what is refused begins nothing', () => {
  know([chair(1, 'person'), chair(2, 'bot'), chair(3, 'empty')]);
  render(WaitingRoom, { table });
  screen.getByRole('button', { name: /Start/ }).click();
  table.hear({
    type: 'refused',
    id: 1,
    code: 'x',
    args: {},
    phrase: { id: 'server-not-over', args: {} },
    ruling: null,
  });
  flushSync();
  know([chair(1, 'person'), chair(2, 'bot'), chair(3, 'person')]);
  expect(done).toHaveLength(1);
});

test('each of one’s own seats has a word, the first the one from the settings', () => {
  know([chair(1, 'person'), chair(2, 'person', { yours: true }), chair(3, 'bot')]);
  giveWords(table);
  expect(done).toMatchObject([
    { kind: 'text', seat: 1, text: 'paw' },
    { kind: 'text', seat: 2 },
  ]);
  expect(done[1]).not.toMatchObject({ text: 'paw' });
});
