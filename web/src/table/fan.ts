/** How a hand of cards lies: side by side while there is room, then one over the other, at last in two rows. */

export interface Lay {
  /** The left and top edge, in pixels. */
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
}

/** Of each card at least this much is seen, or there are two rows. */
export const LEAST = 19;
/** Between cards that have room. */
const AIR = 6;
/** How far the ends of a fan hang down, as a part of a card's height. */
const DROOP = 0.09;
/** How much of the row behind is seen, as a part of a card's height. */
const BEHIND = 0.52;

export interface Fan {
  lays: Lay[];
  height: number;
}

/** Lays `count` cards of one size into a width. */
export function fan(count: number, width: number, card: { width: number; height: number }): Fan {
  const fits = (n: number) => (width - card.width) / Math.max(1, n - 1) >= LEAST;
  if (fits(count)) return row(count, width, card, 0);
  const back = row(Math.floor(count / 2), width, card, 0);
  const front = row(Math.ceil(count / 2), width, card, card.height * BEHIND);
  return { lays: [...back.lays, ...front.lays], height: front.height };
}

function row(count: number, width: number, card: { width: number; height: number }, top: number): Fan {
  const step = Math.min(card.width + AIR, (width - card.width) / Math.max(1, count - 1));
  const left = (width - step * (count - 1) - card.width) / 2;
  // A wide fan turns its cards little, or its ends would hang too low.
  const turn = Math.min(3.2, 26 / Math.max(1, count));
  const half = Math.max(1, (count - 1) / 2);
  const droop = count > 2 ? card.height * DROOP : 0;
  const lays = Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    return {
      x: Math.round((left + i * step) * 10) / 10,
      y: Math.round((top + droop * (off / half) ** 2) * 10) / 10,
      turn: Math.round(off * turn * 10) / 10,
    };
  });
  return { lays, height: top + card.height + droop };
}
