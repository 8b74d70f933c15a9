/**
 * Turns phrases into text, in the language of the reader.
 *
 * ```ts
 * say('menu-about');
 * say('over-score', { seat: player(2), score: 3 });
 * say(event.phrase);
 * ```
 */
import type { Arg, Phrase, Seat } from '$bindings';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { loadLessonTexts, loadTexts } from './lang';
import { set, settings, type Lang } from './settings.svelte';

/** Whether the texts of lessons are loaded, too. */
let learning = false;

/** The texts of the current language. Components that read it are updated when the language changes. */
let bundle = $state.raw<FluentBundle | null>(null);

type SeatNames = (seat: Seat) => string;

/** The names of the players at the tables that are shown; phrases use those of the last one. */
let seatNames = $state.raw<readonly SeatNames[]>([]);

/** Creates a bundle from Fluent text. */
export function bundleOf(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const error of made.addResource(new FluentResource(text))) console.error(error);
  return made;
}

/** Loads a language and switches to it. */
export async function speak(lang: Lang): Promise<void> {
  const parts = [loadTexts(lang), ...(learning ? [loadLessonTexts(lang)] : [])];
  const text = (await Promise.all(parts)).join('\n');
  set('lang', lang);
  bundle = bundleOf(lang, text);
  document.documentElement.lang = lang;
}

/** Loads the texts of lessons. From then on they are loaded with every language. */
export async function learnWords(): Promise<void> {
  if (learning) return;
  learning = true;
  await speak(settings.lang);
}

/** Uses a given bundle, for tests. */
export function speakWith(made: FluentBundle): void {
  bundle = made;
}

export function language(): Lang {
  return settings.lang;
}

/** Makes phrases use these names for seats until the returned function is called. Without names they use numbers. */
export function nameSeats(names: SeatNames): () => void {
  seatNames = [...untrack(() => seatNames), names];
  return () => (seatNames = untrack(() => seatNames).filter((one) => one !== names));
}

/** A phrase as the server would send it. */
export const phrase = (id: string, args: Phrase['args'] = {}): Phrase => ({ id, args });

/** A player as part of a phrase. */
export const player = (seat: Seat): Phrase => phrase('player', { seat });

type Args = Record<string, Arg | undefined>;

/** The text of a phrase. */
export function say(what: Phrase | string, args: Args = {}): string {
  const phrase = typeof what === 'string' ? { id: what, args } : what;
  const seat = phrase.args.seat;
  const names = seatNames.at(-1);
  if (phrase.id === 'player' && names && typeof seat === 'number') return names(seat);
  const values: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(phrase.args)) if (arg !== undefined) values[name] = value(arg);
  const pattern = bundle?.getMessage(phrase.id)?.value;
  if (!bundle || !pattern) {
    if (bundle) console.error(`missing text: ${phrase.id}`);
    return phrase.id;
  }
  const wrong: Error[] = [];
  const text = bundle.formatPattern(pattern, values, wrong);
  for (const error of wrong) console.error(`${phrase.id}: ${error.message}`);
  return text;
}

/** Whether there is a text with this id; for ids that are composed of other names. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

function value(arg: Arg): FluentVariable {
  if (typeof arg !== 'object') return arg;
  if (Array.isArray(arg)) {
    const items = arg.map((one) => say(one));
    // Cards and counts are enumerated with commas only, often after a colon.
    return arg.every((one) => one.id === 'player') ? listed(items) : items.join(', ');
  }
  if ('clauses' in arg) return arg.clauses.map((one) => say(one)).join('; ');
  return say(arg);
}

/** A list with commas and a word before the last item. */
function listed(items: string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : say('list-and', { list: items.slice(0, -1).join(', '), last });
}

/** Makes the first letter a capital. */
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
