/** Reads the head of a record that the server wrote, and cuts records: the game up to one of its entries. */
import type { GameId, Look, Seat } from '$bindings';
import { called } from '../pages/parts/names';

export interface RecordHead {
  game: GameId;
  seats: number;
  /** As in lists: names of people, levels of bots. */
  names: string[];
  looks: (Look | null)[];
}

/** The line between the head of a record and its entries. */
const END = '---';

const isEntry = (line: string): boolean => line !== '' && !line.startsWith('#');

export function headOf(record: string): RecordHead {
  const lines = record.slice(0, record.indexOf(`\n${END}\n`)).split('\n');
  const after = (start: string): string | undefined =>
    lines.find((line) => line.startsWith(start))?.slice(start.length);
  const seats = Number(after('seats '));
  const each = <T>(read: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, i) => read(i + 1));
  return {
    game: after('game ') as GameId,
    seats,
    names: each((seat) => after(`meta player-${seat}=`) ?? ''),
    looks: each((seat) => {
      const [face, colour] = after(`meta look-${seat}=`)?.split('-') ?? [];
      return face && colour ? ({ face, colour } as Look) : null;
    }),
  };
}

/** The name of the player at a seat, as lists write it. */
export const nameIn = (head: RecordHead, seat: Seat): string =>
  called(head.names[seat - 1] ?? '', seat, head.looks[seat - 1]);

/** The record of a game that was broken off after this many entries. */
export function cut(record: string, entries: number): string {
  const [head = '', body = ''] = record.split(`\n${END}\n`);
  const kept = body.split('\n').filter(isEntry).slice(0, entries);
  // Proofs are about the whole game, and from here on other players play it.
  const lines = head
    .split('\n')
    .filter((line) => !line.startsWith('meta ') || line.startsWith('meta rules='));
  return [...lines, END, ...kept, ''].join('\n');
}
