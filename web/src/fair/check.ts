/**
 * Checks a record: the secret matches the commitment, each deck follows from the secret and the texts, and sealed
 * decisions match their published seals. The check runs locally and sends no requests.
 *
 * ```ts
 * const { verdict, findings } = check(text, noteOf(table, game));
 * ```
 */
import { phrase, player } from '../lib/words.svelte';
import { shuffled } from './chacha20';
import { deckOf, unshuffled } from './decks';
import type { Note } from './promises';
import { bad, detail, good, open, type Finding } from './finding';
import { claims, readProof, Unproven, type Proof } from './proof';
import { commitment, key, localCommitment } from './recipe';
import { readRecord, RecordError, timesUndone, type GameRecord } from './record';
import { checkSeals } from './seals';
import { hex } from './sha256';
import { checkNote } from './witness';

export interface Checked {
  verdict: 'fair' | 'broken' | 'nothing' | 'unreadable';
  findings: Finding[];
  record: GameRecord | null;
}

/** Checks the text of a record, and compares it with what this browser stored during the game. */
export function check(text: string, note: Note | null = null): Checked {
  let record: GameRecord;
  try {
    record = readRecord(text);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { verdict: 'unreadable', findings: [bad(error.line, error.problem)], record: null };
  }
  if (!claims(record)) return { verdict: 'nothing', findings: [open(phrase('fair-no-proof'))], record };
  const online = record.meta.some(({ name }) => name === 'fair-scheme');
  const findings = [...checkProof(record), ...checkSeals(record, online)];
  const times = timesUndone(record);
  if (times > 0) findings.push(open(phrase('fair-undone', { times })));
  if (note) findings.push(...checkNote(record, note));
  const broken = findings.some(({ state }) => state === 'bad');
  return { verdict: broken ? 'broken' : 'fair', findings, record };
}

function checkProof(record: GameRecord): Finding[] {
  try {
    const proof = readProof(record);
    return [checkPromise(proof), textsOf(record, proof), ...leftOpen(proof), ...checkDecks(record, proof)];
  } catch (error) {
    if (!(error instanceof Unproven)) throw error;
    return [bad(error.line, error.phrase)];
  }
}

function checkPromise({ scheme, promised, secret, texts, bots }: Proof): Finding {
  const online = scheme === 'online';
  const found = online
    ? commitment(secret.value)
    : localCommitment(
        secret.value,
        texts.filter(([seat]) => bots.includes(seat)),
      );
  const details = [
    detail('fair-detail-promise', promised.value),
    detail('fair-detail-secret', secret.value),
    detail('fair-detail-found', found),
  ];
  return found === promised.value
    ? good(phrase(online ? 'fair-promise-kept' : 'fair-promise-kept-local'), details)
    : bad(promised.line, phrase(online ? 'fair-promise-broken' : 'fair-promise-broken-local'), details);
}

/** What the proof could show and does not. */
function leftOpen({ scheme, given, withheld }: Proof): Finding[] {
  if (scheme === 'local') return [open(phrase('fair-local'))];
  const findings: Finding[] = [];
  if (given.length === 0) findings.push(open(phrase('fair-nobody-gave')));
  for (const seat of withheld) findings.push(open(phrase('fair-withheld', { seat: player(seat) })));
  return findings;
}

/** The texts of all seats, so that players can find their own. */
function textsOf(record: GameRecord, { texts, bots }: Proof): Finding {
  const named = (seat: number): string =>
    record.meta.findLast(({ name }) => name === `player-${seat}`)?.value ?? '';
  const details = texts.map(([seat, text]) => {
    const name = named(seat);
    const bot = bots.includes(seat);
    return {
      label: bot
        ? phrase('fair-detail-bot', { seat })
        : name
          ? phrase('fair-detail-named', { name })
          : player(seat),
      text,
    };
  });
  return good(phrase('fair-texts', { count: texts.length }), details);
}

function checkDecks(record: GameRecord, proof: Proof): Finding[] {
  if (deckOf(record.game, record.seats).length === 0) return [open(phrase('fair-no-cards'))];
  const decks = record.entries.flatMap((entry) => (entry.kind === 'deck' ? [entry] : []));
  if (decks.length === 0) return [open(phrase('fair-no-decks'))];
  const secret = key(proof.scheme, proof.secret.value, proof.texts);
  const findings: Finding[] = [];
  decks.forEach(({ line, cards }, at) => {
    const number = at + 1;
    const sorted = unshuffled(record.game, record.seats, cards, at === 0);
    if (!sorted) return findings.push(bad(line, phrase('fair-deck-cards', { number })));
    const expected = shuffled(sorted, secret, at);
    const wrong = expected.findIndex((card, place) => card !== cards[place]);
    if (wrong < 0) return;
    const details = [
      detail('fair-detail-deck', cards.join(' '), { number }),
      detail('fair-detail-expected', expected.join(' ')),
    ];
    findings.push(bad(line, phrase('fair-deck-broken', { number, place: wrong + 1 }), details));
  });
  if (findings.length > 0) return findings;
  const details = decks.map(({ cards }, at) =>
    detail('fair-detail-deck', cards.join(' '), { number: at + 1 }),
  );
  return [
    good(phrase('fair-decks', { count: decks.length }), [detail('fair-detail-key', hex(secret)), ...details]),
  ];
}
