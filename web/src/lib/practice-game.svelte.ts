/**
 * A game that is played out from a record, with the practice API of the server: lessons and examples.
 *
 * ```ts
 * const game = new PracticeGame({ move: (move) => void game.play([`1 ${move}`], true) });
 * await game.open(record, 1);
 * ```
 */
import type { PracticeRequest, PracticeResult, Seat, Standing } from '$bindings';
import { api, Refusal } from './api';
import { LocalTable, practiceSeats, type LocalTableHandlers } from './local-table.svelte';

export type PracticeHandlers = Pick<LocalTableHandlers, 'move'> & Partial<LocalTableHandlers>;

export class PracticeGame {
  readonly table: LocalTable;
  /** The game so far. */
  record = $state.raw('');
  /** How the game has ended; `null` while it runs. */
  standing = $state.raw<Standing | null>(null);
  /** How many positions were opened. Boards are drawn again for each, because nothing moves from one to the next. */
  positions = $state.raw(0);
  /** Whether a request to the server is under way. */
  requesting = $state.raw(false);
  #seat: Seat | null = null;

  /** `move` decides what a move of the player leads to. An attempt is explained by the server unless `attempt` is given. */
  constructor({ move, attempt = (targets) => void this.explain(targets) }: PracticeHandlers) {
    this.table = new LocalTable({ move, attempt });
  }

  /** Shows the position at the end of a record. Returns whether the server accepted the record. */
  async open(record: string, seat: Seat | null): Promise<boolean> {
    this.#seat = seat;
    const result = await this.#request({ record });
    if (!result) return false;
    this.#keep(result);
    const { game, names, before: view, past: events, moves } = result;
    this.table.place({ game, seats: practiceSeats(view.seats, names, seat), view, events, moves });
    this.positions += 1;
    return true;
  }

  /** Whether the rules allow these lines. The game does not change; a refusal is shown. */
  async isLegal(lines: string[]): Promise<boolean> {
    const result = await this.#request({ record: this.record, then: lines });
    this.table.settle();
    return result !== null;
  }

  /** Asks the server why these targets make no move, and shows the refusal. The game does not change. */
  async explain(targets: string[]): Promise<void> {
    await this.#request({ record: this.record, attempt: { targets } });
    this.table.settle();
  }

  /** Continues with these lines of a record, and with `bots` until it is the player's turn. */
  async play(lines: string[], bots = false): Promise<boolean> {
    const result = await this.#request({ record: this.record, then: lines, bots });
    this.table.settle();
    if (!result) return false;
    this.#keep(result);
    this.table.parts.selection.chosen = [];
    const last = result.steps.length - 1;
    result.steps.forEach(({ events, views }, i) => {
      const view = views[0] ?? null;
      this.table.play({ events, view, moves: i === last ? result.moves : [] });
    });
    return true;
  }

  #keep(result: PracticeResult): void {
    this.record = result.record;
    this.standing = result.standing ?? null;
  }

  async #request(request: Omit<PracticeRequest, 'seat'>): Promise<PracticeResult | null> {
    this.requesting = true;
    try {
      return await api.practise({ ...request, seat: this.#seat ?? undefined });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.table.parts.requests.refuse(error);
      return null;
    } finally {
      this.requesting = false;
    }
  }
}
