/** A Svelte action to drag a card onto the table. */
import { tempo } from '../lib/settings.svelte';
import { gesture } from '../ui/gesture';

interface Drag {
  onDrop: () => void;
  enabled: boolean;
}

/** How long a dropped card stays where it is, so that its flight can start there. In milliseconds. */
const STAY_MS = 500;

export function draggable(node: HTMLElement, drag: Drag) {
  const back = () => {
    node.classList.remove('dragged');
    node.style.translate = '';
  };
  gesture(node, {
    may: () => drag.enabled,
    move(x, y) {
      node.classList.add('dragged');
      node.style.translate = `${x}px ${y}px`;
    },
    end(_, y, __, broken) {
      if (broken || y >= -node.offsetHeight / 2) return back();
      drag.onDrop();
      setTimeout(back, tempo() === 0 ? 0 : STAY_MS);
    },
  });
  return { update: (next: Drag) => (drag = next) };
}
