/** Prepares the log for reading: grouped by rounds, with names in bold. */
import type { Arg, Phrase, Seat, TableEvent } from '$bindings';
import type { LogLine } from '../../lib/game-log.svelte';
import { phrase, say } from '../../lib/words.svelte';

/** A part of the log with its own heading. */
export interface Section {
  key: string;
  heading: Phrase | null;
  lines: LogLine[];
}

/** The heading of the section that an event starts, or `null`. */
function headingOf(event: TableEvent, before: TableEvent | null, rest: readonly LogLine[]): Phrase | null {
  // A round, or a game of a series, starts with its deal.
  if (event.code === 'dealt' && 'round' in event) return phrase('room-log-round', { number: event.round });
  if (event.code === 'dealt' && 'game' in event) return phrase('room-log-game', { number: event.game });
  // With sealed choices, a round starts with the first choice. Its number is known when the cards are revealed.
  if (event.code === 'chose' && before?.code !== 'chose') {
    for (const line of rest)
      if (line.kind === 'event' && line.event.code === 'revealed')
        return phrase('room-log-round', { number: line.event.round });
    return phrase('room-log-now');
  }
  if (event.code === 'begins') return phrase('room-log-play');
  return null;
}

/** Splits a log into rounds. */
export function sections(log: readonly LogLine[]): Section[] {
  const parts: Section[] = [];
  let before: TableEvent | null = null;
  log.forEach((line, i) => {
    const heading = line.kind === 'event' ? headingOf(line.event, before, log.slice(i)) : null;
    if (line.kind === 'event') before = line.event;
    const last = parts.at(-1);
    if (heading || !last) parts.push({ key: line.key, heading, lines: [line] });
    else last.lines.push(line);
  });
  return parts;
}

/** Private-use characters that mark names, with the number of the seat before each; no name contains them. */
const [OPEN, SHUT, SEAT] = ['\uE000', '\uE001', '\uE002'];

function marked(what: Phrase): string {
  if (what.id === 'player') return OPEN + String(what.args.seat) + SEAT + say(what) + SHUT;
  const args = Object.entries(what.args).map(([name, arg]): [string, Arg] => [name, flat(arg)]);
  return say(what.id, Object.fromEntries(args));
}

function flat(arg: Arg): Arg {
  if (typeof arg !== 'object') return arg;
  if (Array.isArray(arg)) return arg.map(marked).join(', ');
  if ('clauses' in arg) return arg.clauses.map(marked).join('; ');
  return marked(arg);
}

export interface Piece {
  text: string;
  /** The seat of the player whose name it is. */
  seat: Seat | null;
}

/** Splits a phrase into names and the text between them. */
export function pieces(what: Phrase): Piece[] {
  return marked(what)
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((part) => part !== '')
    .map((part) => {
      const [seat, text] = part.startsWith(OPEN) ? part.slice(1, -1).split(SEAT) : [];
      return text === undefined ? { text: part, seat: null } : { text, seat: Number(seat) };
    });
}

/** The newest line that is no gap. */
export function newest(log: readonly LogLine[]): LogLine | null {
  return log.findLast((line) => line.kind !== 'gap') ?? null;
}
