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

// Tests have no idle time: work that waits for it would still run when the page of a test is gone.
window.requestIdleCallback = () => 0;

const { bundleOf, speakWith } = await import('./lib/words.svelte');
speakWith(bundleOf('en', `${english}\n${reviews}`));
