/** Sets the focus after a dialog has opened; earlier the dialog would take it. */
import { tick } from 'svelte';

export function focused(node: HTMLElement): void {
  void tick().then(() => node.focus());
}
