/** `import('words:uk')`: all texts of a language for the browser, as one Fluent file. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../locales/', import.meta.url));

/**
 * The files of a language, or of a part of it that only some pages load: `uk/learn` for lessons, `uk/review` for reviews,
 * `uk/lab` for the lab.
 * Texts of the command line are left out.
 */
export const files = (/** @type {string} */ part) => {
  const [lang, own] = part.split('/');
  return readdirSync(`${folder}${lang}`)
    .filter((name) => name.endsWith('.ftl') && name !== 'commands.ftl')
    .filter((name) => /^(learn|review|lab)[-.]/.exec(name)?.[1] === own)
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
