/** The remarks that were just made at each seat. A remark disappears after a few seconds. */
import type { Remark, Seat } from '$bindings';

/** How long a remark stays visible, in milliseconds. */
const VISIBLE_MS = 4000;
/** Spectators have no seat. */
const SPECTATORS = 0;

export interface ShownRemark {
  what: Remark;
  /** Differs for each remark, so that the same words again are drawn again. */
  key: number;
}

export class Remarks {
  #shown = $state.raw<Record<number, ShownRemark>>({});
  #count = 0;

  at(seat: Seat): ShownRemark | undefined {
    return this.#shown[seat];
  }

  add(seat: Seat | null, what: Remark): void {
    const place = seat ?? SPECTATORS;
    const key = (this.#count += 1);
    this.#shown = { ...this.#shown, [place]: { what, key } };
    setTimeout(() => {
      if (this.#shown[place]?.key !== key) return;
      this.#shown = Object.fromEntries(Object.entries(this.#shown).filter(([own]) => own !== String(place)));
    }, VISIBLE_MS);
  }
}
