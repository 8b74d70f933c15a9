/** The language of the reader. It is needed before anything else, so this module depends on nothing that is large. */

export const LANGS = ['en', 'ru', 'uk'] as const;
export type Lang = (typeof LANGS)[number];

/** Where the settings of this browser are stored. */
export const SETTINGS_KEY = 'roshambo-settings';

/** The first language of the browser that is supported. */
export function supportedLanguage(languages: readonly string[]): Lang {
  for (const language of languages) {
    const own = LANGS.find((lang) => lang === language.toLowerCase().split('-')[0]);
    if (own) return own;
  }
  return 'en';
}

/** The language of stored settings, or that of the browser. */
export const languageOf = (settings: Record<string, unknown>): Lang =>
  LANGS.find((lang) => lang === settings.lang) ?? supportedLanguage(navigator.languages);

const texts: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('words:en'),
  ru: () => import('words:ru'),
  uk: () => import('words:uk'),
};

/** Texts that only some pages need, by the part of the program that they belong to. */
const extraTexts = {
  learn: {
    en: () => import('words:en/learn'),
    ru: () => import('words:ru/learn'),
    uk: () => import('words:uk/learn'),
  },
  review: {
    en: () => import('words:en/review'),
    ru: () => import('words:ru/review'),
    uk: () => import('words:uk/review'),
  },
  lab: {
    en: () => import('words:en/lab'),
    ru: () => import('words:ru/lab'),
    uk: () => import('words:uk/lab'),
  },
} satisfies Record<string, Record<Lang, () => Promise<{ default: string }>>>;
export type ExtraTexts = keyof typeof extraTexts;

/** Loads the texts of a language, as Fluent. */
export const loadTexts = async (lang: Lang): Promise<string> => (await texts[lang]()).default;

/** Loads the texts of a part that only some pages need. */
export const loadExtraTexts = async (lang: Lang, part: ExtraTexts): Promise<string> =>
  (await extraTexts[part][lang]()).default;
