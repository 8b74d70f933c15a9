/** A question before something that cannot be taken back. */
class Confirming {
  question = $state.raw<string | null>(null);
  /** What the button says that does it; nothing for a plain yes. */
  deed = $state.raw<string | null>(null);
  #answer: ((yes: boolean) => void) | null = null;

  ask(question: string, deed: string | null = null): Promise<boolean> {
    this.answer(false);
    this.question = question;
    this.deed = deed;
    return new Promise((answer) => (this.#answer = answer));
  }

  answer(yes: boolean): void {
    this.question = null;
    this.#answer?.(yes);
    this.#answer = null;
  }
}

export const confirming = new Confirming();
