/**
 * Reads a record: a whole game as text. As strict as the Rust reader (`crates/roshambo-table/src/record`), except for
 * what needs the rules: values of options, and whether moves are legal.
 */
import type { GameId, Phrase, Seat } from '$bindings';
import { phrase } from '../lib/words.svelte';
import { isGame, players } from './decks';

/** `option` and `meta` lines: name, value and line number. */
export interface Named {
  name: string;
  value: string;
  line: number;
}

export type Entry =
  { kind: 'deck'; line: number; cards: string[] } | { kind: 'move'; line: number; seat: Seat; move: string };

export interface GameRecord {
  game: GameId;
  seats: number;
  options: Named[];
  meta: Named[];
  /** The line `---`. */
  end: number;
  entries: Entry[];
}

/** What is wrong with a record, and in which line, counted from 1. */
export class RecordError extends Error {
  constructor(
    readonly line: number,
    readonly problem: Phrase,
  ) {
    super(`line ${line}: ${problem.id}`);
  }

  /** The message with its line. */
  get phrase(): Phrase {
    return phrase('record-error', { line: this.line, problem: this.problem });
  }
}

const LONGEST_LINE = 1 << 16;
const LONGEST_HEADER = 1 << 20;
const NUMBER = /^[1-9][0-9]*$/;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** The lines of a record that are not comments. */
class Lines {
  readonly #lines: string[];
  /** The number of the last line read. */
  line = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
    // The part after the last line end is not a line.
    if (this.#lines.at(-1) === '') this.#lines.pop();
  }

  error(problem: Phrase): RecordError {
    return new RecordError(this.line, problem);
  }

  wrong(expected: string, found: string): RecordError {
    return this.error(phrase('malformed', { expected: phrase(expected), found }));
  }

  next(expected: string): string | null {
    for (;;) {
      this.line += 1;
      const line = this.#lines[this.line - 1];
      if (line === undefined) return null;
      if (line === '') throw this.error(phrase('record-blank', { expected: phrase(expected) }));
      if (bytes(line) > LONGEST_LINE) throw this.error(phrase('record-too-long', { bytes: LONGEST_LINE }));
      if (line.includes('\r')) throw this.error(phrase('record-carriage-return'));
      if (!line.startsWith('#')) return line;
    }
  }

  due(expected: string): string {
    const line = this.next(expected);
    if (line === null) throw this.error(phrase('record-ends', { expected: phrase(expected) }));
    return line;
  }

  keyword(word: string, expected: string): string {
    const line = this.due(expected);
    if (!line.startsWith(`${word} `)) throw this.wrong(expected, line);
    return line.slice(word.length + 1);
  }
}

/** Reads a record; throws a [`RecordError`] if it is invalid. */
export function readRecord(text: string): GameRecord {
  const lines = new Lines(text);
  const version = lines.due('expected-record-version');
  if (version !== 'roshambo-record 1') throw lines.wrong('expected-record-version', version);
  const game = lines.keyword('game', 'expected-game-line');
  if (!isGame(game)) throw lines.wrong('expected-game', game);
  const seats = readSeats(lines, game);
  const record: GameRecord = { game, seats, options: [], meta: [], end: 0, entries: [] };
  readHeader(lines, record);
  for (let line = lines.next('expected-entry'); line !== null; line = lines.next('expected-entry'))
    record.entries.push(entry(lines, line, seats));
  return record;
}

function readSeats(lines: Lines, game: GameId): number {
  const found = lines.keyword('seats', 'expected-seats-line');
  if (!NUMBER.test(found) && found !== '0') throw lines.wrong('expected-seats', found);
  const seats = Number(found);
  if (seats >= 2 ** 32) throw lines.wrong('expected-seats', found);
  const { min, max } = players(game);
  if (seats >= min && seats <= max) return seats;
  const about = { game, found: seats };
  throw lines.error(
    min === max
      ? phrase('seats-other-than', { ...about, seats: min })
      : phrase('seats-out-of-range', { ...about, min, max }),
  );
}

function readHeader(lines: Lines, record: GameRecord): void {
  const expected = 'expected-header-line';
  let size = 0;
  for (let line = lines.due(expected); line !== '---'; line = lines.due(expected)) {
    size += bytes(line);
    if (size > LONGEST_HEADER) throw lines.error(phrase('record-header-too-long', { bytes: LONGEST_HEADER }));
    const parts = /^(option|meta) ([^ =]+)=(.*)$/su.exec(line);
    if (!parts) throw lines.wrong(expected, line);
    const [, word, name = '', value = ''] = parts;
    if (word === 'option' && record.options.some((option) => option.name === name))
      throw lines.error(phrase('option-twice', { name }));
    (word === 'option' ? record.options : record.meta).push({ name, value, line: lines.line });
  }
  record.end = lines.line;
}

function entry(lines: Lines, text: string, seats: number): Entry {
  const line = lines.line;
  const [, word = '', rest = ''] = /^([^ ]+) (.*)$/su.exec(text) ?? [];
  if (word === 'deck') return { kind: 'deck', line, cards: rest.split(' ') };
  if (!/^[0-9]+$/.test(word)) throw lines.wrong('expected-entry', text);
  if (!NUMBER.test(word)) throw lines.wrong('expected-seat', word);
  const seat = Number(word);
  if (seat > seats) throw lines.error(phrase('text-no-such-seat', { seat }));
  return { kind: 'move', line, seat, move: rest };
}

/** Decodes a file as UTF-8; an error names the line. */
export function decode(file: Uint8Array): string {
  // Keep a byte order mark: the Rust reader does not accept it either.
  const decoder = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    return decoder().decode(file);
  } catch {
    let line = 1;
    for (let from = 0; from < file.length; line += 1) {
      const end = file.indexOf(10, from);
      const to = end < 0 ? file.length : end;
      try {
        decoder().decode(file.subarray(from, to));
      } catch {
        break;
      }
      from = to + 1;
    }
    throw new RecordError(line, phrase('record-not-text'));
  }
}

/** How many times players took back a decision, as the record says. */
export const timesUndone = ({ meta }: GameRecord): number =>
  meta
    .filter(({ name }) => /^undo-\d+$/.test(name))
    .reduce((sum, { value }) => sum + (Number.parseInt(value, 10) || 0), 0);
