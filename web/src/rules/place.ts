/** Puts the examples of a game beside its rulings on a page that is shown. */
import type { GameId } from '$bindings';
import { mount, unmount } from 'svelte';
import { faceOf } from '../games/face';
import { api } from '../lib/api';
import Examples from './Examples.svelte';

/** Whatever belongs to a ruling stands before the next one, or before the next heading. */
function endOf(ruling: Element): Element {
  let last = ruling;
  for (let next = last.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches('.ruling, h2, h3')) break;
    last = next;
  }
  return last;
}

/** For how long a page is expected to grow, in milliseconds. */
const GROWING = 3000;

/** Keeps in sight what one came for, while what stands above it is drawn; until one goes elsewhere oneself. */
function stayAt(cited: Element, page: Element): () => void {
  const growth = new ResizeObserver(() => cited.scrollIntoView({ block: 'center' }));
  growth.observe(page);
  const stop = () => growth.disconnect();
  const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  for (const kind of hands) addEventListener(kind, stop, { once: true, passive: true });
  setTimeout(stop, GROWING);
  return stop;
}

/** Puts them in. The answer takes them away again. */
export function placeExamples(page: HTMLElement, game: GameId): () => void {
  let gone = false;
  let stopStaying = () => {};
  const mounted: Record<string, unknown>[] = [];
  void Promise.all([api.examples(game), faceOf(game)]).then(
    ([all, face]) => {
      if (gone) return;
      const numbered = all.map((example, i) => ({ example, number: i + 1 }));
      for (const ruling of page.querySelectorAll('.ruling')) {
        const number = Number(ruling.id.split('/')[1]);
        const examples = numbered.filter(({ example }) => example.ruling === number);
        if (examples.length === 0) continue;
        const target = document.createElement('div');
        endOf(ruling).after(target);
        mounted.push(mount(Examples, { target, props: { ruling: number, examples, face } }));
      }
      const cited = page.querySelector('.cited');
      if (cited) stopStaying = stayAt(cited, page);
    },
    // The rules can be read without them.
    () => {},
  );
  return () => {
    gone = true;
    stopStaying();
    for (const one of mounted) void unmount(one);
  };
}
