/** What a person has chosen for this browser. It outlives the page, and other tabs follow. */
import { keep, keptRecord } from './kept';

export const LANGS = ['en', 'ru', 'uk'] as const;
export type Lang = (typeof LANGS)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
export const PACES = ['off', 'fast', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];
/** Hands by colour first, or by sign (value, symbol) first. */
export const SORTS = ['colour', 'sign'] as const;
export type Sort = (typeof SORTS)[number];

interface Settings {
  lang: Lang;
  theme: Theme;
  pace: Pace;
  sort: Sort;
  sounds: boolean;
  /** Whether what is unseen is listed beside the table. */
  unseen: boolean;
  /** For the shuffles of quick games; empty: a new one each time. */
  word: string;
}

const KEY = 'roshambo-settings';

/** The first language of the browser that we speak. */
export function spoken(languages: readonly string[]): Lang {
  for (const language of languages) {
    const own = LANGS.find((lang) => lang === language.toLowerCase().split('-')[0]);
    if (own) return own;
  }
  return 'en';
}

function current(): Settings {
  const old = keptRecord(KEY);
  const among = <T>(values: readonly T[], value: unknown) => values.find((one) => one === value);
  return {
    lang: among(LANGS, old.lang) ?? spoken(navigator.languages),
    theme: among(THEMES, old.theme) ?? 'auto',
    pace: among(PACES, old.pace) ?? 'normal',
    sort: among(SORTS, old.sort) ?? 'colour',
    sounds: old.sounds !== false,
    unseen: old.unseen === true,
    word: typeof old.word === 'string' ? old.word : '',
  };
}

export const settings = $state(current());

/** Changes a setting and keeps it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keep(KEY, settings);
}

addEventListener('storage', (event) => {
  if (event.key === KEY) Object.assign(settings, current());
});

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** A pace that counts for a while instead of the chosen one. */
let lent = $state.raw<Pace | null>(null);

/** Where a game is watched, its pace is the watcher's and not that of tables; nothing gives it back. */
export function lend(pace: Pace | null): void {
  lent = pace;
}

const pace = (): Pace => lent ?? settings.pace;

/** Whether things may move; where they may not, they still stay long enough to be read. */
export const moving = (): boolean => !stillness.matches && pace() !== 'off';

/** By what the time of everything that is shown is multiplied; 0 where nobody wants to wait. */
export function tempo(): number {
  return { off: 0, fast: 0.5, normal: 1, slow: 1.8 }[pace()];
}
