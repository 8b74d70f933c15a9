import type { TableEvent } from '$bindings';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TIME } from './fly';
import { Unfolding } from './unfolding.svelte';

const event = (number: number) => ({ number, code: 'played' }) as TableEvent;
const [first, second] = [event(0), event(1)];
const flights = () => [[{ from: 'seat-1', to: 'pile', card: 'bR' }]];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a card lies where it flew to once it has landed, and until the next view', () => {
  let view = $state.raw({});
  let moment = $state.raw<TableEvent | null>(null);
  let unfolding: Unfolding | undefined;
  const stop = $effect.root(() => {
    unfolding = new Unfolding(
      () => view,
      () => moment,
      flights,
    );
  });
  const show = (next: TableEvent | null) => flushSync(() => (moment = next));
  show(first);
  expect(unfolding?.landed).toEqual([]);
  vi.advanceTimersByTime(TIME);
  expect(unfolding?.landed).toEqual([first]);
  expect(unfolding?.past).toEqual([]);
  show(second);
  expect(unfolding?.landed).toEqual([first]);
  expect(unfolding?.past).toEqual([first]);
  show(null);
  expect(unfolding?.landed).toEqual([first, second]);
  // At once, before any effect has run: nothing is drawn upon a view that has it already.
  view = {};
  expect(unfolding?.landed).toEqual([]);
  stop();
});
