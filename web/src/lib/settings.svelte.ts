/** What a person has chosen for this browser. It outlives the page, and other tabs follow. */

export const LANGS = ['en', 'ru', 'uk'] as const;
export type Lang = (typeof LANGS)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
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

function kept(): Settings {
  const fresh: Settings = {
    lang: spoken(navigator.languages),
    theme: 'auto',
    pace: 'normal',
    sort: 'colour',
    sounds: true,
  };
  try {
    const old = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    if (LANGS.includes(old.lang as Lang)) fresh.lang = old.lang as Lang;
    if (THEMES.includes(old.theme as Theme)) fresh.theme = old.theme as Theme;
    if (PACES.includes(old.pace as Pace)) fresh.pace = old.pace as Pace;
    if (SORTS.includes(old.sort as Sort)) fresh.sort = old.sort as Sort;
    if (typeof old.sounds === 'boolean') fresh.sounds = old.sounds;
  } catch {
    // What cannot be read is as good as nothing kept.
  }
  return fresh;
}

export const settings = $state(kept());

/** Changes a setting and keeps it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

addEventListener('storage', (event) => {
  if (event.key === KEY) Object.assign(settings, kept());
});

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move; where they may not, they still stay long enough to be read. */
export const moving = (): boolean => !stillness.matches && settings.pace !== 'off';

/** By what the time of everything that is shown is multiplied; 0 where nobody wants to wait. */
export function tempo(): number {
  return { off: 0, fast: 0.5, normal: 1, slow: 1.8 }[settings.pace];
}
