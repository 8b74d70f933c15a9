import { beforeEach, expect, test } from 'vitest';
import type { ServerMessage, TableInfo } from '$bindings';
import { lastWord, noteOf, notePromise, noteText } from './promises';

beforeEach(() => localStorage.clear());

const info = (table: Partial<TableInfo>): ServerMessage =>
  ({
    type: 'update',
    number: 1,
    events: [],
    table: { id: 't', games: 0, status: 'waiting', commitment: 'aa', seats: [], starting: false, ...table },
  }) as unknown as ServerMessage;
const seal = (seat: number, hash: string, entry = 0): ServerMessage =>
  ({ type: 'update', number: 2, events: [], seal: { seat, hash, entry } }) as unknown as ServerMessage;
const given = [{ seat: 1, yours: true, text: 'hash' }] as TableInfo['seats'];

test('a commitment seen before and during the game is stored as such', () => {
  notePromise('t', info({}));
  expect(noteOf('t', 1)).toMatchObject({ promise: 'aa', played: false });
  notePromise('t', info({ status: 'playing', games: 1 }));
  expect(noteOf('t', 1)).toMatchObject({ promise: 'aa', played: true, before: true });
});

test('once the game runs the commitment does not change', () => {
  notePromise('t', info({ status: 'playing', games: 1 }));
  notePromise('t', info({ status: 'playing', games: 1, commitment: 'bb' }));
  expect(noteOf('t', 1)).toMatchObject({ promise: 'aa', before: false });
  // After a game the next one has its own commitment.
  notePromise('t', info({ status: 'over', games: 1, commitment: 'cc' }));
  expect(noteOf('t', 1)?.promise).toBe('aa');
  expect(noteOf('t', 2)?.promise).toBe('cc');
});

test('the seals of decisions that were taken back are forgotten, also if that was not seen', () => {
  const playing = { status: 'playing', games: 1 } as const;
  notePromise('t', info(playing));
  for (const entry of [1, 4, 7]) notePromise('t', seal(2, `x${entry}`, entry));
  notePromise('t', info({ ...playing, undone: [{ seat: 1, entries: 7 }] }));
  expect(noteOf('t', 1)).toMatchObject({ seals: ['2 x1 1', '2 x4 4'], undone: 1 });
  notePromise('t', seal(2, 'y7', 7));
  const undone = [7, 4, 9].map((entries) => ({ seat: 1, entries }));
  notePromise('t', info({ ...playing, undone }));
  notePromise('t', seal(2, 'z4', 4));
  notePromise('t', info({ ...playing, undone }));
  expect(noteOf('t', 1)).toMatchObject({ seals: ['2 x1 1', '2 z4 4'], undone: 3 });
});

test('seals are stored in order, each once', () => {
  notePromise('t', info({ status: 'playing', games: 1 }));
  for (const hash of ['x', 'y', 'x']) notePromise('t', seal(2, hash));
  expect(noteOf('t', 1)?.seals).toEqual(['2 x 0', '2 y 0']);
});

test('a text is dropped with the commitment it was made for', () => {
  notePromise('t', info({}));
  noteText('t', 1, 'paw');
  // Somebody else sits down before the server has the hash.
  notePromise('t', info({}));
  notePromise('t', info({ seats: given }));
  expect(noteOf('t', 1)?.words).toEqual(['paw']);
  expect(lastWord()).toBe('paw');
  notePromise('t', info({ commitment: 'bb', seats: given }));
  expect(noteOf('t', 1)?.words).toEqual([]);
});

test('the hashes of all texts are stored when they are fixed, and do not change any more', () => {
  notePromise('t', info({ seats: given }));
  expect(noteOf('t', 1)?.hashes).toBe(null);
  notePromise('t', info({ seats: given, starting: true }));
  const others = [{ seat: 1, text: 'other' }] as TableInfo['seats'];
  notePromise('t', info({ seats: others, starting: true }));
  expect(noteOf('t', 1)?.hashes).toEqual(['1 hash']);
});

test('a text sent before the commitment is kept', () => {
  noteText('t', 1, 'paw');
  notePromise('t', info({ status: 'playing', games: 1 }));
  expect(noteOf('t', 1)).toMatchObject({ words: ['paw'], before: false });
});

test('fifty games are kept, and invalid data is dropped', () => {
  localStorage.setItem('roshambo-promises', JSON.stringify({ x: 7, y: { promise: 1 } }));
  for (let game = 1; game <= 60; game += 1) noteText('t', game, 'paw');
  const kept = JSON.parse(localStorage.getItem('roshambo-promises') ?? '{}') as object;
  expect(Object.keys(kept)).toHaveLength(50);
  expect(noteOf('t', 60)?.words).toEqual(['paw']);
});
