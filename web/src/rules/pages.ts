/** The rules pages as HTML, which is generated from Markdown at build time. */
import type { Lang } from '../lib/settings.svelte';

const pages = import.meta.glob<string>('../../../locales/*/rules/*.md', { import: 'default' });

/** Loads a page; `undefined` if there is no page of that name. */
export const pageOf = (lang: Lang, name: string): (() => Promise<string>) | undefined =>
  pages[`../../../locales/${lang}/rules/${name}.md`];
