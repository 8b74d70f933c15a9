/**
 * The figures as they are drawn. A figure keeps its key while it moves, so that its movement can be animated.
 *
 * The view changes only at the end of a step; until then the effects of the shown events are applied here. A new view
 * replaces everything.
 */
import type { Seat, TableEvent, TsuefaItem, TsuefaSquare } from '$bindings';
import type { ViewOf } from '../game-ui';

export type View = ViewOf<'tsuefa'>;
export type Fought = Extract<TableEvent, { code: 'fought' }>;

export interface Drawn {
  key: number;
  square: TsuefaSquare;
  seat: Seat;
  item: TsuefaItem | null;
  shown: boolean;
  moved: boolean;
  /** What the figure does while an event is shown. */
  act: 'stands' | 'attacks' | 'defends' | 'changes';
  /** Whether it is about to leave the board. */
  leaves: boolean;
}

/** A view with all items: each seat sees those of its own figures, together they see all. */
export function opened(view: View, others: readonly View[]): View {
  const all = [view, ...others].flatMap(({ figures }) => figures);
  const seen = Object.fromEntries(all.filter(({ item }) => item).map((figure) => [figure.square, figure]));
  const rest = view.figures.filter(({ square }) => !seen[square]);
  return { ...view, figures: [...Object.values(seen), ...rest] };
}

export class BoardFigures {
  figures = $state.raw<readonly Drawn[]>([]);
  #view: View | null = null;
  #event: TableEvent | null = null;
  #keys = 0;

  /** Updates the figures from the view and the event that is shown now. */
  follow(view: View, event: TableEvent | null): void {
    if (view !== this.#view) this.#see(view);
    if (event === this.#event) return;
    this.#event = event;
    if (event) this.#show(event);
  }

  #see(view: View): void {
    this.#view = view;
    const old = this.figures.filter((one) => !one.leaves);
    this.figures = view.figures.map((figure) => {
      const same = old.find((one) => one.square === figure.square && one.seat === figure.seat);
      const { square, seat } = figure;
      const fight = view.fight && [view.fight.from, view.fight.to].includes(square) ? view.fight : null;
      return {
        key: same?.key ?? (this.#keys += 1),
        square,
        seat,
        // While a tied fight is decided by a throw, both items are visible.
        item: fight ? fight.item : figure.item,
        shown: figure.shown === true,
        moved: figure.moved === true,
        act: !fight ? 'stands' : fight.from === square ? 'attacks' : 'defends',
        leaves: false,
      };
    });
  }

  #show(event: TableEvent): void {
    this.#settle();
    if (event.code === 'stepped') {
      const { from, to } = event;
      if (from && to) this.#change(from, { square: to });
    } else if (event.code === 'fought') {
      const { from, to, attacker, defender, result } = event;
      if (!from || !to) return;
      const both = result === 'both-leave';
      this.#change(from, { item: attacker, act: 'attacks', leaves: both || result === 'defender-wins' });
      this.#change(to, { item: defender, act: 'defends', leaves: both || result === 'attacker-wins' });
    } else if (event.code === 'tie-settled') {
      const { seat, square, sign } = event;
      if (!square || !sign) return;
      this.figures = this.figures.map((one) => {
        if (one.act === 'stands') return one;
        return one.seat === seat
          ? { ...one, square, item: sign, act: 'changes' }
          : { ...one, act: 'stands', leaves: true };
      });
    }
  }

  /** Completes the effect of the last event before the next one starts. */
  #settle(): void {
    if (!this.figures.some((one) => one.leaves)) return;
    const winner = this.figures.find((one) => one.act === 'attacks' && !one.leaves);
    const goal = this.figures.find((one) => one.act === 'defends' && one.leaves)?.square;
    this.figures = this.figures
      .filter((one) => !one.leaves)
      .map((one) => ({ ...one, act: 'stands', square: one === winner && goal ? goal : one.square }));
  }

  #change(square: TsuefaSquare, what: Partial<Drawn>): void {
    this.figures = this.figures.map((one) => (one.square === square ? { ...one, ...what } : one));
  }
}
