/** For tests: a table of Ninjan that a server has just told about, without a server. */
import type { AnyView, ServerMessage, TableInfo, MoveOption } from '$bindings';
import { FakeSocket } from '../lib/fake-socket';
import { Table } from '../lib/table.svelte';

export const way = (move: string, ...targets: string[]): MoveOption => ({
  move,
  targets,
  in_order: false,
  phrase: { id: 'ninjan-move-choose', args: { card: targets.join('+') || move } },
});

export const view = (hand: string[], more: object = {}): AnyView =>
  ({
    game: 'ninjan',
    seat: 1,
    seats: 3,
    awaits: { kind: 'sealed', waiting: [1, 3], decided: [2] },
    round: 1,
    hand,
    hand_sizes: [hand.length, 9, 9],
    revealed: [],
    piles: [],
    winnings: [[], [], []],
    sums: [0, 0, 0],
    unseen: [],
    unused: 0,
    ...more,
  }) as unknown as AnyView;

/** A table where seat 1 is one's own. What it sends is kept in `sent`. */
export function aTable(moves: MoveOption[], shown: AnyView): { table: Table; sent: string[] } {
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  const table = new Table('t');
  const chairs = [1, 2, 3].map((seat) => ({
    seat,
    player: seat === 1 ? 'person' : 'bot',
    name: seat === 1 ? 'Anna' : null,
    level: seat === 1 ? null : 'easy',
    yours: seat === 1,
    connected: true,
  }));
  table.hear({
    type: 'hello',
    protocol: 1,
    number: 1,
    table: {
      id: 't',
      status: 'playing',
      games: 1,
      hints: true,
      settings: { game: 'ninjan', seats: 3, clock: { kind: 'none' } },
      seats: chairs,
    } as unknown as TableInfo,
    uncovered: 1,
    events: [],
    complete: true,
    view: shown,
    moves,
  } as ServerMessage);
  const sent: string[] = [];
  table.move = (move) => void sent.push(move);
  return { table, sent };
}
