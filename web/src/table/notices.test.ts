import type { SeatInfo } from '$bindings';
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import Notices from './Notices.svelte';
import { contextMap } from './table-context';
import { testTable, view } from './test-table';

/** Shows the notices of a player for whom a bot plays. */
function showReplaced(more: Partial<SeatInfo>, paused = false): void {
  const { context, server } = testTable([], view([]));
  if (!server.info) throw new Error('the table has been described');
  const [own, ...others] = server.info.seats;
  const replaced = { ...own, player: 'stand-in', ...more } as SeatInfo;
  context.table.describe({ kind: 'server', info: { ...server.info, paused, seats: [replaced, ...others] } });
  flushSync();
  render(Notices, { context: contextMap(context) });
}

const takeBack = () => screen.queryByRole('button', { name: 'Take the seat back' });

test('a player who was replaced can take the seat back', () => {
  showReplaced({});
  expect(takeBack()).toBeInTheDocument();
});

test('a player whose seat comes back after the move of the bot reads that', () => {
  showReplaced({ returning: true });
  expect(takeBack()).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('then the seat is yours again');
});

test('a player whose seat does not come back reads that', () => {
  showReplaced({ kept: true });
  expect(takeBack()).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('A bot will finish this game for you');
});

test('a player whose time ran out reads that a bot makes this one move, and then that the next is theirs', () => {
  showReplaced({ returning: true, missed: 1 });
  expect(takeBack()).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('a bot makes this move for you');
});

test('after a missed move the player reads that the next one is theirs', () => {
  showReplaced({ player: 'person', missed: 2 });
  expect(screen.getByRole('status')).toHaveTextContent('The next move is yours');
});

test('a paused game says what continues it', () => {
  showReplaced({ missed: 2 }, true);
  expect(takeBack()).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Take the seat back to continue');
});
