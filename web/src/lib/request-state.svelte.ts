/** The state of this browser's requests to a table: whether one awaits its answer, and why the last one failed. */
import { Refusal } from './api';

export class RequestState {
  /** Whether a move or an attempt has been sent and not been answered yet. */
  sending = $state.raw(false);
  /** The move that has been sent and not been answered yet, in notation. Its cards are drawn on their way. */
  move = $state.raw<string | null>(null);
  /** Why the last request was refused. */
  refusal = $state.raw<Refusal | null>(null);

  /** A request was sent: a move, or an attempt. */
  begin(move: string | null = null): void {
    this.refusal = null;
    this.sending = true;
    this.move = move;
  }

  /** The request was answered, or can no longer be. */
  settle(): void {
    this.sending = false;
    this.move = null;
  }

  refuse(refusal: Refusal): void {
    this.refusal = refusal;
  }

  clearRefusal(): void {
    this.refusal = null;
  }

  /** Removes a refusal whose only reason was the missing connection, which is back. */
  clearConnectionRefusal(): void {
    const code = this.refusal?.code;
    if (code === 'web-no-line' || code === 'web-no-server') this.refusal = null;
  }

  /** Runs a request and shows the refusal if there is one. */
  async run(request: () => Promise<void>): Promise<void> {
    this.refusal = null;
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
  }
}
