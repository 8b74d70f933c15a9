/** `import('words:uk')`: all texts of a language for the browser, as one Fluent file. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../locales/', import.meta.url));

/**
 * The part that a file belongs to. Texts of lessons, reviews and the lab are loaded with their pages: `uk/learn`,
 * `uk/review`, `uk/lab`.
 */
const partOf = (/** @type {string} */ name) => /^(learn|review|lab)[-.]/.exec(name)?.[1];

/** Texts of the command line are left out. */
export const files = (/** @type {string} */ wanted) => {
  const [lang, part] = wanted.split('/');
  return readdirSync(`${folder}${lang}`)
    .filter((name) => name.endsWith('.ftl') && name !== 'commands.ftl')
    .filter((name) => partOf(name) === part)
    .map((name) => `${folder}${lang}/${name}`);
};

/** @returns {import('vite').Plugin} */
export default function words() {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0words:')) return null;
      const paths = files(id.slice('\0words:'.length));
      paths.forEach((path) => this.addWatchFile(path));
      // Comments are only for authors.
      const text = paths.map((path) => readFileSync(path, 'utf8').replaceAll(/^#.*\n/gm, '')).join('\n');
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}
