/** Notices when the mouse rests on an element, or a finger holds it. The press that ends such a hold is no click. */
import type { Attachment } from 'svelte/attachments';

interface Pressing {
  /** The elements that are watched. */
  selector: string;
  show(node: HTMLElement): void;
  hide(): void;
}

/** How long the mouse has to rest, and a finger has to hold. In milliseconds. */
const REST_MS = 450;
/** The distance in pixels at which a hold becomes a drag. */
const SLACK = 10;

export function pressing({ selector, show, hide }: Pressing): Attachment<Document> {
  return (page) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { x: number; y: number } | null = null;
    let held = false;
    /** What the mouse has pressed and not left yet. The button of a move must not be covered. */
    let pressed: HTMLElement | null = null;
    const nodeOf = ({ target }: Event): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    const wait = (node: HTMLElement, touch: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = touch;
        if (node.isConnected) show(node);
      }, REST_MS);
    };
    const stop = () => {
      clearTimeout(timer);
      start = null;
      hide();
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const node = nodeOf(event);
      stop();
      if (node !== pressed) pressed = null;
      if (node && node !== pressed && event.buttons === 0) wait(node, false);
    };
    const down = (event: PointerEvent) => {
      stop();
      held = false;
      const node = nodeOf(event);
      pressed = event.pointerType === 'touch' ? null : node;
      if (event.pointerType !== 'touch' || !node) return;
      start = { x: event.clientX, y: event.clientY };
      wait(node, true);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (start && Math.hypot(clientX - start.x, clientY - start.y) >= SLACK) stop();
    };
    const swallow = (event: Event) => {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const menu = (event: Event) => {
      if (held) event.preventDefault();
    };
    const listeners: [string, (event: never) => void][] = [
      ['pointerover', over],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['keydown', stop],
      ['click', swallow],
      ['contextmenu', menu],
    ];
    for (const [name, listener] of listeners)
      page.addEventListener(name, listener as EventListener, { capture: true });
    return () => {
      stop();
      for (const [name, listener] of listeners)
        page.removeEventListener(name, listener as EventListener, { capture: true });
    };
  };
}
