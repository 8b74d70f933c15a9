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

/** Puts them in. The answer takes them away again. */
export function placeExamples(page: HTMLElement, game: GameId): () => void {
  let gone = false;
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
      // What one came for has been pushed away by what stands above it now.
      page.querySelector('.cited')?.scrollIntoView({ block: 'center' });
    },
    // The rules can be read without them.
    () => {},
  );
  return () => {
    gone = true;
    for (const one of mounted) void unmount(one);
  };
}
