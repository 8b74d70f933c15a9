import { PROTOCOL } from '$bindings';
import type { MoveOption, PresentedView, SeatInfo, ServerMessage, TableEvent, TableInfo } from '$bindings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testPresentation } from '../games/test-presentation';
import { FakeSocket } from './fake-socket';
import { ServerTable } from './server-table.svelte';
import type { TableParts } from './table-parts';
import { player } from './words.svelte';

const seatInfo = (seat: number, yours: boolean): SeatInfo => ({
  seat,
  player: yours ? 'person' : 'bot',
  yours,
  host: yours,
  connected: true,
  returning: false,
  missed: 0,
  kept: false,
  left: false,
  text: null,
  again: false,
  callable: false,
  running: false,
});
const info = (games = 1): TableInfo => ({
  id: 't',
  code: 'abc',
  settings: {
    game: 'ninjan',
    seats: 2,
    public: false,
    clock: { kind: 'none' },
    away: 60,
    level: 'medium',
    hints: false,
  },
  hints: false,
  status: 'playing',
  paused: false,
  starting: false,
  number: 1,
  games,
  commitment: '',
  host: true,
  seats: [seatInfo(1, true), seatInfo(2, false)],
});
const view = (round: number, turn = 1) =>
  ({
    game: 'ninjan',
    presentation: testPresentation(),
    seat: 1,
    seats: 2,
    round,
    awaits: { kind: 'turn', seat: turn },
  }) as unknown as PresentedView;
const option = (move: string, ...targets: string[]): MoveOption => ({
  move,
  targets,
  in_order: false,
  phrase: { id: 'x', args: {} },
});
const event = (number: number) => ({ number, code: 'decided', seat: 1 }) as TableEvent;
const hello = (
  number: number,
  more: Partial<Extract<ServerMessage, { type: 'hello' }>> = {},
): ServerMessage => ({
  type: 'hello',
  protocol: PROTOCOL,
  number,
  table: info(),
  uncovered: 1,
  events: [],
  complete: true,
  view: view(1),
  moves: [option('choose R8', 'R8'), option('choose P1', 'P1')],
  ...more,
});
/** Waits until every event has been shown. */
const allShown = () => vi.advanceTimersByTimeAsync(10);

