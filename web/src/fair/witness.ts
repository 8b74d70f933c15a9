/** Compares a record with what this browser stored during the game. */
import { phrase } from '../lib/words.svelte';
import { bad, detail, good, open, type Finding } from './finding';
import type { Note } from './promises';
import { textHash } from './recipe';
import { timesUndone, type GameRecord } from './record';

export function checkNote(record: GameRecord, note: Note): Finding[] {
  return [
    ...promise(record, note),
    ...hashes(record, note),
    ...words(record, note),
    ...seals(record, note),
    ...undone(record, note),
  ];
}

function promise(record: GameRecord, note: Note): Finding[] {
  if (!note.played) return [open(phrase('fair-not-there'))];
  const line = record.meta.find(({ name }) => name === 'fair-commitment');
  const details = [
    detail('fair-detail-noted', note.promise),
    detail('fair-detail-promise', line?.value ?? ''),
  ];
  if (line?.value !== note.promise)
    return [bad(line?.line ?? record.end, phrase('fair-other-promise'), details)];
  return [good(phrase(note.before ? 'fair-seen-before' : 'fair-seen-during'), details)];
}

/** The hashes of all texts were fixed before this browser revealed its own, and are those of the record. */
function hashes(record: GameRecord, note: Note): Finding[] {
  if (!note.played || note.hashes === null) return [];
  const lines = record.meta.filter(({ name }) => name.startsWith('fair-hash-'));
  // In a rematch every player moves one seat on, so only the hashes are compared.
  const published = lines.map(({ value }) => value).sort();
  const noted = note.hashes.map((one) => one.split(' ')[1] ?? '').sort();
  const details = note.hashes.map((hash) => detail('fair-detail-noted', hash));
  if (published.join() === noted.join()) return [good(phrase('fair-hashes-seen'), details)];
  return [bad(lines[0]?.line ?? record.end, phrase('fair-other-hashes'), details)];
}

/** A text that this browser revealed must be in the record, because only this player could choose it. */
function words(record: GameRecord, note: Note): Finding[] {
  const own = note.words.filter(
    (text) => note.hashes?.some((one) => one.endsWith(` ${textHash(text)}`)) ?? true,
  );
  if (!note.played || own.length === 0) return [];
  const texts = record.meta.filter(({ name }) => name.startsWith('fair-text-'));
  const lost = own.filter((word) => !texts.some(({ value }) => value === word));
  const details = own.map((word) => detail('fair-detail-word', word));
  if (lost.length === 0) return [good(phrase('fair-own-word'), details)];
  return [bad(texts[0]?.line ?? record.end, phrase('fair-own-word-lost'), details)];
}

/** Some seals may have been missed, but those seen must be present in the same order. */
function seals(record: GameRecord, note: Note): Finding[] {
  if (note.seals.length === 0) return [];
  const published = record.entries.flatMap((entry, at) => {
    const line = record.meta.find(({ name }) => name === `seal-${at}`);
    return line && entry.kind === 'move' ? [{ line, text: `${entry.seat} ${line.value.split(' ')[0]}` }] : [];
  });
  let from = 0;
  for (const seal of note.seals) {
    const sealed = seal.split(' ').slice(0, 2).join(' ');
    const found = published.findIndex(({ text }, at) => at >= from && text === sealed);
    if (found < 0) {
      const line = published[from]?.line.line ?? record.end;
      return [bad(line, phrase('fair-other-seal'), [detail('fair-detail-noted', seal)])];
    }
    from = found + 1;
  }
  return [good(phrase('fair-seals-seen', { count: note.seals.length }))];
}

/** The seals of decisions that were taken back were forgotten, so the record has to say that there were such decisions. */
function undone(record: GameRecord, note: Note): Finding[] {
  const times = timesUndone(record);
  return note.undone > times ? [bad(record.end, phrase('fair-undo-hidden'))] : [];
}
