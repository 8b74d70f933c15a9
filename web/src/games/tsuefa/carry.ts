/** Dragging a figure over the squares. */
import { gesture } from '../../ui/gesture';

interface Carry {
  /** Whether the figure on this square may be picked up. */
  may: (square: string) => boolean;
  /** Called while a figure is dragged: how far, in pixels, and over which square. */
  move: (square: string, x: number, y: number, over: string | null) => void;
  /** Called when the figure is dropped; without a square if the drag was cancelled. */
  drop: (square: string, over: string | null) => void;
}

const squareOf = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-square]')?.dataset.square : null) ?? null;

export function carrying(node: HTMLElement, carry: Carry) {
  let from: string | null = null;
  const under = (event: PointerEvent) => squareOf(document.elementFromPoint(event.clientX, event.clientY));
  gesture(node, {
    may(event) {
      from = squareOf(event.target);
      return from !== null && carry.may(from);
    },
    move: (x, y, event) => from !== null && carry.move(from, x, y, under(event)),
    end: (_, __, event, broken) => from !== null && carry.drop(from, broken ? null : under(event)),
  });
  return { update: (next: Carry) => (carry = next) };
}
