/**
 * What this browser saw during a game: the commitment, and the seals in order. It is stored so that the record can be
 * compared with it later; otherwise a forger could create a new proof for a different game.
 */
import type { ServerMessage, TableInfo } from '$bindings';
import { keep, keptRecord } from '../lib/kept';

export interface Note {
  promise: string;
  /** Whether the game had started when the commitment was last seen. */
  played: boolean;
  /** Whether it was seen before the game started. */
  before: boolean;
  /** `SEAT HASH ENTRY`, in the order in which they were published. Notes from before version 0.3 lack the entry. */
  seals: string[];
  /** How many times a decision was taken back. */
  undone: number;
  /** Texts of this browser for the shuffle. Of several for one seat, one was revealed. */
  words: string[];
  /** `SEAT HASH` of all players' texts, as fixed before this browser revealed its own; `null` if it did not see them. */
  hashes: string[] | null;
  /** When this was last changed; the oldest notes are removed first. */
  at: number;
}

const KEY = 'roshambo-promises';
const MOST_GAMES = 50;
const MOST_SEALS = 400;
const MOST_TEXTS = 24;

/** The current game of each table, for messages that do not contain it. */
const running = new Map<string, number>();

const name = (table: string, game: number): string => `${table}/${game}`;

function read(): Record<string, Note> {
  const entries = Object.entries(keptRecord(KEY)).flatMap(([id, value]) => {
    const note = noted(value);
    return note ? [[id, note] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Validates stored data. */
function noted(value: unknown): Note | null {
  if (typeof value !== 'object' || value === null) return null;
  const { promise, played, before, seals, undone, words, hashes, at } = value as Record<string, unknown>;
  const texts = (list: unknown): string[] =>
    Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  if (typeof promise !== 'string' || typeof at !== 'number') return null;
  return {
    promise,
    played: played === true,
    before: before === true,
    seals: texts(seals),
    undone: typeof undone === 'number' ? undone : 0,
    words: texts(words),
    hashes: Array.isArray(hashes) ? texts(hashes) : null,
    at,
  };
}

function change(id: string, how: (note: Note) => Note | null): void {
  const all = read();
  const old = all[id] ?? {
    promise: '',
    played: false,
    before: false,
    seals: [],
    undone: 0,
    words: [],
    hashes: null,
    at: 0,
  };
  const changed = how(old);
  if (!changed) return;
  const notes = { ...all, [id]: { ...changed, at: Date.now() } };
  const newest = Object.entries(notes).sort(([, a], [, b]) => b.at - a.at);
  keep(KEY, Object.fromEntries(newest.slice(0, MOST_GAMES)));
}

/** The stored note of a table's game, counted from 1. */
export const noteOf = (table: string, game: number): Note | null => read()[name(table, game)] ?? null;

/** The latest text sent from this browser. */
export function lastWord(): string | null {
  const given = Object.values(read()).filter(({ words }) => words.length > 0);
  return given.sort((a, b) => b.at - a.at)[0]?.words.at(-1) ?? null;
}

/** Stores a text for the shuffle of a game, before its hash is sent. */
export function noteText(table: string, game: number, text: string): void {
  change(name(table, game), (note) => ({ ...note, words: [...note.words, text].slice(-MOST_TEXTS) }));
}

/** Stores the commitments and seals of a server message. */
export function notePromise(table: string, message: ServerMessage): void {
  if (message.type !== 'hello' && message.type !== 'update') return;
  if (message.table) {
    running.set(table, message.table.games);
    noteInfo(message.table);
    noteUndone(message.table);
  }
  const game = running.get(table);
  if (message.type !== 'update' || !message.seal || !game) return;
  const seal = `${message.seal.seat} ${message.seal.hash} ${message.seal.entry}`;
  change(name(table, game), (note) =>
    note.seals.includes(seal) || note.seals.length >= MOST_SEALS
      ? null
      : { ...note, seals: [...note.seals, seal] },
  );
}

/** Forgets the seals of decisions that were taken back. */
function noteUndone({ id, games, undone = [] }: TableInfo): void {
  const seen = noteOf(id, games)?.undone ?? 0;
  if (undone.length <= seen) return;
  const left = Math.min(...undone.slice(seen).map(({ entries }) => entries));
  const stays = (seal: string): boolean => !(Number(seal.split(' ')[2]) >= left);
  change(name(id, games), (note) => ({ ...note, seals: note.seals.filter(stays), undone: undone.length }));
}

function noteInfo({ id, games, status, starting, commitment: promise, seats }: TableInfo): void {
  if (promise === '') return;
  if (status === 'playing')
    // The first commitment seen with the running game counts; later ones are ignored.
    return change(name(id, games), (note) => {
      if (note.played) return null;
      const same = note.promise === promise;
      return { ...renewed(note, promise), played: true, before: same };
    });
  if (status !== 'waiting' && status !== 'over') return;
  const hashes = starting
    ? seats.flatMap(({ seat, text }) => (text === null ? [] : [`${seat} ${text}`]))
    : null;
  change(name(id, games + 1), (note) => {
    if (note.promise === promise && (hashes === null || note.hashes !== null)) return null;
    return { ...renewed(note, promise), played: false, before: true, hashes };
  });
}

/** The note with a commitment. Texts and hashes belong to the commitment they were made for. */
function renewed(note: Note, promise: string): Note {
  if (note.promise === promise) return note;
  return { ...note, promise, hashes: null, words: note.promise === '' ? note.words : [] };
}
