/** Dragging a card up onto the table with finger or mouse; a small movement stays a tap. */
import { tempo } from '../lib/settings.svelte';

export interface Drag {
  onDrop: () => void;
  enabled: boolean;
}

/** From here on it is a drag. */
const SLACK = 10;
/** So long a dropped card waits where it is for the answer, so that it goes on from there. */
const WAIT = 500;

export function draggable(node: HTMLElement, drag: Drag) {
  let start: { x: number; y: number; id: number } | null = null;
  let dragging = false;

  const down = (event: PointerEvent) => {
    if (drag.enabled && event.isPrimary && event.button === 0)
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!dragging && Math.hypot(x, y) < SLACK) return;
    if (!dragging) {
      node.setPointerCapture(event.pointerId);
      node.classList.add('dragged');
    }
    dragging = true;
    node.style.translate = `${x}px ${y}px`;
  };
  const back = () => {
    node.classList.remove('dragged');
    node.style.translate = '';
  };
  const stop = (event: PointerEvent) => {
    const [began, was] = [start, dragging];
    start = null;
    dragging = false;
    if (!began || !was) return;
    // The click that follows a drag is not one.
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
    const dropped = event.type === 'pointerup' && event.clientY < began.y - node.offsetHeight / 2;
    if (!dropped) return back();
    drag.onDrop();
    setTimeout(back, tempo() === 0 ? 0 : WAIT);
  };
  const swallow = (event: Event) => event.stopPropagation();

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', stop);
  node.addEventListener('pointercancel', stop);
  return { update: (next: Drag) => (drag = next) };
}
