/** For tests: a table of Ninjan that a server has just told about, without a server. */
import type { PresentedView, ServerMessage, TableInfo, MoveOption } from '$bindings';
import { aPresentation } from '../games/a-presentation';
import { FakeSocket } from '../lib/fake-socket';
import { Table } from '../lib/table.svelte';

export const way = (move: string, ...targets: string[]): MoveOption => ({
  move,
  targets,
  in_order: false,
  phrase: { id: 'ninjan-move-choose', args: { card: targets.join('+') || move } },
});

export const view = (hand: string[], more: object = {}): PresentedView =>
  ({
    game: 'ninjan',
    presentation: aPresentation({
      prompt: { id: 'ninjan-ask-choose', args: { round: 1 } },
      facts: [hand.length, 9, 9].map((count) => [
        { kind: 'cards', value: count, phrase: { id: 'cards', args: { count } } },
      ]),
      attempt_sizes: [1],
    }),
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
  }) as unknown as PresentedView;

/** A table where seat 1 is one's own. Its moves are kept in `sent`, its attempts in `attempts`. */
export function aTable(
  moves: MoveOption[],
  shown: PresentedView,
): { table: Table; sent: string[]; attempts: string[][] } {
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
  const attempts: string[][] = [];
  table.move = (move) => void sent.push(move);
  table.attempt = (targets) => void attempts.push(targets);
  return { table, sent, attempts };
}
