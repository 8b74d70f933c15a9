/**
 * Turns phrases into text, in the language of the reader. A reader who has a seat is called *you*: beside a player `seat`
 * a message gets an argument `seat-is`, which is `you` or `other`. For a list of players it says whether the reader is
 * one of them.
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
import { loadExtraTexts, loadTexts, type ExtraTexts } from './lang';
import { set, settings, type Lang } from './settings.svelte';

/** The parts of the texts that are loaded beside the common ones. */
let extras: readonly ExtraTexts[] = [];

/** The texts of the current language. Components that read it are updated when the language changes. */
let bundle = $state.raw<FluentBundle | null>(null);

/** How phrases call the players at a table. */
interface SeatNames {
  name: (seat: Seat) => string;
  /** The seat of the reader; `null` for a spectator. */
  reader: () => Seat | null;
}

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
  const parts = [loadTexts(lang), ...extras.map((part) => loadExtraTexts(lang, part))];
  const text = (await Promise.all(parts)).join('\n');
  set('lang', lang);
  bundle = bundleOf(lang, text);
  document.documentElement.lang = lang;
}

/** Loads the texts of a part. From then on they are loaded with every language. */
export async function addWords(part: ExtraTexts): Promise<void> {
  if (extras.includes(part)) return;
  extras = [...extras, part];
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
export function nameSeats(name: SeatNames['name'], reader: SeatNames['reader'] = () => null): () => void {
  const names = { name, reader };
  seatNames = [...untrack(() => seatNames), names];
  return () => (seatNames = untrack(() => seatNames).filter((one) => one !== names));
}

/** A phrase as the server would send it. */
export const phrase = (id: string, args: Phrase['args'] = {}): Phrase => ({ id, args });

/** A player as part of a phrase; with a name if it can differ from that of the table. */
export const player = (seat: Seat, name?: string): Phrase =>
  phrase('player', name === undefined ? { seat } : { seat, name });

type Args = Record<string, Arg | undefined>;
/** Marks the name of the player at a seat. */
type Mark = (name: string, seat: Seat) => string;

/** The text of a phrase. */
export function say(what: Phrase | string, args: Args = {}): string {
  const phrase = typeof what === 'string' ? { id: what, args } : what;
  return startSentences(render(phrase, (name) => name));
}

/** Private-use characters around names, and between the number of the seat and the name; no name contains them. */
const [OPEN, SHUT, SEAT] = ['\uE000', '\uE001', '\uE002'];

interface Part {
  text: string;
  /** The seat of the player whose name it is. */
  seat: Seat | null;
}

/** The text of a phrase, split so that names are parts of their own. */
export function sayParts(what: Phrase): Part[] {
  return startSentences(render(what, (name, seat) => OPEN + String(seat) + SEAT + name + SHUT))
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((part) => part !== '')
    .map((part) => {
      const [seat, text] = part.startsWith(OPEN) ? part.slice(1, -1).split(SEAT) : [];
      return text === undefined ? { text: part, seat: null } : { text, seat: Number(seat) };
    });
}

/** Whether a phrase is about the reader: as a player, in a list of players, or in a part of it. */
export function concernsReader(what: Phrase): boolean {
  return isReader(what) || Object.values(what.args).some((arg) => phrasesOf(arg).some(concernsReader));
}

/** The text of a phrase that can be a part of a sentence. Names are changed by `mark`. */
function render(phrase: { id: string; args: Args }, mark: Mark): string {
  const { seat, name } = phrase.args;
  const names = seatNames.at(-1);
  if (phrase.id === 'player' && typeof seat === 'number') {
    if (isReader(phrase)) return mark(render({ id: 'who-you', args: {} }, mark), seat);
    if (typeof name === 'string') return mark(name, seat);
    if (names) return mark(names.name(seat), seat);
  }
  const values: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(phrase.args)) {
    if (arg === undefined) continue;
    values[name] = value(name, arg, mark);
    if (arePlayers(arg)) values[`${name}-is`] = phrasesOf(arg).some(isReader) ? 'you' : 'other';
  }
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

function isReader({ id, args }: { id: string; args: Args }): boolean {
  return id === 'player' && typeof args.seat === 'number' && args.seat === seatNames.at(-1)?.reader();
}

/** Starts a sentence with a capital where it starts with the reader. */
function startSentences(text: string): string {
  if ((seatNames.at(-1)?.reader() ?? null) === null) return text;
  const you = bundle?.getMessage('who-you')?.value;
  if (typeof you !== 'string') return text;
  const start = new RegExp(`(^|[.!?] )((?:\uE000\\d+\uE002)?)${you}(?![\\p{L}\\p{N}])`, 'gu');
  return text.replace(start, (_, before: string, open: string) => before + open + upper(you));
}

/** Whether there is a text with this id; for ids that are composed of other names. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

function phrasesOf(arg: Arg | undefined): Phrase[] {
  if (typeof arg !== 'object') return [];
  if (Array.isArray(arg)) return arg;
  return 'clauses' in arg ? arg.clauses : [arg];
}

function arePlayers(arg: Arg): boolean {
  return typeof arg === 'object' && !('clauses' in arg) && phrasesOf(arg).every(({ id }) => id === 'player');
}

function value(name: string, arg: Arg, mark: Mark): FluentVariable {
  // Fluent writes a hyphen before negative numbers.
  if (typeof arg === 'number' && arg < 0) return `−${-arg}`;
  if (typeof arg !== 'object') return arg;
  const items = phrasesOf(arg).map((one) => render(one, mark));
  // Cards and counts are enumerated with commas only, often after a colon.
  if (Array.isArray(arg)) return arePlayers(arg) ? listed(items, mark) : items.join(', ');
  // The steps of a scoring follow a full stop, other clauses a colon.
  if ('clauses' in arg) return name === 'steps' ? upper(items.join('; ')) : items.join('; ');
  return items.join('');
}

/** A list with commas and a word before the last item. */
function listed(items: string[], mark: Mark): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return render({ id: 'list-and', args: { list: items.slice(0, -1).join(', '), last } }, mark);
}

/** Makes the first letter a capital. */
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
