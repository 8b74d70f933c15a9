/** The fairness proof in the header of a record: its lines and how they are parsed. */
import type { Phrase, Seat } from '$bindings';
import { phrase } from '../lib/words.svelte';
import { fits, LONGEST_TEXT, type Text } from './recipe';
import type { GameRecord, Named } from './record';

export interface Proof {
  promised: Named;
  secret: Named;
  texts: Text[];
  /** The seats whose texts are part of the commitment. */
  bots: Seat[];
}

/** What does not hold, and the line that shows it. */
export class Unproven extends Error {
  constructor(
    readonly line: number,
    readonly phrase: Phrase,
  ) {
    super(`line ${line}: ${phrase.id}`);
  }
}

/** Whether a record contains a proof. */
export const claims = (record: GameRecord): boolean =>
  record.meta.some(({ name }) => name.startsWith('fair-') || name.startsWith('seal-'));

/** The only line with this name. A missing one is reported at the end of the header. */
function one(record: GameRecord, name: string): Named {
  const [found, twice] = record.meta.filter((line) => line.name === name);
  if (twice) throw new Unproven(twice.line, phrase('proof-twice', { name }));
  if (!found) throw new Unproven(record.end, phrase('proof-missing', { name }));
  return found;
}

const malformed = ({ name, line }: Named, expected: Phrase): Unproven =>
  new Unproven(line, phrase('proof-malformed', { name, expected }));

/** Reads the proof; throws [`Unproven`] if it is invalid. */
export function readProof(record: GameRecord): Proof {
  const promised = one(record, 'fair-commitment');
  const secret = one(record, 'fair-secret');
  if (!/^[0-9a-f]{64}$/.test(secret.value)) throw malformed(secret, phrase('expected-secret'));
  const listed = one(record, 'fair-bots');
  const bots = listed.value.split(',').filter((seat) => seat !== '');
  if (!bots.every((seat) => /^[1-9][0-9]*$/.test(seat) && Number(seat) <= record.seats))
    throw malformed(listed, phrase('expected-bots'));
  const texts = Array.from({ length: record.seats }, (_, at): Text => {
    const text = one(record, `fair-text-${at + 1}`);
    if (!fits(text.value)) throw malformed(text, phrase('expected-text', { most: LONGEST_TEXT }));
    return [at + 1, text.value];
  });
  const order = [...new Set(bots.map(Number))].sort((a, b) => a - b);
  return { promised, secret, texts, bots: order };
}
