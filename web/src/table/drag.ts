/** A Svelte action to drag a card onto the table. */
import { tempo } from '../lib/settings.svelte';
import { gesture } from '../ui/gesture';

interface Drag {
  onDrop: () => void;
  enabled: boolean;
  /** Whether the card was played and the server has not answered yet: it stays where it was dropped. */
  sent: boolean;
}

/** How long a dropped card stays where it is, so that its flight can start there. In milliseconds. */
const STAY_MS = 500;

export function draggable(node: HTMLElement, drag: Drag) {
  let dropped = false;
  const back = () => {
    if (dropped && drag.sent) return;
    dropped = false;
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
      dropped = true;
      leave();
    },
  });
  const leave = () => setTimeout(back, tempo() === 0 ? 0 : STAY_MS);
  return {
    update(next: Drag) {
      const answered = dropped && drag.sent && !next.sent;
      drag = next;
      if (answered) leave();
    },
  };
}
