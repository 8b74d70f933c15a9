/** Records made by the program, for tests; `crates/roshambo-table/tests/fairness.rs` checks the same files. */
const files: Record<string, string> = import.meta.glob('./fixtures/*.rec', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const FIXTURES = Object.entries(files).map(([path, text]) => ({
  name: path.replace(/^.*\/|\.rec$/g, ''),
  text,
}));

export function fixture(name: string): string {
  const found = FIXTURES.find((one) => one.name === name);
  if (!found) throw new Error(`there is no record ${name}`);
  return found.text;
}
