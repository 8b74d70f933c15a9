/** For tests: a server table of Ninjan that has just received its first message. The test plays the server. */
import { PROTOCOL } from '$bindings';
import type { MoveOption, PresentedView, ServerMessage, TableInfo } from '$bindings';
import { testPresentation } from '../games/test-presentation';
import { FakeSocket } from '../lib/fake-socket';
import { LocalTable, practiceSeats } from '../lib/local-table.svelte';
import { ServerTable } from '../lib/server-table.svelte';
import { TableContext } from './table-context';

export const option = (move: string, ...targets: string[]): MoveOption => ({
  move,
  targets,
  in_order: false,
  phrase: { id: 'ninjan-move-choose', args: { card: targets.join('+') || move } },
});

export const view = (hand: string[], more: object = {}): PresentedView =>
  ({
    game: 'ninjan',
    presentation: testPresentation({
      prompt: { id: 'ninjan-ask-choose', args: { round: 1 } },
      facts: [hand.length, 9, 9].map((count) => [
        { kind: 'cards', value: count, phrase: { id: 'cards', args: { count } } },
      ]),
      attempt_sizes: [1],
    }),
    seat: 1,
    seats: 3,
    awaits: { kind: 'sealed', waiting: [1], decided: [2, 3] },
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
  }) as unknown as PresentedView;

export interface TestTable {
  context: TableContext;
  server: ServerTable;
  /** The moves that were sent to the server, in notation. */
  sentMoves(): string[];
  /** The targets of the attempts that were sent to the server. */
  sentAttempts(): string[][];
}

/** A table with three seats, of which the first is the player's own. */
export function testTable(moves: MoveOption[], shown: PresentedView): TestTable {
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  const server = new ServerTable('t');
  const socket = FakeSocket.last;
  const seats = [1, 2, 3].map((seat) => ({
    seat,
    player: seat === 1 ? 'person' : 'bot',
    name: seat === 1 ? 'Anna' : null,
    level: seat === 1 ? null : 'easy',
    yours: seat === 1,
    connected: true,
  }));
  server.receive({
    type: 'hello',
    protocol: PROTOCOL,
    number: 1,
    table: {
      id: 't',
      status: 'playing',
      games: 1,
      hints: true,
      settings: { game: 'ninjan', seats: 3, clock: { kind: 'none' } },
      seats,
    } as unknown as TableInfo,
    uncovered: 1,
    events: [],
    complete: true,
    view: shown,
    moves,
  } as ServerMessage);
  const sentMoves = () => socket.sent.flatMap((message) => (message.type === 'move' ? [message.move] : []));
  const sentAttempts = () =>
    socket.sent.flatMap((message) => (message.type === 'attempt' ? [message.targets] : []));
  return { context: new TableContext(server), server, sentMoves, sentAttempts };
}

/** A local table that shows one position. Moves and attempts have no effect. */
export function localTable(view: PresentedView, moves: MoveOption[] = []): TableContext {
  const table = new LocalTable({ move: () => undefined, attempt: () => undefined });
  table.place({ game: view.game, seats: practiceSeats(view.seats, [], view.seat), view, events: [], moves });
  return new TableContext(table);
}
