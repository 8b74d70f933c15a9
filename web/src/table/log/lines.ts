/** Prepares the log for reading: grouped by rounds, without decisions that change nothing yet. */
import type { Phrase, TableEvent } from '$bindings';
import type { LogLine } from '../../lib/game-log.svelte';
import { concernsReader, phrase } from '../../lib/words.svelte';

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

/** Events that only say that a player has decided. The plates show that while it matters. */
const DECISIONS: readonly TableEvent['code'][] = ['decided', 'chose', 'spend-decided'];

/** Whether a line is read; the log keeps the others for the animations. */
const isRead = (line: LogLine): boolean =>
  line.kind !== 'event' || (line.event.phrase !== undefined && !DECISIONS.includes(line.event.code));

/** Whether a line is about the reader. */
export const isOwn = (line: LogLine): boolean =>
  line.kind === 'event' && line.event.phrase !== undefined && concernsReader(line.event.phrase);

/** Splits a log into rounds. */
export function sections(log: readonly LogLine[]): Section[] {
  const parts: Section[] = [];
  let before: TableEvent | null = null;
  log.forEach((line, i) => {
    const heading = line.kind === 'event' ? headingOf(line.event, before, log.slice(i)) : null;
    if (line.kind === 'event') before = line.event;
    const last = parts.at(-1);
    const lines = isRead(line) ? [line] : [];
    if (heading || !last) parts.push({ key: line.key, heading, lines });
    else last.lines.push(...lines);
  });
  return parts.filter((part) => part.lines.length > 0);
}

/** The newest line that is read and no gap. */
export function newest(log: readonly LogLine[]): LogLine | null {
  return log.findLast((line) => line.kind !== 'gap' && isRead(line)) ?? null;
}
