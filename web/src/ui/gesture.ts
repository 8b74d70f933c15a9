/** Dragging with finger or mouse; a small movement stays a tap. */

export interface Gesture {
  /** Whether a press here may become a drag. */
  may(event: PointerEvent): boolean;
  /** It is dragged: how far from where it began, in pixels. */
  move(x: number, y: number, event: PointerEvent): void;
  /** It was let go so far from where it began, or the browser broke it off. */
  end(x: number, y: number, event: PointerEvent, broken: boolean): void;
}

/** From here on it is a drag. */
const SLACK = 10;

/** Listens on an element as long as there is one. */
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
    // The click that follows a drag is not one.
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
    // Whatever moved away under a press was let go elsewhere, unheard: what moves over it now drags nothing.
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
