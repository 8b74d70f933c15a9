/** Inserts the examples of a game after its rulings on a rules page. */
import type { GameId } from '$bindings';
import { mount, unmount } from 'svelte';
import { loadGameUi } from '../games/game-ui';
import { api } from '../lib/api';
import Examples from './Examples.svelte';

/** The last element of a ruling: it ends before the next ruling or heading. */
function endOf(ruling: Element): Element {
  let last = ruling;
  for (let next = last.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches('.ruling, h2, h3')) break;
    last = next;
  }
  return last;
}

/** How long the page is expected to grow while examples are drawn. In milliseconds. */
const GROWTH_MS = 3000;

/** Keeps the cited ruling in view while the examples above it are drawn, until the reader scrolls. */
function stayAt(cited: Element, page: Element): () => void {
  const growth = new ResizeObserver(() => cited.scrollIntoView({ block: 'center' }));
  growth.observe(page);
  const stop = () => growth.disconnect();
  const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  for (const kind of inputs) addEventListener(kind, stop, { once: true, passive: true });
  setTimeout(stop, GROWTH_MS);
  return stop;
}

/** Inserts the examples. The returned function removes them. */
export function placeExamples(page: HTMLElement, game: GameId): () => void {
  let gone = false;
  let stopStaying = () => {};
  const mounted: Record<string, unknown>[] = [];
  void Promise.all([api.examples(game), loadGameUi(game)]).then(
    ([all, ui]) => {
      if (gone) return;
      const numbered = all.map((example, i) => ({ example, number: i + 1 }));
      for (const ruling of page.querySelectorAll('.ruling')) {
        const number = Number(ruling.id.split('/')[1]);
        const examples = numbered.filter(({ example }) => example.ruling === number);
        if (examples.length === 0) continue;
        const target = document.createElement('div');
        endOf(ruling).after(target);
        mounted.push(mount(Examples, { target, props: { ruling: number, examples, ui } }));
      }
      const cited = page.querySelector('.cited');
      if (cited) stopStaying = stayAt(cited, page);
    },
    // The rules can be read without examples.
    () => {},
  );
  return () => {
    gone = true;
    stopStaying();
    for (const one of mounted) void unmount(one);
  };
}
