/** `make loading`: how long pages take on a slow phone. Prints the table of docs/performance.md. */
import { test } from './fixtures';
import { finishedGame, load, slowPhone, type Load } from './loads';
import { open, quick } from './play';

const PHONE = { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const RUNS = Number(process.env.RUNS ?? 3);

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

test('loading', async ({ visit }) => {
  test.setTimeout(1_800_000);
  const page = await visit({ ...PHONE, settings: { pace: 'normal', lots: 'never' }, allowed: /./ });
  await page.goto('/');
  const waiting = await open(page, { settings: { game: 'kanobu', seats: 3 } });
  const table = await quick(page, { game: 'kanobu', seats: 4 });
  const finished = await finishedGame(page, { game: 'kanobu', seats: 4 });
  const pages: [name: string, path: string, ready: string][] = [
    ['first page', '/', 'footer'],
    ['waiting room', `/t/${waiting}`, 'h1, h2'],
    ['table', `/t/${table}`, '.board'],
    ['rules', '/rules/kanobu', '.examples'],
    ['lesson', '/learn/kanobu', '.board'],
    ['replay, all open', `/t/${finished}/games/1?view=full`, '.board'],
  ];
  const only = process.env.PAGES;
  process.stdout.write(
    '| page | requests | kB | first paint, s | largest paint, s | blocking, s | shift |\n|---|---|---|---|---|---|---|\n',
  );
  for (const [name, path, ready] of pages) {
    if (only && !new RegExp(only).test(name)) continue;
    const runs: Load[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const session = await slowPhone(page);
      runs.push(await load(page, path, ready));
      await session.detach();
    }
    const of = (value: (load: Load) => number): number => median(runs.map(value));
    const row = [
      name,
      of((load) => load.requests),
      (of((load) => load.bytes) / 1000).toFixed(0),
      of((load) => load.fcp).toFixed(2),
      of((load) => load.lcp).toFixed(2),
      of((load) => load.blocking).toFixed(2),
      of((load) => load.shift).toFixed(3),
    ];
    process.stdout.write(`| ${row.join(' | ')} |\n`);
    if (process.env.DETAILS) {
      const { files, largest, moved } = runs[0] ?? { files: [], largest: '', moved: [] };
      for (const { path, bytes, at } of files)
        process.stdout.write(`    ${at.toFixed(2)} ${bytes} ${path}\n`);
      process.stdout.write(`    largest: ${largest}; moved: ${moved.join(', ')}\n`);
    }
  }
});
