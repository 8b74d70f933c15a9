/**
 * Opens a modal dialog, so that nothing below it can be reached. A dialog that is removed returns the focus, but reports no
 * `close`: the event would come later, and its handler would close the next window, or put aside the next result.
 */
export function modal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => {
    dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true });
    dialog.close();
  };
}
