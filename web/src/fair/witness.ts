/** Compares a record with what this browser stored during the game. */
import { phrase } from '../lib/words.svelte';
import { bad, detail, good, open, type Finding } from './finding';
import type { Note } from './promises';
import type { GameRecord } from './record';

export function checkNote(record: GameRecord, note: Note): Finding[] {
  return [...promise(record, note), ...words(record, note), ...seals(record, note)];
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

/** A text that was sent must be in the record, because only this player could choose it. */
function words(record: GameRecord, note: Note): Finding[] {
  if (!note.played || note.words.length === 0) return [];
  const texts = record.meta.filter(({ name }) => name.startsWith('fair-text-'));
  const lost = note.words.filter((word) => !texts.some(({ value }) => value === word));
  const details = note.words.map((word) => detail('fair-detail-word', word));
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
    const found = published.findIndex(({ text }, at) => at >= from && text === seal);
    if (found < 0) {
      const line = published[from]?.line.line ?? record.end;
      return [bad(line, phrase('fair-other-seal'), [detail('fair-detail-noted', seal)])];
    }
    from = found + 1;
  }
  return [good(phrase('fair-seals-seen', { count: note.seals.length }))];
}
