/**
 * Phrases get their words, in the language of the reader.
 *
 * ```ts
 * say('menu-about');
 * say('over-score', { seat: player(2), score: 3 });
 * say(event.phrase);
 * ```
 */
import type { Arg, Phrase, Seat } from '$bindings';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { set, settings, type Lang } from './settings.svelte';

const loaders: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('words:en'),
  ru: () => import('words:ru'),
  uk: () => import('words:uk'),
};

const lessons: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('words:en/learn'),
  ru: () => import('words:ru/learn'),
  uk: () => import('words:uk/learn'),
};

/** Whether the words of lessons are wanted, too. */
let learning = false;

/** The words that are spoken now. Reading it in a component makes the component follow the language. */
let bundle = $state.raw<FluentBundle | null>(null);

/** Who sits where, while there is a table: phrases speak of people by their names. */
let called = $state.raw<((seat: Seat) => string) | null>(null);

/** Makes a bundle; tests use it, too. */
export function bundleOf(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const error of made.addResource(new FluentResource(text))) console.error(error);
  return made;
}

/** Loads a language and speaks it from then on. */
export async function speak(lang: Lang): Promise<void> {
  const parts = [loaders[lang](), ...(learning ? [lessons[lang]()] : [])];
  const text = (await Promise.all(parts)).map((part) => part.default).join('\n');
  set('lang', lang);
  bundle = bundleOf(lang, text);
  document.documentElement.lang = lang;
}

/** Loads the words of lessons; from then on they come with every language. */
export async function learnWords(): Promise<void> {
  if (learning) return;
  learning = true;
  await speak(settings.lang);
}

/** Speaks with a given bundle. */
export function speakWith(made: FluentBundle): void {
  bundle = made;
}

export function language(): Lang {
  return settings.lang;
}

/** From now on phrases call people by these names; nothing for numbers. */
export function callThem(names: ((seat: Seat) => string) | null): void {
  called = names;
}

/** A phrase as the server would send it. */
export const phrase = (id: string, args: Phrase['args'] = {}): Phrase => ({ id, args });

/** A player as part of a phrase. */
export const player = (seat: Seat): Phrase => phrase('player', { seat });

type Args = Record<string, Arg | undefined>;

/** The words for a phrase. */
export function say(what: Phrase | string, args: Args = {}): string {
  const phrase = typeof what === 'string' ? { id: what, args } : what;
  const seat = phrase.args.seat;
  if (phrase.id === 'player' && called && typeof seat === 'number') return called(seat);
  const values: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(phrase.args)) if (arg !== undefined) values[name] = value(arg);
  const pattern = bundle?.getMessage(phrase.id)?.value;
  if (!bundle || !pattern) {
    if (bundle) console.error(`there is no text ${phrase.id}`);
    return phrase.id;
  }
  const wrong: Error[] = [];
  const text = bundle.formatPattern(pattern, values, wrong);
  for (const error of wrong) console.error(`${phrase.id}: ${error.message}`);
  return text;
}

/** Whether there is such a text; for ids that are made of the names of something else. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

function value(arg: Arg): FluentVariable {
  if (typeof arg !== 'object') return arg;
  if (Array.isArray(arg)) return arg.map((one) => say(one)).join(', ');
  if ('clauses' in arg) return arg.clauses.map((one) => say(one)).join('; ');
  return say(arg);
}

/** A first letter that begins a sentence or a label. */
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
