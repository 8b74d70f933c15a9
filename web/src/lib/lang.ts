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

const lessonTexts: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('words:en/learn'),
  ru: () => import('words:ru/learn'),
  uk: () => import('words:uk/learn'),
};

const reviewTexts: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('words:en/review'),
  ru: () => import('words:ru/review'),
  uk: () => import('words:uk/review'),
};

const labTexts: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('words:en/lab'),
  ru: () => import('words:ru/lab'),
  uk: () => import('words:uk/lab'),
};

/** Loads the texts of a language, as Fluent. */
export const loadTexts = async (lang: Lang): Promise<string> => (await texts[lang]()).default;

/** Loads the texts of its lessons. */
export const loadLessonTexts = async (lang: Lang): Promise<string> => (await lessonTexts[lang]()).default;

/** Loads the texts of reviews. */
export const loadReviewTexts = async (lang: Lang): Promise<string> => (await reviewTexts[lang]()).default;

/** Loads the texts of the lab. */
export const loadLabTexts = async (lang: Lang): Promise<string> => (await labTexts[lang]()).default;
