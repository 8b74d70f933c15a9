/**
 * Which modules share a file. On a slow phone every request costs a round trip, so there are few files: the program,
 * what several pages share, what all boards share, what all tables share, and one file for each page and game.
 */

/** A page with a header and a footer. */
const PAGE = /\/src\/pages\/(Home|New|Tables|Game|Rules|Fair|Nowhere)Page\.svelte$/;
/** A page with a table. */
const TABLE_PAGE = /\/src\/pages\/(Table|Replay|Learn|Practice)Page\.svelte$/;
const GAME = /\/src\/games\/[^/]+\/index\.ts$/;
/** Pages that are shown without anything else. */
const FIRST = /\/src\/pages\/(Home|Nowhere)Page\.svelte$/;
const START = /\/src\/start\.ts$/;
const MAIN = /\/src\/main\.ts$/;

/**
 * The file of a module; `null` leaves it to the bundler.
 * @param {(pattern: RegExp) => number} users how many of these modules need it
 */
export function fileOf(users) {
  if (users(MAIN)) return 'entry';
  const [pages, tables, games] = [users(PAGE), users(TABLE_PAGE), users(GAME)];
  if (users(START) || (users(FIRST) && tables > 0)) return 'base';
  if (tables > 0 && pages > 0) return 'board';
  if (tables > 1) return games > 0 ? 'board' : 'table';
  return pages > 1 ? 'pages' : null;
}

/** @typedef {{ importers: readonly string[] }} Info */
/** @typedef {{ getModuleInfo(id: string): Info | null }} Context */

/**
 * Everything that imports a module, directly or not, and the module itself. Imports that load later do not count.
 * @param {string} id
 * @param {Context} context
 */
function usersOf(id, context) {
  const found = new Set([id]);
  for (const one of found) for (const user of context.getModuleInfo(one)?.importers ?? []) found.add(user);
  return [...found];
}

/** The bundler's option `codeSplitting`. */
export const chunks = {
  // A dependency has its own users, so it has its own place.
  includeDependenciesRecursively: false,
  groups: [
    {
      /** @param {string} id @param {Context} context */
      name: (id, context) => {
        // An entry is a file anyway; it only refers to its parts.
        if (MAIN.test(id)) return null;
        const users = usersOf(id, context);
        return fileOf((pattern) => users.filter((user) => pattern.test(user)).length);
      },
    },
  ],
};

/**
 * Lets the page load the program beside its entry, which would ask for it a round trip later.
 * @returns {import('vite').Plugin}
 */
export function preloadProgram() {
  return {
    name: 'preload-program',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.values(bundle);
        const chunk = (/** @type {string} */ name) => {
          const found = files.find((file) => file.type === 'chunk' && file.name === name);
          if (found?.type !== 'chunk') throw new Error(`there is no file ${name} any more`);
          return found;
        };
        const base = chunk('base');
        const tag = (/** @type {string} */ rel, /** @type {string} */ file) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: /** @type {const} */ ('head'),
        });
        const styles = [...(base.viteMetadata?.importedCss ?? [])];
        return [
          ...styles.map((file) => tag('stylesheet', file)),
          ...[base, chunk('start')].map((file) => tag('modulepreload', file.fileName)),
        ];
      },
    },
  };
}
