/** Puts a text onto the clipboard, and knows for a while whether that worked: browsers may not let us. */

/** So long the answer is seen. */
const SEEN = 3000;

export class Copying {
  done = $state.raw<'yes' | 'failed' | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  async copy(text: string): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await navigator.clipboard.writeText(text);
      this.done = 'yes';
    } catch {
      this.done = 'failed';
    }
    this.#timer = setTimeout(() => (this.done = null), SEEN);
  }
}
