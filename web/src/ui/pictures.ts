/**
 * Drawings as pictures. A card is dozens of shapes and a table has dozens of cards. As elements, these shapes were most of
 * the page, and each of them costs time whenever a window opens, a view is replaced or a card flies. A picture is drawn once
 * and is one element wherever it is shown. It cannot use the fonts and styles of the page, so its
 * shapes have attributes instead of classes, and letters are drawn above it.
 */
import { mount, unmount, type Component } from 'svelte';

const idle: (task: () => void) => unknown =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (task) => setTimeout(task, 100);

/** The pictures of all cards of a game, as addresses. */
export class Pictures {
  #Drawing: Component<{ card: string }>;
  #waiting: string[];
  /** The images are kept, so that the browser does not forget them between two uses. */
  #drawn = new Map<string, HTMLImageElement>();
  #started = false;

  /** `Drawing` draws one `<svg>` without text and classes. `cards` are all cards; those that nobody asks for are drawn in idle time. */
  constructor(Drawing: Component<{ card: string }>, cards: readonly string[]) {
    this.#Drawing = Drawing;
    this.#waiting = [...cards];
  }

  of(card: string): string {
    if (!this.#started) {
      this.#started = true;
      idle(() => this.#next());
    }
    return (this.#drawn.get(card) ?? this.#draw(card)).src;
  }

  #next(): void {
    let card = this.#waiting.pop();
    while (card !== undefined && this.#drawn.has(card)) card = this.#waiting.pop();
    if (card === undefined) return;
    this.#draw(card);
    idle(() => this.#next());
  }

  #draw(card: string): HTMLImageElement {
    const target = document.createElement('div');
    const drawn = mount(this.#Drawing, { target, props: { card } });
    const picture = new Image();
    const drawing = target.querySelector('svg');
    if (drawing) {
      const text = new XMLSerializer().serializeToString(drawing).replace(/<!--.*?-->/g, '');
      picture.src = `data:image/svg+xml,${text.replace(/[#%]/g, encodeURIComponent)}`;
    }
    void unmount(drawn);
    this.#drawn.set(card, picture);
    return picture;
  }
}
