/** The rules pages in a language, made HTML when the client was built. */
import type { Lang } from '../lib/settings.svelte';

const pages = import.meta.glob<string>('../../../locales/*/rules/*.md', { import: 'default' });

/** How a page is loaded; nothing if there is none of that name. */
export const pageOf = (lang: Lang, name: string): (() => Promise<string>) | undefined =>
  pages[`../../../locales/${lang}/rules/${name}.md`];
