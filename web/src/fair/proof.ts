/** The fairness proof in the header of a record: its lines and how they are parsed. */
import type { Phrase, Seat } from '$bindings';
import { phrase } from '../lib/words.svelte';
import { defaultText, fits, LONGEST_TEXT, textHash, type Scheme, type Text } from './recipe';
import type { GameRecord, Named } from './record';

export interface Proof {
  scheme: Scheme;
  promised: Named;
  secret: Named;
  texts: Text[];
  /** The seats whose texts are part of the commitment; only in a local proof. */
  bots: Seat[];
  /** The seats of an online game whose players revealed the texts that they had committed to. */
  given: Seat[];
  /** The seats of an online game whose players did not reveal them. */
  withheld: Seat[];
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

/** The only line with this name, or `null`. */
function optional(record: GameRecord, name: string): Named | null {
  return record.meta.some((line) => line.name === name) ? one(record, name) : null;
}

const HEX = /^[0-9a-f]{64}$/;

/** Reads the proof; throws [`Unproven`] if it is invalid. */
export function readProof(record: GameRecord): Proof {
  const promised = one(record, 'fair-commitment');
  const secret = one(record, 'fair-secret');
  if (!HEX.test(secret.value)) throw malformed(secret, phrase('expected-secret'));
  const scheme = optional(record, 'fair-scheme');
  if (scheme && scheme.value !== '2') throw malformed(scheme, phrase('expected-scheme'));
  const texts = Array.from({ length: record.seats }, (_, at): Text => {
    const text = one(record, `fair-text-${at + 1}`);
    if (!fits(text.value)) throw malformed(text, phrase('expected-text', { most: LONGEST_TEXT }));
    return [at + 1, text.value];
  });
  if (scheme)
    return { scheme: 'online', promised, secret, texts, bots: [], ...committed(record, secret.value, texts) };
  return { scheme: 'local', promised, secret, texts, bots: botsOf(record), given: [], withheld: [] };
}

function botsOf(record: GameRecord): Seat[] {
  const listed = one(record, 'fair-bots');
  const bots = listed.value.split(',').filter((seat) => seat !== '');
  if (!bots.every((seat) => /^[1-9][0-9]*$/.test(seat) && Number(seat) <= record.seats))
    throw malformed(listed, phrase('expected-bots'));
  return [...new Set(bots.map(Number))].sort((a, b) => a - b);
}

/** Each text is the one that its player committed to, or the default text that follows from the secret. */
function committed(record: GameRecord, secret: string, texts: Text[]): Pick<Proof, 'given' | 'withheld'> {
  const given: Seat[] = [];
  const withheld: Seat[] = [];
  for (const [seat, text] of texts) {
    const hash = optional(record, `fair-hash-${seat}`);
    if (hash && !HEX.test(hash.value)) throw malformed(hash, phrase('expected-secret'));
    if (hash && textHash(text) === hash.value) given.push(seat);
    else if (text === defaultText(secret, seat)) withheld.push(...(hash ? [seat] : []));
    else throw new Unproven(one(record, `fair-text-${seat}`).line, phrase('proof-text', { seat }));
  }
  return { given, withheld };
}
