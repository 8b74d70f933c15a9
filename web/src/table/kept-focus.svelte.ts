/** Keeps the keyboard focus at the table when what had it disappears: a played card, a pressed button, a closed window. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { firstTarget, handTarget } from './keys';

/** `changes` reads what changes the table. After each change a lost focus goes to the hand, or to the board. */
export function keepFocus(changes: () => unknown): Attachment<HTMLElement> {
  return (table) => {
    let last: HTMLElement | null = null;
    const note = (event: FocusEvent) => {
      last = event.target instanceof HTMLElement ? event.target : null;
    };
    table.addEventListener('focusin', note);
    $effect(() => {
      changes();
      untrack(() => {
        const lost = last !== null && (!last.isConnected || last.matches(':disabled'));
        if (!lost || (document.activeElement && document.activeElement !== document.body)) return;
        (handTarget() ?? firstTarget())?.focus({ preventScroll: true });
      });
    });
    return () => table.removeEventListener('focusin', note);
  };
}
