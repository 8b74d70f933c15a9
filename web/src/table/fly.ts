/** Animates cards that fly over the table from anchor to anchor. A flying card is a copy above everything else. */
import { mount, unmount } from 'svelte';
import type { Flight, GameUi } from '../games/game-ui';
import { moving, tempo } from '../lib/settings.svelte';

/** How long one card flies. In milliseconds at normal pace. */
export const FLIGHT_MS = 420;
/** Delay between two cards of one group, so that a deal is seen card by card. In milliseconds at normal pace. */
export const GAP_MS = 60;

/** How long groups of flights take, in milliseconds at normal pace. */
export const flightMs = (groups: readonly (readonly Flight[])[]): number =>
  groups.reduce((time, group) => time + (group.length > 0 ? FLIGHT_MS + GAP_MS * (group.length - 1) : 0), 0);

const anchor = (name: string) => document.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(name)}"]`);

/** Where a flight starts: at the card itself if it is visible at the anchor, otherwise at the anchor. */
function origin(flight: Flight, taken: Set<Element>): HTMLElement | null {
  const place = anchor(flight.from);
  if (!place || flight.card === null) return place;
  const cards = place.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(flight.card)}"]`);
  const chosen = [...cards].filter((card) => !taken.has(card));
  const own = chosen.find((card) => card.ariaPressed === 'true') ?? chosen[0];
  if (!own) return place;
  taken.add(own);
  return own;
}

interface Route {
  card: string | null;
  start: HTMLElement;
  from: DOMRect;
  to: DOMRect;
}

/**
 * Finds the way of each card. All positions of a group are read before anything on the page changes: a position that is
 * read after a change makes the browser lay out the page.
 */
function routes(group: readonly Flight[], taken: Set<Element>): (Route | null)[] {
  return group.map((flight) => {
    const [start, goal] = [origin(flight, taken), anchor(flight.to)];
    if (!start || !goal) return null;
    const [from, to] = [start.getBoundingClientRect(), goal.getBoundingClientRect()];
    return from.width === 0 || to.width === 0 ? null : { card: flight.card, start, from, to };
  });
}

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Plays groups of flights one after the other. */
export async function fly(ui: GameUi, groups: Flight[][], layer: HTMLElement): Promise<void> {
  if (!moving()) return;
  const taken = new Set<Element>();
  for (const group of groups) {
    const found = routes(group, taken);
    // A card that leaves its place is not seen there while it waits for its turn.
    for (const route of found) if (route && taken.has(route.start)) route.start.classList.add('flown');
    await Promise.all(found.map((route, i) => route && one(ui, route, layer, i * GAP_MS * tempo())));
  }
}

/** Called when the new view has been drawn: cards that are still in their place become visible again. */
export function land(): void {
  document.querySelectorAll('.flown').forEach((card) => card.classList.remove('flown'));
}

async function one(ui: GameUi, { card, from, to }: Route, layer: HTMLElement, delay: number): Promise<void> {
  // A flying card is drawn when it starts, so that a deal does not draw all of them in one frame.
  if (delay > 0) await new Promise((done) => setTimeout(done, delay));
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  layer.append(ghost);
  const drawn = mount(ui.Card, { target: ghost, props: { card } });
  const width = ghostWidth(ghost);
  const scaleOf = (box: DOMRect) => Math.min(1.1, Math.max(0.45, box.width / width));
  const at = ({ x, y }: { x: number; y: number }, scale: number, turn: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale}) rotate(${turn}deg)`;
  const [begin, end] = [middle(from), middle(to)];
  // A card rises a little, leans in the direction of its flight, and lands.
  const distance = Math.hypot(end.x - begin.x, end.y - begin.y);
  const half = { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 - Math.min(40, distance * 0.12) };
  const lean = Math.max(-12, Math.min(12, (end.x - begin.x) / 30));
  const high = Math.max(scaleOf(from), scaleOf(to)) * 1.06;
  const motion = ghost.animate(
    [
      { transform: at(begin, scaleOf(from), 0) },
      { transform: at(half, high, lean) },
      { transform: at(end, scaleOf(to), card === null ? 8 : 0) },
    ],
    { duration: FLIGHT_MS * tempo(), easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'forwards' },
  );
  await motion.finished.catch(() => undefined);
  await unmount(drawn);
  ghost.remove();
}

/** The width of a flying card. It depends only on the window, so it is read once for each size of the window. */
let knownWidth = 0;
addEventListener('resize', () => (knownWidth = 0));
function ghostWidth(ghost: HTMLElement): number {
  knownWidth ||= ghost.getBoundingClientRect().width;
  return knownWidth || 1;
}
