/** Carrying a figure over the squares. */
import { gesture } from '../../ui/gesture';

interface Carry {
  /** Whether the figure on this square may be picked up. */
  may: (square: string) => boolean;
  /** How far it has been carried, in pixels, and over which square it is. */
  move: (square: string, x: number, y: number, over: string | null) => void;
  /** It was put down; over nothing where the gesture was broken off. */
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
