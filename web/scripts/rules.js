/**
 * Renders `locales/LANG/rules/NAME.md` to HTML at build time, so that the browser needs no Markdown parser.
 *
 * `import page from './paws.md'` gives HTML with an id for every ruling: numbered ones like
 * `paws/7`, sections like `paws/setup`, named after the headings of the English page.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { marked } from 'marked';

const slug = (/** @type {string} */ title) => title.toLowerCase().replaceAll(' ', '-');

const headings = (/** @type {string} */ text) =>
  [...text.matchAll(/^## (.*)$/gm)].map((match) => match[1] ?? '');

/**
 * @param {string} text the Markdown
 * @param {string} english the same page in English, which names the sections
 * @param {string} name `paws`, …, `common`
 */
export function page(text, english, name) {
  const names = headings(english).map(slug);
  let section = 0;
  const html = marked.parse(text, { async: false, gfm: true });
  return (
    html
      .replaceAll(/<h2>/g, () => `<h2 id="${name}/${names[section++] ?? ''}">`)
      .replaceAll(
        /<p><strong>(\d+)\.<\/strong>/g,
        (_, number) => `<p id="${name}/${number}" class="ruling"><strong>${number}.</strong>`,
      )
      // Pages link to each other by file name.
      .replaceAll(/href="([a-z-]+)\.md(#[^"]*)?"/g, (_, other) => `href="/rules/${other}"`)
      // A wide table scrolls on its own and is reachable by keyboard.
      .replaceAll('<table>', '<div class="wide" tabindex="0" role="group"><table>')
      .replaceAll('</table>', '</table></div>')
  );
}

/** @returns {import('vite').Plugin} */
export default function rules() {
  return {
    name: 'rules',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.md')) return null;
      const file = basename(id);
      const english = join(dirname(id), '../../en/rules', file);
      const html = page(readFileSync(id, 'utf8'), readFileSync(english, 'utf8'), file.replace('.md', ''));
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}
