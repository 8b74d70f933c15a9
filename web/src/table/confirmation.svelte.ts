/** A question that the player has to confirm before something that cannot be undone. */

export interface Question {
  /** What it costs and brings. */
  text: string;
  /** `null` for a plain 'Are you sure?'. */
  title: string | null;
  /** The label of the confirming button; `null` for a plain yes. */
  action: string | null;
}

export class Confirmation {
  question = $state.raw<Question | null>(null);
  #resolve: ((confirmed: boolean) => void) | null = null;

  /** Asks, and resolves with the answer. An earlier question counts as declined. */
  ask(text: string, { title = null, action = null }: Partial<Question> = {}): Promise<boolean> {
    this.answer(false);
    this.question = { text, title, action };
    return new Promise((resolve) => (this.#resolve = resolve));
  }

  answer(confirmed: boolean): void {
    this.question = null;
    this.#resolve?.(confirmed);
    this.#resolve = null;
  }
}
