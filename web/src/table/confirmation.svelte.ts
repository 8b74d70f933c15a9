/** A question that the player has to confirm before something that cannot be undone. */
export class Confirmation {
  question = $state.raw<string | null>(null);
  /** The label of the confirming button; `null` for a plain yes. */
  action = $state.raw<string | null>(null);
  #resolve: ((confirmed: boolean) => void) | null = null;

  /** Asks, and resolves with the answer. An earlier question counts as declined. */
  ask(question: string, action: string | null = null): Promise<boolean> {
    this.answer(false);
    this.question = question;
    this.action = action;
    return new Promise((resolve) => (this.#resolve = resolve));
  }

  answer(confirmed: boolean): void {
    this.question = null;
    this.#resolve?.(confirmed);
    this.#resolve = null;
  }
}
