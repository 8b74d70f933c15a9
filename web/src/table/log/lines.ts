/** The log as people read it: parted into rounds, with names that stand out. */
import type { Arg, Phrase, TableEvent } from '$bindings';
import type { LogLine } from '../../lib/game-log.svelte';
import { phrase, say } from '../../lib/words.svelte';

/** A part of the log under a heading of its own. */
export interface Section {
  key: string;
  heading: Phrase | null;
  lines: LogLine[];
}

/** What an event begins, if it begins something. */
function begun(event: TableEvent, before: TableEvent | null, rest: readonly LogLine[]): Phrase | null {
  // A round or game of a series is dealt.
  if (event.code === 'dealt' && 'round' in event) return phrase('room-log-round', { number: event.round });
  if (event.code === 'dealt' && 'game' in event) return phrase('room-log-game', { number: event.game });
  // Where cards are chosen together, a round begins with the first choice; its number comes when they are shown.
  if (event.code === 'chose' && before?.code !== 'chose') {
    for (const line of rest)
      if (line.kind === 'event' && line.event.code === 'revealed')
        return phrase('room-log-round', { number: line.event.round });
    return phrase('room-log-now');
  }
  if (event.code === 'begins') return phrase('room-log-play');
  return null;
}

/** Parts a log into rounds. */
export function sections(log: readonly LogLine[]): Section[] {
  const parts: Section[] = [];
  let before: TableEvent | null = null;
  log.forEach((line, i) => {
    const heading = line.kind === 'event' ? begun(line.event, before, log.slice(i)) : null;
    if (line.kind === 'event') before = line.event;
    const last = parts.at(-1);
    if (heading || !last) parts.push({ key: line.key, heading, lines: [line] });
    else last.lines.push(line);
  });
  return parts;
}

/** Signs that no name has, around names. */
const [OPEN, SHUT] = ['\uE000', '\uE001'];

function marked(what: Phrase): string {
  if (what.id === 'player') return OPEN + say(what) + SHUT;
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
  name: boolean;
}

/** A phrase in pieces: names are told apart from what is said of them. */
export function pieces(what: Phrase): Piece[] {
  return marked(what)
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(OPEN) ? { text: part.slice(1, -1), name: true } : { text: part, name: false },
    );
}

/** The newest line that says something of the game: for those who see only one. */
export function newest(log: readonly LogLine[]): LogLine | null {
  return log.findLast((line) => line.kind !== 'gap') ?? null;
}
