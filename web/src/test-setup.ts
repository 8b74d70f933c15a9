/** Browser APIs that jsdom lacks, and the English texts. */
import '@testing-library/jest-dom/vitest';
import english from 'words:en';
import reviews from 'words:en/review';

window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;

const { bundleOf, speakWith } = await import('./lib/words.svelte');
speakWith(bundleOf('en', `${english}\n${reviews}`));
