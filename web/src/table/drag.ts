/** Dragging a card up onto the table with finger or mouse; a small movement stays a tap. */

export interface Drag {
  onDrop: () => void;
  enabled: boolean;
}

/** From here on it is a drag. */
const SLACK = 10;

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
    if (!dragging) node.setPointerCapture(event.pointerId);
    dragging = true;
    node.style.zIndex = '5';
    node.style.translate = `${x}px ${y}px`;
  };
  const stop = (event: PointerEvent) => {
    const [began, was] = [start, dragging];
    start = null;
    dragging = false;
    node.style.translate = node.style.zIndex = '';
    if (!began || !was) return;
    // The click that follows a drag is not one.
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
    if (event.type === 'pointerup' && event.clientY < began.y - node.offsetHeight / 2) drag.onDrop();
  };
  const swallow = (event: Event) => event.stopPropagation();

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', stop);
  node.addEventListener('pointercancel', stop);
  return { update: (next: Drag) => (drag = next) };
}
