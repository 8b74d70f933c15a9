/** A hint for the player to move. It closes when the seat has decided, or when another seat looks at the table. */
import type { Hint, MoveOption, Seat } from '$bindings';
import { api, Refusal } from '../lib/api';
import type { ServerTable } from '../lib/server-table.svelte';

/** The decision that a hint was requested for. Decisions of other seats do not change it. */
interface Decision {
  seat: Seat;
  moves: string;
}

export class Hints {
  hint = $state.raw<Hint | null>(null);
  /** An advised move that is not among the listed ones, such as a setup: the board lays it out. */
  advisedSetup = $state.raw<string | null>(null);
  #decision = $state.raw<Decision | null>(null);
  /** The request under way. It is aborted when its answer is no longer wanted. */
  #request = $state.raw<AbortController | null>(null);

  constructor(
    /** `null` at a local table, which has no hints. */
    private readonly server: ServerTable | null,
  ) {}

  get requesting(): boolean {
    return this.#request !== null;
  }

  get open(): boolean {
    return this.requesting || this.hint !== null;
  }

  /** Whether a hint can be requested now. */
  get offered(): boolean {
    return this.server?.info?.hints === true && this.server.parts.table.mayMove;
  }

  /** Whether the hint still belongs to the decision that the player has to make. */
  get isCurrent(): boolean {
    const [requested, now] = [this.#decision, this.#currentDecision()];
    if (!this.server || !requested || !now) return false;
    const { requests, table } = this.server.parts;
    return (
      requested.seat === now.seat &&
      requested.moves === now.moves &&
      !requests.sending &&
      table.awaits(requested.seat)
    );
  }

  toggle(): void {
    if (this.open) this.close();
    else void this.request();
  }

  async request(): Promise<void> {
    const decision = this.#currentDecision();
    if (!this.server || !decision || !this.offered) return;
    this.close();
    const { requests } = this.server.parts;
    const request = new AbortController();
    this.#request = request;
    this.#decision = decision;
    requests.clearRefusal();
    try {
      const hint = await api.hint(this.server.id, decision.seat, request.signal);
      if (!request.signal.aborted) this.hint = hint;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!request.signal.aborted) requests.refuse(error);
    } finally {
      if (!request.signal.aborted) this.#request = null;
    }
  }

  /** Follows the hint: passes the advised move to `make`, or lays out an advised setup without sending it. */
  follow(make: (option: MoveOption) => void): void {
    const { hint } = this;
    if (!hint || !this.server?.parts.table.mayMove) return;
    const option = this.server.parts.table.moves.find(({ move }) => move === hint.move);
    this.close();
    if (option) make(option);
    else this.advisedSetup = hint.move;
  }

  close(): void {
    this.#request?.abort();
    this.#request = null;
    this.#decision = null;
    this.hint = null;
    this.advisedSetup = null;
  }

  #currentDecision(): Decision | null {
    const table = this.server?.parts.table;
    if (!table || table.viewer === null) return null;
    return { seat: table.viewer, moves: table.moves.map(({ move }) => move).join('\n') };
  }
}
