/** Carrying a figure over the squares with finger or mouse. A small movement stays a tap. */

export interface Carry {
  /** Whether the figure on this square may be picked up. */
  may: (square: string) => boolean;
  /** How far it has been carried, in pixels, and over which square it is. */
  move: (square: string, x: number, y: number, over: string | null) => void;
  /** It was put down; over nothing where the gesture was broken off. */
  drop: (square: string, over: string | null) => void;
}

/** From here on it is carried. */
const SLACK = 8;

const squareOf = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-square]')?.dataset.square : null) ?? null;

export function carrying(node: HTMLElement, carry: Carry) {
  let start: { x: number; y: number; id: number; square: string } | null = null;
  let far = false;

  const over = (event: PointerEvent) => squareOf(document.elementFromPoint(event.clientX, event.clientY));
  const down = (event: PointerEvent) => {
    const square = squareOf(event.target);
    if (square === null || !event.isPrimary || event.button !== 0 || !carry.may(square)) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId, square };
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!far && Math.hypot(x, y) < SLACK) return;
    if (!far) node.setPointerCapture(event.pointerId);
    far = true;
    carry.move(start.square, x, y, over(event));
  };
  const stop = (event: PointerEvent) => {
    const [began, was] = [start, far];
    start = null;
    far = false;
    if (!began || !was || event.pointerId !== began.id) return;
    // The click that follows is not one.
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
    carry.drop(began.square, event.type === 'pointerup' ? over(event) : null);
  };
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', stop);
  node.addEventListener('pointercancel', stop);
  return { update: (next: Carry) => (carry = next) };
}
