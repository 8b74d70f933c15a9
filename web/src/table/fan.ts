/** The layout of a hand: side by side if there is room, then overlapping, then in two rows. */

export interface CardPosition {
  /** The left and top edge, in pixels. */
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
}

/** The least visible width of a card; with less there are two rows. In pixels. */
export const MIN_VISIBLE_PX = 19;
/** The gap between cards that do not overlap. In pixels. */
const GAP_PX = 6;
/** How far the ends of a fan hang down, as a fraction of a card's height. */
const DROOP = 0.09;
/** The angle between the outermost cards of a wide fan, in degrees. */
const MAX_SPREAD_DEG = 26;
/** The visible part of the back row, as a fraction of a card's height. */
const BACK_ROW_VISIBLE = 0.52;

export interface Fan {
  positions: CardPosition[];
  height: number;
}

/** Positions `count` cards of one size within a width. */
export function fan(count: number, width: number, card: { width: number; height: number }): Fan {
  const fits = (n: number) => (width - card.width) / Math.max(1, n - 1) >= MIN_VISIBLE_PX;
  if (fits(count)) return row(count, width, card, 0);
  const back = row(Math.floor(count / 2), width, card, 0);
  const front = row(Math.ceil(count / 2), width, card, card.height * BACK_ROW_VISIBLE);
  return { positions: [...back.positions, ...front.positions], height: front.height };
}

/**
 * The height of a row. It is the same for any number of cards, so that the board keeps its size while cards come and go: the
 * outermost cards of a full fan hang down, and a corner reaches lower still, because a card is turned about its middle.
 */
function rowHeight(card: { width: number; height: number }): number {
  const end = (MAX_SPREAD_DEG * Math.PI) / 360;
  const corner = Math.max(0, (card.width * Math.sin(end) - card.height * (1 - Math.cos(end))) / 2);
  return card.height * (1 + DROOP) + corner;
}

function row(count: number, width: number, card: { width: number; height: number }, top: number): Fan {
  const step = Math.min(card.width + GAP_PX, (width - card.width) / Math.max(1, count - 1));
  const left = (width - step * (count - 1) - card.width) / 2;
  // A wide fan turns its cards less, so that its ends do not hang too low.
  const turn = Math.min(3.2, MAX_SPREAD_DEG / Math.max(1, count));
  const half = Math.max(1, (count - 1) / 2);
  const droop = count > 2 ? card.height * DROOP : 0;
  const positions = Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    return {
      x: Math.round((left + i * step) * 10) / 10,
      y: Math.round((top + droop * (off / half) ** 2) * 10) / 10,
      turn: Math.round(off * turn * 10) / 10,
    };
  });
  return { positions, height: top + rowHeight(card) };
}
