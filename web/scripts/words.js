/** `import('words:uk')`: all texts of a language for the browser, as one Fluent file. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../locales/', import.meta.url));

/** Texts of the command line are left out; lesson texts are loaded with a lesson: `uk/learn`. */
export const files = (/** @type {string} */ part) => {
  const [lang, lessons] = part.split('/');
  return readdirSync(`${folder}${lang}`)
    .filter((name) => name.endsWith('.ftl') && name !== 'commands.ftl')
    .filter((name) => name.startsWith('learn-') === Boolean(lessons))
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
