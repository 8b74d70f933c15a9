// Prints the licences of all libraries that are inside the program: crates, and packages of the web client.
// `make package` puts the output beside the program, as those licences ask for.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LICENCE_FILE = /^(licen[cs]e|copying|notice|unlicense|ofl)/i;

/** The texts of all licence files in a directory. */
function licenceTexts(directory) {
  const files = readdirSync(directory, { withFileTypes: true });
  return files
    .filter((file) => file.isFile() && LICENCE_FILE.test(file.name))
    .map((file) => file.name)
    .sort()
    .map((name) => readFileSync(join(directory, name), 'utf8').trim());
}

/** The crates that the program is linked from: what it needs at run time, directly or through others. */
function crates() {
  const host = /^host: (.*)$/m.exec(execFileSync('rustc', ['-vV'], { encoding: 'utf8' }))[1];
  const args = ['metadata', '--format-version', '1', '--locked', '--filter-platform', host];
  const metadata = JSON.parse(execFileSync('cargo', args, { encoding: 'utf8', maxBuffer: 1 << 28 }));
  const nodes = new Map(metadata.resolve.nodes.map((node) => [node.id, node]));
  const packages = new Map(metadata.packages.map((found) => [found.id, found]));
  const needed = new Set();
  const visit = (id) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const dep of nodes.get(id).deps) {
      if (dep.dep_kinds.some(({ kind }) => kind === null)) visit(dep.pkg);
    }
  };
  visit(metadata.packages.find(({ name }) => name === 'roshambo').id);
  return [...needed]
    .map((id) => packages.get(id))
    .filter(({ source }) => source !== null)
    .map(({ name, version, license, manifest_path }) => ({
      name: `${name} ${version}`,
      license,
      texts: licenceTexts(dirname(manifest_path)),
    }));
}

/** The packages whose code or fonts are bundled into the web client. */
function webPackages() {
  const web = new URL('../web/', import.meta.url).pathname;
  const own = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8'));
  return ['svelte', ...Object.keys(own.dependencies)].map((name) => {
    const directory = join(web, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    return { name: `${name} ${version}`, license, texts: licenceTexts(directory) };
  });
}

const libraries = [...crates(), ...webPackages()].sort((a, b) => (a.name < b.name ? -1 : 1));
const users = new Map();
console.log('Roshambo contains these libraries:\n');
for (const { name, license, texts } of libraries) {
  console.log(`${name}: ${license}`);
  for (const text of texts) users.set(text, [...(users.get(text) ?? []), name]);
}
for (const [text, names] of users) {
  console.log(`\n${'='.repeat(80)}\n${names.join(', ')}\n\n${text}`);
}
