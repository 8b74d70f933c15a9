/**
 * Full-text search in the rules. Each ruling and each paragraph is a place. A place matches if it or its heading
 * contains all words of the query. Word endings are ignored, because the three languages inflect words.
 */

/** A place that can be found. */
export interface SearchEntry {
  /** The page, such as `kanobu` or `common`. */
  page: string;
  /** The anchor, as in `/rules/kanobu#kanobu/7`. */
  id: string;
  section: string;
  text: string;
}

export interface Hit extends SearchEntry {
  /** The text around the first match, split into matching and other pieces. */
  snippet: { text: string; found: boolean }[];
}

/** The maximum number of hits. */
const MOST = 30;
/** The length of the text around a match, in characters. */
const AROUND = 70;

/** All entries of a page. */
export function entriesOf(html: string, page: string): SearchEntry[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const entries: SearchEntry[] = [];
  let [id, section] = [page, ''];
  for (const child of body.children) {
    const text = child.textContent.replaceAll(/\s+/g, ' ').trim();
    if (child.tagName === 'H1' || !text) continue;
    if (child.id) id = child.id;
    if (/^H[23]$/.test(child.tagName)) section = text;
    else entries.push({ page, id, section, text });
  }
  return entries;
}

/** Normalises case, `ё` and apostrophes. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll(/[’ʼ]/g, "'");

/** A word without its ending. A vowel before the ending may differ: гравець, гравця. */
function stem(word: string): string {
  if (word.length <= 4) return word;
  const before = /^(\p{L}{4,}?)е?ц\p{L}{0,3}$/u.exec(word)?.[1];
  if (before) return before;
  return word.slice(0, word.length <= 6 ? -1 : -2);
}

export const stems = (query: string): string[] =>
  (plain(query).match(/[\p{L}\p{N}'-]+/gu) ?? []).slice(0, 8).map(stem);

/** The position of a word in a text. Words match by their beginning. */
function at(text: string, word: string): number {
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1))
    if (from === 0 || !/[\p{L}\p{N}]/u.test(text[from - 1] ?? '')) return from;
  return -1;
}

function snippet(text: string, words: string[]): Hit['snippet'] {
  const low = plain(text);
  const firsts = words.map((word) => at(low, word)).filter((found) => found >= 0);
  const start = Math.max(0, Math.min(...firsts, text.length) - AROUND);
  const from = start === 0 || firsts.length === 0 ? 0 : text.indexOf(' ', start) + 1;
  const shown = text.slice(from, from + 3 * AROUND);
  const cut = [from > 0 ? '… ' : '', from + shown.length < text.length ? ' …' : ''];
  const pieces = shown.split(/([\p{L}\p{N}'’ʼ-]+)/u).filter(Boolean);
  const marked = pieces.map((piece) => ({
    text: piece,
    found: words.some((word) => plain(piece).startsWith(word)),
  }));
  return [{ text: cut[0] ?? '', found: false }, ...marked, { text: cut[1] ?? '', found: false }];
}

/** The entries that contain all words, those of the current page first. */
export function find(entries: SearchEntry[], query: string, own: string): Hit[] {
  const words = stems(query);
  if (words.length === 0 || words.every((word) => word.length < 2)) return [];
  const has = (place: SearchEntry) => {
    const text = plain(`${place.section} ${place.text}`);
    return words.every((word) => at(text, word) >= 0);
  };
  return entries
    .filter(has)
    .sort((a, b) => Number(b.page === own) - Number(a.page === own))
    .slice(0, MOST)
    .map((place) => ({ ...place, snippet: snippet(place.text, words) }));
}
