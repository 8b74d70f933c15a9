/** Lets cards fly over the table from anchor to anchor. What is drawn flies as a ghost above everything. */
import { mount, unmount } from 'svelte';
import type { Face, Flight } from '../games/face';
import { moving, tempo } from '../lib/settings.svelte';

export const TIME = 420;
/** Between two cards of one group, so that a deal is seen card by card. */
export const GAP = 60;

/** How long groups of flights take, in milliseconds at normal pace. */
export const airborne = (groups: readonly (readonly Flight[])[]): number =>
  groups.reduce((time, group) => time + (group.length > 0 ? TIME + GAP * (group.length - 1) : 0), 0);

const anchor = (name: string) => document.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(name)}"]`);

/** Where a flight begins: at the very card, where it is seen in that place. */
function origin(flight: Flight, taken: Set<Element>): HTMLElement | null {
  const place = anchor(flight.from);
  if (!place || flight.card === null) return place;
  const cards = place.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(flight.card)}"]`);
  const chosen = [...cards].filter((card) => !taken.has(card));
  const own = chosen.find((card) => card.ariaPressed === 'true') ?? chosen[0];
  if (!own) return place;
  taken.add(own);
  own.classList.add('flown');
  return own;
}

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Shows groups of flights one after the other. */
export async function fly(face: Face, groups: Flight[][], layer: HTMLElement): Promise<void> {
  if (!moving()) return;
  const taken = new Set<Element>();
  for (const group of groups) {
    await Promise.all(group.map((flight, i) => one(face, flight, layer, taken, i * GAP * tempo())));
  }
}

/** The new view is drawn: what is still in its place is seen again. */
export function land(): void {
  document.querySelectorAll('.flown').forEach((card) => card.classList.remove('flown'));
}

async function one(
  face: Face,
  flight: Flight,
  layer: HTMLElement,
  taken: Set<Element>,
  delay: number,
): Promise<void> {
  const start = origin(flight, taken);
  const goal = anchor(flight.to);
  if (!start || !goal) return;
  const [from, to] = [start.getBoundingClientRect(), goal.getBoundingClientRect()];
  if (from.width === 0 || to.width === 0) return;
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  layer.append(ghost);
  const card = mount(face.Card, { target: ghost, props: { card: flight.card } });
  const size = ghost.getBoundingClientRect();
  const scaleOf = (box: DOMRect) => Math.min(1.1, Math.max(0.45, box.width / (size.width || 1)));
  const at = ({ x, y }: { x: number; y: number }, scale: number, turn: number) =>
    `translate(${x - size.width / 2}px, ${y - size.height / 2}px) scale(${scale}) rotate(${turn}deg)`;
  const [begin, end] = [middle(from), middle(to)];
  // A card is tossed: it rises a little, leans into its way, and lands.
  const way = Math.hypot(end.x - begin.x, end.y - begin.y);
  const half = { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 - Math.min(40, way * 0.12) };
  const lean = Math.max(-12, Math.min(12, (end.x - begin.x) / 30));
  const high = Math.max(scaleOf(from), scaleOf(to)) * 1.06;
  ghost.style.visibility = delay > 0 ? 'hidden' : 'visible';
  const motion = ghost.animate(
    [
      { transform: at(begin, scaleOf(from), 0), visibility: 'visible' },
      { transform: at(half, high, lean), visibility: 'visible' },
      { transform: at(end, scaleOf(to), flight.card === null ? 8 : 0), visibility: 'visible' },
    ],
    { duration: TIME * tempo(), delay, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'forwards' },
  );
  await motion.finished.catch(() => undefined);
  await unmount(card);
  ghost.remove();
}
