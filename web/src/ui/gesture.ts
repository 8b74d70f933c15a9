/** Dragging with finger or mouse; a small movement counts as a tap. */

export interface Gesture {
  /** Whether a press here may become a drag. */
  may(event: PointerEvent): boolean;
  /** Called while dragging, with the distance from the start in pixels. */
  move(x: number, y: number, event: PointerEvent): void;
  /** Called at the end with the distance from the start, or when the browser cancels the drag. */
  end(x: number, y: number, event: PointerEvent, broken: boolean): void;
}

/** The distance in pixels at which a press becomes a drag. */
const SLACK = 10;

/** Listens on an element while it exists. */
export function gesture(node: HTMLElement, { may, move, end }: Gesture): void {
  let start: { x: number; y: number; id: number } | null = null;
  let dragging = false;

  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const stop = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const [{ x, y }, was] = [start, dragging];
    start = null;
    dragging = false;
    if (!was) return;
    // Ignore the click that follows a drag.
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
    end(event.clientX - x, event.clientY - y, event, event.type !== 'pointerup');
  };

  node.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0 || !may(event)) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  });
  node.addEventListener('pointermove', (event) => {
    if (!start || event.pointerId !== start.id) return;
    // The release happened outside the element and was not reported; do not start a drag now.
    if (event.buttons === 0) return stop(event);
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!dragging && Math.hypot(x, y) < SLACK) return;
    if (!dragging) node.setPointerCapture(event.pointerId);
    dragging = true;
    move(x, y, event);
  });
  node.addEventListener('pointerup', stop);
  node.addEventListener('pointercancel', stop);
}
