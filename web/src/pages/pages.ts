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
  learn: () => import('./LearnPage.svelte'),
  practice: () => import('./PracticePage.svelte'),
  device: () => import('./DevicePage.svelte'),
  fair: () => import('./FairPage.svelte'),
  lab: () => import('./LabPage.svelte'),
  nowhere: () => import('./NowherePage.svelte'),
};
