/** Puts the focus where it is wanted once a window is open; before that the window would take it away. */
import { tick } from 'svelte';

export function focused(node: HTMLElement): void {
  void tick().then(() => node.focus());
}
