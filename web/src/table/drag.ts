/** Dragging a card up onto the table. */
import { tempo } from '../lib/settings.svelte';
import { gesture } from '../ui/gesture';

interface Drag {
  onDrop: () => void;
  enabled: boolean;
}

/** So long a dropped card waits where it is for the answer, so that it goes on from there. */
const WAIT = 500;

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
      setTimeout(back, tempo() === 0 ? 0 : WAIT);
    },
  });
  return { update: (next: Drag) => (drag = next) };
}
