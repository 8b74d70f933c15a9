/**
 * Prints how much JavaScript a browser loads for the first table of each game, and fails above the budget.
 *
 * `npm run size`, after `npm run build`. Styles, fonts and pictures do not count, because they do not block.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** In bytes, after gzip. */
const MOST = 150_000;

const START = ['index.html', 'src/start.ts'];
const TABLE = 'src/pages/TablePage.svelte';
const WORDS = ['words:en', 'words:ru', 'words:uk'];
const GAME = /^src\/games\/([^/]+)\/index\.ts$/;

const dist = new URL('../dist/', import.meta.url);

/** @typedef {{ file: string, imports?: string[] }} Chunk */

/** @param {string} why @returns {never} */
function fail(why) {
  process.stderr.write(`size: ${why}\n`);
  process.exit(1);
}

/** @returns {Record<string, Chunk>} */
function manifest() {
  const path = fileURLToPath(new URL('.vite/manifest.json', dist));
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return fail(`${path} cannot be read: run \`npm run build\` first`);
  }
}

const chunks = manifest();

/** @param {string} name */
function chunk(name) {
  return (
    chunks[name] ?? fail(`${name} is no chunk of its own any more: is it still loaded when it is needed?`)
  );
}

/**
 * The scripts of these chunks and of all their static imports.
 * @param {string[]} names
 */
function scripts(names) {
  const files = new Set();
  const seen = new Set();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const { file, imports = [] } = chunk(name);
    if (file.endsWith('.js')) files.add(file);
    open.push(...imports);
  }
  return files;
}

/** @type {Map<string, number>} */
const packed = new Map();

/** @param {string[]} names */
function size(names) {
  let sum = 0;
  for (const file of scripts(names)) {
    const bytes = packed.get(file) ?? gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
    packed.set(file, bytes);
    sum += bytes;
  }
  return sum;
}

const games = Object.keys(chunks).flatMap((name) => GAME.exec(name)?.[1] ?? []);
if (games.length === 0)
  fail('no game has a chunk of its own any more: is it still loaded when it is needed?');

// Each visitor loads one language; count the largest.
const words = WORDS.toSorted((a, b) => size([b]) - size([a]))[0] ?? fail('no language is listed');

const sum = (/** @type {string} */ game) => size([...START, TABLE, `src/games/${game}/index.ts`, words]);
const line = (/** @type {string} */ name, /** @type {number} */ bytes) =>
  `${name.padEnd(12)}${(bytes / 1000).toFixed(1).padStart(7)}\n`;

process.stdout.write(`JavaScript for the first table, in kB of gzip; at most ${MOST / 1000}\n`);
for (const game of games) process.stdout.write(line(game, sum(game)));
process.stdout.write(
  `of which the start ${(size(START) / 1000).toFixed(1)}, ${words} ${(size([words]) / 1000).toFixed(1)}\n`,
);

const over = games.filter((game) => sum(game) > MOST);
if (over.length > 0) fail(`too much for ${over.join(', ')}: load later what the first table does not need`);
