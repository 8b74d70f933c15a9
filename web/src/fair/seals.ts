/** The seals in a record: each matches its decision, and sealed decisions without a seal are reported. */
import { phrase } from '../lib/words.svelte';
import { bad, detail, good, open, type Finding } from './finding';
import { seal } from './recipe';
import type { Entry, GameRecord, Named } from './record';

/** The first words of sealed decisions in all games. */
const SECRET = ['throw', 'choose', 'spend', 'setup'];
const SEAL = /^seal-(0|[1-9][0-9]*)$/;

/** `online`: whether every sealed decision must have a seal. */
export function checkSeals(record: GameRecord, online: boolean): Finding[] {
  const lines = record.meta.filter(({ name }) => name.startsWith('seal-'));
  const sealed = new Set<Entry>();
  const broken: Finding[] = [];
  const names = new Set<string>();
  for (const line of lines) {
    const entry = record.entries[Number(SEAL.exec(line.name)?.[1] ?? NaN)];
    if (names.has(line.name)) broken.push(bad(line.line, phrase('proof-twice', { name: line.name })));
    else if (!entry || entry.kind !== 'move')
      broken.push(bad(line.line, phrase('fair-seal-of-nothing', { name: line.name })));
    else if (!holds(line, entry.seat, entry.move))
      broken.push(
        bad(entry.line, phrase('fair-seal-broken', { line: line.line }), [
          detail('fair-detail-sealed', line.value),
          detail('fair-detail-move', `${entry.seat} ${entry.move}`),
        ]),
      );
    else sealed.add(entry);
    names.add(line.name);
  }
  return [
    ...broken,
    ...(broken.length === 0 ? count(record, sealed) : []),
    ...missing(record, names, online),
  ];
}

function holds({ value }: Named, seat: number, move: string): boolean {
  const [hash, ...salt] = value.split(' ');
  return salt.length > 0 && seal(seat, move, salt.join(' ')) === hash;
}

function count(record: GameRecord, sealed: Set<Entry>): Finding[] {
  if (sealed.size === 0) return [];
  const details = record.entries.flatMap((entry, at) => {
    const line = record.meta.find(({ name }) => name === `seal-${at}`);
    if (!line || entry.kind !== 'move') return [];
    return [
      detail('fair-detail-seal', line.value.split(' ')[0] ?? '', { move: `${entry.seat} ${entry.move}` }),
    ];
  });
  return [good(phrase('fair-seals', { count: sealed.size }), details)];
}

/** Sealed decisions without a seal: normal for local games, an error in online games. */
function missing(record: GameRecord, names: Set<string>, online: boolean): Finding[] {
  const bare = record.entries.flatMap((entry, at) =>
    entry.kind === 'move' && SECRET.includes(entry.move.split(' ')[0] ?? '') && !names.has(`seal-${at}`)
      ? [entry]
      : [],
  );
  if (bare.length === 0) return [];
  const details = bare.map((entry) =>
    detail('fair-detail-line', `${entry.seat} ${entry.move}`, { line: entry.line }),
  );
  const found = phrase(online ? 'fair-seals-missing' : 'fair-unsealed', { count: bare.length });
  return [online ? bad(bare[0]?.line ?? record.end, found, details) : open(found, details)];
}
