/** Copies a text to the clipboard and remembers for a while whether that worked: browsers may deny it. */

/** How long the result is shown. In milliseconds. */
const SHOWN_MS = 3000;

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
    this.#timer = setTimeout(() => (this.done = null), SHOWN_MS);
  }
}
