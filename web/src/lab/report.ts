/**
 * The reports of the lab that ship with the program: `roshambo lab` writes the data, `make lab` puts it here. The shape is
 * that of `Report` in `crates/roshambo-lab/src/report.rs`.
 */
import type { GameId, Level, Phrase } from '$bindings';

export interface Measurement {
  value: number;
  low: number;
  high: number;
  games: number;
}

export interface RowValue {
  own: Measurement;
  difference: Measurement | null;
}

export type Unit = 'share' | 'points' | 'number' | 'elo';

export interface Row {
  label: Phrase;
  unit: Unit;
  /** One for each variant. */
  values: (RowValue | null)[];
}

export interface Section {
  section: string;
  rows: Row[];
}

export type Players = { kind: 'same'; level: Level } | { kind: 'contest'; one: Level; others: Level };

export interface Variant {
  seats: number;
  options: [string, string][];
  players: Players;
  /** The index of the variant to compare with. */
  base: number | null;
  games: number;
}

export interface Report {
  game: GameId;
  rules: number;
  version: string;
  seed: string;
  until: number | null;
  variants: Variant[];
  sections: Section[];
}

const files = import.meta.glob<{ default: unknown }>('./reports/*.json');

/** The games that have a report. */
export const reported = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''));

/** The report about a game; `null` if there is none. */
export async function loadReport(game: string): Promise<Report | null> {
  const file = files[`./reports/${game}.json`];
  return file ? ((await file()).default as Report) : null;
}

/** The letter of a variant: A, B, … */
export const letter = (variant: number): string => String.fromCharCode(65 + (variant % 26));

/** A number as it is written in a language. */
export function written(unit: Unit, value: number, lang: string): string {
  // `|| 0` avoids -0.
  const decimals = (places: number, number: number) =>
    new Intl.NumberFormat(lang, { minimumFractionDigits: places, maximumFractionDigits: places }).format(
      Number(number.toFixed(places)) || 0,
    );
  const text =
    unit === 'share' || unit === 'points'
      ? `${decimals(1, value * 100)} %`
      : unit === 'elo' || Math.abs(value) >= 100
        ? decimals(0, value)
        : decimals(2, value);
  const signed = unit === 'points' && value > 0 ? `+${text}` : text;
  return signed.replace('-', '−');
}

/** The positions of a bar and its interval on a common scale, from 0 to 1. */
export interface Bar {
  start: number;
  end: number;
  low: number;
  high: number;
}

/** Puts measurements on a scale that contains 0 and all intervals. */
export function bars(found: (Measurement | null)[]): (Bar | null)[] {
  const all = found.flatMap((one) => (one ? [one.low, one.high, one.value] : []));
  const least = Math.min(0, ...all);
  const most = Math.max(0, ...all);
  const at = (value: number) => (most > least ? (value - least) / (most - least) : 0);
  return found.map(
    (one) =>
      one && {
        start: Math.min(at(0), at(one.value)),
        end: Math.max(at(0), at(one.value)),
        low: at(one.low),
        high: at(one.high),
      },
  );
}
