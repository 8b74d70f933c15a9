/** What the player has selected to make a move with, and what may still be selected. */
import type { MoveOption } from '$bindings';
import { isOpen, keepFitting, offers, press, reached, tokens, type Chosen } from './narrowing';
import type { RequestState } from './request-state.svelte';
import type { TableView } from './table-view.svelte';

export class Selection {
  chosen = $state.raw<Chosen[]>([]);

  constructor(
    private readonly table: TableView,
    private readonly requests: RequestState,
    private readonly move: (move: string) => void,
  ) {}

  /** The selected targets in notation. */
  get tokens(): string[] {
    return tokens(this.chosen);
  }

  /** Whether a target can be added to the selection. */
  isOpen(token: string): boolean {
    return this.table.mayMove && isOpen(this.table.moves, this.chosen, token);
  }

  isChosen(key: string): boolean {
    return this.chosen.some((one) => one.key === key);
  }

  /** The moves that one more press makes: those of exactly the selection, or the only one that is left. */
  get offers(): MoveOption[] {
    return this.table.mayMove ? offers(this.table.moves, this.chosen) : [];
  }

  /** Selects a target or takes it back. The last target of an ordered move makes the move at once. */
  point(key: string, token: string): void {
    if (!this.table.mayMove) return;
    this.requests.clearRefusal();
    const { moves } = this.table;
    this.chosen = press(moves, this.chosen, { key, token });
    const option = reached(moves, this.chosen);
    if (option) this.move(option.move);
  }

  undo(): void {
    this.chosen = this.chosen.slice(0, -1);
    this.requests.clearRefusal();
  }

  clear(): void {
    this.chosen = [];
    this.requests.clearRefusal();
  }

  /** Clears the selection if no legal move contains it any more. */
  dropIfImpossible(): void {
    this.chosen = keepFitting(this.table.moves, this.chosen);
  }
}