let server: ServerTable;
let parts: TableParts;
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  server = new ServerTable('t');
  parts = server.parts;
});
afterEach(() => {
  server.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a table of the server', () => {
  it('offers the moves of the first message', () => {
    FakeSocket.last.deliver(hello(5));
    expect(server.connection).toBe('open');
    expect(parts.table.mayMove).toBe(true);
    expect(parts.selection.isOpen('R8')).toBe(true);
    expect(parts.selection.isOpen('S3')).toBe(false);
  });

  it('loads the page again, once, if the server speaks another protocol', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    sessionStorage.clear();
    FakeSocket.last.deliver(hello(5, { protocol: PROTOCOL + 1 }));
    expect(reload).toHaveBeenCalledOnce();
    expect(parts.table.view).toBe(null);
    FakeSocket.last.deliver(hello(5, { protocol: PROTOCOL + 1 }));
    expect(reload).toHaveBeenCalledOnce();
    expect(parts.table.mayMove).toBe(true);
  });

  it('sends one move at a time, with the number of the last log entry', () => {
    FakeSocket.last.deliver(hello(5));
    server.move('choose R8');
    server.move('choose P1');
    expect(FakeSocket.last.sent).toEqual([{ type: 'move', id: 1, seat: 1, move: 'choose R8', number: 5 }]);
    expect(parts.table.mayMove).toBe(false);
  });

  it('sends a sealed decision only after it has seen the seals of all bots', () => {
    const sealed = (waiting: number[]) =>
      ({ ...view(1), awaits: { kind: 'sealed', waiting, decided: [] } }) as unknown as PresentedView;
    FakeSocket.last.deliver(hello(5, { view: sealed([1, 2]) }));
    server.move('choose R8');
    expect(FakeSocket.last.sent).toEqual([{ type: 'ready', seat: 1 }]);
    expect(parts.table.mayMove).toBe(false);
    // Something else happens: the bot still has not decided.
    FakeSocket.last.deliver({ type: 'update', number: 6, events: [] });
    expect(FakeSocket.last.sent).toHaveLength(1);
    FakeSocket.last.deliver({
      type: 'update',
      number: 7,
      events: [],
      view: sealed([1]),
      seal: { seat: 2, hash: 'x' },
    });
    expect(FakeSocket.last.sent.at(-1)).toEqual({
      type: 'move',
      id: 1,
      seat: 1,
      move: 'choose R8',
      number: 7,
    });
  });

  it('drops a decision that waited for seals if it is no longer asked for', () => {
    const awaits = (kind: string, rest: object) =>
      ({ ...view(1), awaits: { kind, ...rest } }) as unknown as PresentedView;
    FakeSocket.last.deliver(hello(5, { view: awaits('sealed', { waiting: [1, 2], decided: [] }) }));
    server.move('choose R8');
    FakeSocket.last.deliver({ type: 'update', number: 6, events: [], view: awaits('turn', { seat: 2 }) });
    expect(FakeSocket.last.sent).toEqual([{ type: 'ready', seat: 1 }]);
    expect(parts.requests.sending).toBe(false);
  });

  it('sends one attempt at a time, and shows why it is refused', () => {
    FakeSocket.last.deliver(hello(5));
    server.attempt(['S3']);
    server.attempt(['R8', 'P1']);
    server.move('choose R8');
    expect(FakeSocket.last.sent).toEqual([{ type: 'attempt', id: 1, seat: 1, targets: ['S3'] }]);
    expect(parts.table.mayMove).toBe(false);
    const refused = { code: 'not-held', args: {}, ruling: 'ninjan/2', phrase: { id: 'x', args: {} } };
    FakeSocket.last.deliver({ type: 'refused', id: 1, ...refused });
    expect([parts.table.mayMove, parts.requests.refusal?.ruling]).toEqual([true, 'ninjan/2']);
  });

  it('shows every event of a step before its view', async () => {
    FakeSocket.last.deliver(hello(5));
    const played: [number, number][] = [];
    parts.playback.playEvent = async (one) => {
      await new Promise((done) => setTimeout(done, 5));
      played.push([one.number, (parts.table.view as unknown as { round: number }).round]);
    };
    FakeSocket.last.deliver({ type: 'update', number: 6, events: [event(0), event(1)], view: view(2) });
    FakeSocket.last.deliver({ type: 'update', number: 7, events: [event(2)], view: view(3) });
    expect(parts.playback.active).toBe(true);
    await vi.advanceTimersByTimeAsync(50);
    expect(played).toEqual([
      [0, 1],
      [1, 1],
      [2, 2],
    ]);
    expect(parts.playback.active).toBe(false);
  });

  it('offers no moves while events are being shown', async () => {
    FakeSocket.last.deliver(hello(5));
    parts.playback.playEvent = () => new Promise((done) => setTimeout(done, 5));
    FakeSocket.last.deliver({
      type: 'update',
      number: 6,
      events: [event(0)],
      view: view(2),
      moves: [option('choose S3', 'S3')],
    });
    expect(parts.selection.isOpen('S3')).toBe(false);
    await allShown();
    expect(parts.selection.isOpen('S3')).toBe(true);
  });

  it('keeps the selection when the connection is lost and the moves are the same afterwards', () => {
    FakeSocket.last.deliver(hello(5));
    parts.selection.point('R8#1', 'R8');
    FakeSocket.last.drop();
    expect(server.connection).toBe('lost');
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last.url).toContain('since=5');
    FakeSocket.last.deliver(hello(5));
    expect(parts.selection.tokens).toEqual(['R8']);
  });

  it('clears the selection when no move contains it any more', async () => {
    FakeSocket.last.deliver(hello(5));
    parts.selection.point('R8#1', 'R8');
    FakeSocket.last.deliver({
      type: 'update',
      number: 6,
      events: [],
      view: view(2),
      moves: [option('choose P1', 'P1')],
    });
    await allShown();
    expect(parts.selection.tokens).toEqual([]);
  });

  it('shows the events that were missed while the connection was lost', async () => {
    FakeSocket.last.deliver(hello(5));
    FakeSocket.last.drop();
    vi.advanceTimersByTime(2000);
    FakeSocket.last.deliver(hello(7, { events: [event(3), event(4)], view: view(2) }));
    await allShown();
    expect(parts.log.lines.map((line) => line.kind)).toEqual(['event', 'event']);
    expect((parts.table.view as unknown as { round: number }).round).toBe(2);
  });

  it('marks a gap in the log when the missed events cannot be read again', () => {
    FakeSocket.last.deliver(hello(5));
    FakeSocket.last.drop();
    vi.advanceTimersByTime(2000);
    FakeSocket.last.deliver(hello(9, { complete: false }));
    expect(parts.log.lines.map((line) => line.kind)).toEqual(['gap']);
  });

  it('shows the game before a decision that was taken back', () => {
    FakeSocket.last.deliver(hello(5, { events: [event(0), event(1)] }));
    const table = { ...info(), undone: [{ seat: 2, entries: 1 }] };
    FakeSocket.last.deliver(hello(6, { table, complete: false, events: [event(0)], view: view(1) }));
    expect(parts.log.lines.map((line) => line.kind)).toEqual(['event', 'undone']);
    expect(parts.table.view).toMatchObject({ round: 1 });
    FakeSocket.last.deliver(hello(6, { table, complete: false, events: [event(0)], view: view(1) }));
    expect(parts.log.lines.map((line) => line.kind)).toEqual(['event', 'undone', 'gap']);
  });

  it('lists no event twice in the log', () => {
    FakeSocket.last.deliver(hello(5, { events: [event(0)] }));
    FakeSocket.last.deliver(hello(5, { events: [event(0)], uncovered: null }));
    expect(parts.log.lines).toHaveLength(1);
  });

  it('allows another move after a refusal, and shows the ruling', () => {
    FakeSocket.last.deliver(hello(5));
    server.move('choose X9');
    FakeSocket.last.deliver({
      type: 'refused',
      id: 1,
      code: 'not-held',
      args: {},
      ruling: 'ninjan/2',
      phrase: { id: 'x', args: {} },
    });
    expect(parts.requests.refusal?.ruling).toBe('ninjan/2');
    expect(parts.table.mayMove).toBe(true);
  });

  it('reports unknown messages', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    FakeSocket.last.deliver({ type: 'fanfare' });
    FakeSocket.last.deliver('no JSON');
    expect(server.unknownMessages).toBe(2);
    expect(complaint).toHaveBeenCalledTimes(2);
  });

  it('counts the connection as lost when a move is not answered', () => {
    FakeSocket.last.deliver(hello(5));
    server.move('choose R8');
    vi.advanceTimersByTime(6001);
    expect(server.connection).toBe('lost');
    expect(parts.requests.sending).toBe(false);
  });

  it('does not reconnect when the server forbids it', () => {
    FakeSocket.last.deliver(hello(5));
    FakeSocket.last.deliver({
      type: 'bye',
      why: 'void',
      retry: null,
      phrase: { id: 'server-void', args: {} },
    });
    FakeSocket.last.drop();
    vi.advanceTimersByTime(60_000);
    expect(server.connection).toBe('closed');
    expect(server.farewell?.id).toBe('server-void');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('clears the log and the running animation when another seat is shown', async () => {
    FakeSocket.last.deliver(hello(5, { events: [event(0)] }));
    parts.playback.playEvent = () => new Promise((done) => setTimeout(done, 5));
    FakeSocket.last.deliver({ type: 'update', number: 6, events: [event(1), event(2)], view: view(2) });
    FakeSocket.last.deliver(
      hello(6, { events: [event(0), event(1)], uncovered: null, view: view(3), moves: [] }),
    );
    await allShown();
    expect(parts.log.lines.map((line) => line.key)).toEqual(['e0', 'e1']);
    expect((parts.table.view as unknown as { round: number }).round).toBe(3);
    expect(parts.playback.currentEvent).toBeNull();
  });

  it('starts a new log with a new game', () => {
    FakeSocket.last.deliver(hello(5, { events: [event(0)] }));
    FakeSocket.last.deliver({ type: 'update', number: 6, table: info(2), events: [], view: view(1) });
    expect(parts.log.lines).toEqual([]);
  });

  it('runs the clocks of the awaited seats', () => {
    const seats = [seatInfo(1, true), { ...seatInfo(2, false), player: 'person' as const }];
    FakeSocket.last.deliver(hello(5, { table: { ...info(), seats } }));
    FakeSocket.last.deliver({
      type: 'update',
      number: 6,
      events: [],
      view: view(1, 2),
      clocks: [9000, 8000],
    });
    expect(parts.table.seats.map((one) => [one.clock, one.running])).toEqual([
      [9000, false],
      [8000, true],
    ]);
  });

  it('moves to the seat that a new game assigns', async () => {
    FakeSocket.last.deliver(hello(5));
    const further = { ...view(1, 2), seat: 2 } as PresentedView;
    FakeSocket.last.deliver({ type: 'update', number: 6, table: info(2), events: [], view: further });
    await allShown();
    expect(parts.table.viewer).toBe(2);
  });

  describe('where the players have to remember events', () => {
    const fought = (number: number): TableEvent => ({
      number,
      code: 'fought',
      seat: 2,
      from: 'a3',
      to: 'a2',
      attacker: 'R',
      defender: 'S',
      result: 'attacker-wins',
      phrase: { id: 'tsuefa-fought', args: { seat: player(2), from: 'a3', to: 'a2' } },
    });
    const yard = (requires_memory: boolean) =>
      ({
        ...view(1),
        game: 'tsuefa',
        presentation: testPresentation({ requires_memory }),
      }) as unknown as PresentedView;
    const phrases = () =>
      parts.log.lines.map((line) => (line.kind === 'event' ? line.event.phrase?.id : line.kind));
    const playSlowly = () =>
      (parts.playback.playEvent = () => {
        parts.playback.revealCurrent();
        return new Promise((done) => setTimeout(done, 5));
      });

    it('the log shows a fight while it is played, and then removes its details', async () => {
      FakeSocket.last.deliver(hello(5, { view: yard(true) }));
      playSlowly();
      FakeSocket.last.deliver({ type: 'update', number: 6, events: [fought(0)], view: yard(true) });
      expect(phrases()).toEqual(['tsuefa-fought']);
      await allShown();
      expect(phrases()).toEqual(['tsuefa-fought-unseen']);
    });

    it('the log also removes the details of a fight that a reconnect has interrupted', async () => {
      FakeSocket.last.deliver(hello(5, { view: yard(true) }));
      playSlowly();
      FakeSocket.last.deliver({ type: 'update', number: 6, events: [fought(0)], view: yard(true) });
      FakeSocket.last.deliver(hello(9, { complete: false, view: yard(true) }));
      await allShown();
      expect(phrases()).toEqual(['tsuefa-fought-unseen', 'gap']);
    });

    it('the log keeps everything where memory is not required', async () => {
      FakeSocket.last.deliver(hello(5, { view: yard(false) }));
      FakeSocket.last.deliver({ type: 'update', number: 6, events: [fought(0)], view: yard(false) });
      await allShown();
      expect(phrases()).toEqual(['tsuefa-fought']);
    });
  });

  it('still counts as playing while its end is being shown', async () => {
    FakeSocket.last.deliver(hello(5));
    parts.playback.playEvent = () => new Promise((done) => setTimeout(done, 5));
    const over: TableInfo = { ...info(), status: 'over' };
    FakeSocket.last.deliver({ type: 'update', number: 6, table: over, events: [event(0)], view: view(2) });
    expect(server.info?.status).toBe('over');
    expect(parts.table.status).toBe('playing');
    await allShown();
    expect(parts.table.status).toBe('over');
  });

  it('shows no further events after it was closed', async () => {
    FakeSocket.last.deliver(hello(5));
    const played: number[] = [];
    parts.playback.playEvent = async (one) => {
      played.push(one.number);
      await new Promise((done) => setTimeout(done, 5));
    };
    FakeSocket.last.deliver({ type: 'update', number: 6, events: [event(0), event(1)], view: view(2) });
    server.close();
    await allShown();
    expect(played).toEqual([0]);
  });
});
