/** Opens a modal dialog, so that nothing below it can be reached. */
export function modal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
