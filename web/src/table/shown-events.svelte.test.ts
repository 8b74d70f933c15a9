import type { TableEvent } from '$bindings';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FLIGHT_MS } from './fly';
import { ShownEvents } from './shown-events.svelte';

const event = (number: number) => ({ number, code: 'played' }) as TableEvent;
const [first, second] = [event(0), event(1)];
const flights = () => [[{ from: 'seat-1', to: 'pile', card: 'bR' }]];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('an event counts as landed after its flight, until the next view', () => {
  let view = $state.raw({});
  let currentEvent = $state.raw<TableEvent | null>(null);
  let shownEvents: ShownEvents | undefined;
  const stop = $effect.root(() => {
    shownEvents = new ShownEvents(
      () => view,
      () => currentEvent,
      flights,
    );
  });
  const show = (next: TableEvent | null) => flushSync(() => (currentEvent = next));
  show(first);
  expect(shownEvents?.landed).toEqual([]);
  vi.advanceTimersByTime(FLIGHT_MS);
  expect(shownEvents?.landed).toEqual([first]);
  expect(shownEvents?.past).toEqual([]);
  show(second);
  expect(shownEvents?.landed).toEqual([first]);
  expect(shownEvents?.past).toEqual([first]);
  show(null);
  expect(shownEvents?.landed).toEqual([first, second]);
  // This holds before any effect has run: an event must not be drawn on top of a view that contains it.
  view = {};
  expect(shownEvents?.landed).toEqual([]);
  stop();
});
