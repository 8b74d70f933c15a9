/** The pages, which are loaded on first use. */
import type { Route } from '../lib/address';
import { askOwnTables } from './own-tables';

export const PAGES: Record<Route['page'], () => Promise<{ default: unknown }>> = {
  home: async () => {
    const [page] = await Promise.all([import('./HomePage.svelte'), askOwnTables()]);
    return page;
  },
  table: () => import('./TablePage.svelte'),
  new: () => import('./NewPage.svelte'),
  tables: () => import('./TablesPage.svelte'),
  game: () => import('./GamePage.svelte'),
  rules: () => import('./RulesPage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  review: () => withReviewWords(import('./ReviewPage.svelte')),
  again: () => withReviewWords(import('./AgainPage.svelte')),
  mistakes: () => withReviewWords(import('./MistakesPage.svelte')),
  learn: () => import('./LearnPage.svelte'),
  practice: () => import('./PracticePage.svelte'),
  device: () => import('./DevicePage.svelte'),
  fair: () => import('./FairPage.svelte'),
  lab: () => import('./LabPage.svelte'),
  nowhere: () => import('./NowherePage.svelte'),
};

async function withReviewWords<T>(page: Promise<T>): Promise<T> {
  const { addWords } = await import('../lib/words.svelte');
  await addWords('review');
  return page;
}
