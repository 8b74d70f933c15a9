import type { PresentedView, SeatInfo, ServerMessage, TableEvent, TableInfo, MoveOption } from '$bindings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPresentation } from '../games/a-presentation';
import { FakeSocket } from './fake-socket';
import { Table } from './table.svelte';
import { player } from './words.svelte';

const chair = (seat: number, yours: boolean): SeatInfo => ({
  seat,
  player: yours ? 'person' : 'bot',
  yours,
  host: yours,
  connected: true,
  left: false,
  text: true,
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
  number: 1,
  games,
  commitment: '',
  host: true,
  seats: [chair(1, true), chair(2, false)],
});
const view = (round: number, turn = 1) =>
  ({
    game: 'ninjan',
    presentation: aPresentation(),
    seat: 1,
    seats: 2,
    round,
    awaits: { kind: 'turn', seat: turn },
  }) as unknown as PresentedView;
const way = (move: string, ...targets: string[]): MoveOption => ({
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
  protocol: 1,
  number,
  table: info(),
  uncovered: 1,
  events: [],
  complete: true,
  view: view(1),
  moves: [way('choose R8', 'R8'), way('choose P1', 'P1')],
  ...more,
});
/** Lets everything that is shown be shown. */
const shown = () => vi.advanceTimersByTimeAsync(10);

let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  table = new Table('t');
});
afterEach(() => {
  table.leaveRoom();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a table', () => {
  it('offers the moves of the hello', () => {
    FakeSocket.last.say(hello(5));
    expect(table.line).toBe('open');
    expect(table.mayMove).toBe(true);
    expect(table.isOpen('R8')).toBe(true);
    expect(table.isOpen('S3')).toBe(false);
  });

  it('asks about an attempt, one at a time, and shows why it is refused', () => {
    FakeSocket.last.say(hello(5));
    table.attempt(['S3']);
    table.attempt(['R8', 'P1']);
    expect(FakeSocket.last.sent).toEqual([{ type: 'attempt', id: 1, seat: 1, targets: ['S3'] }]);
    expect(table.mayMove).toBe(false);
    const refused = { code: 'not-held', args: {}, ruling: 'ninjan/2', phrase: { id: 'x', args: {} } };
    FakeSocket.last.say({ type: 'refused', id: 1, ...refused });
    expect([table.mayMove, table.refusal?.ruling]).toEqual([true, 'ninjan/2']);
  });

  it('sends a move with the number that it has seen, and one at a time', () => {
    FakeSocket.last.say(hello(5));
    table.move('choose R8');
    table.move('choose P1');
    expect(FakeSocket.last.sent).toEqual([{ type: 'move', id: 1, seat: 1, move: 'choose R8', number: 5 }]);
    expect(table.mayMove).toBe(false);
  });

  it('shows every event before the view that follows from it', async () => {
    FakeSocket.last.say(hello(5));
    const seen: [number, number][] = [];
    table.show = async (one) => {
      await new Promise((done) => setTimeout(done, 5));
      seen.push([one.number, (table.view as unknown as { round: number }).round]);
    };
    FakeSocket.last.say({ type: 'update', number: 6, events: [event(0), event(1)], view: view(2) });
    FakeSocket.last.say({ type: 'update', number: 7, events: [event(2)], view: view(3) });
    expect(table.showing).toBe(true);
    await vi.advanceTimersByTimeAsync(50);
    expect(seen).toEqual([
      [0, 1],
      [1, 1],
      [2, 2],
    ]);
    expect(table.showing).toBe(false);
  });

  it('offers nothing while something is still being shown', async () => {
    FakeSocket.last.say(hello(5));
    table.show = () => new Promise((done) => setTimeout(done, 5));
    FakeSocket.last.say({
      type: 'update',
      number: 6,
      events: [event(0)],
      view: view(2),
      moves: [way('choose S3', 'S3')],
    });
    expect(table.isOpen('S3')).toBe(false);
    await shown();
    expect(table.isOpen('S3')).toBe(true);
  });

  it('keeps what is chosen when the line breaks and the moves come back the same', () => {
    FakeSocket.last.say(hello(5));
    table.point('R8#1', 'R8');
    FakeSocket.last.break();
    expect(table.line).toBe('lost');
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last.url).toContain('since=5');
    FakeSocket.last.say(hello(5));
    expect(table.tokens).toEqual(['R8']);
  });

  it('lets go of what is chosen when it can be part of no move any more', async () => {
    FakeSocket.last.say(hello(5));
    table.point('R8#1', 'R8');
    FakeSocket.last.say({
      type: 'update',
      number: 6,
      events: [],
      view: view(2),
      moves: [way('choose P1', 'P1')],
    });
    await shown();
    expect(table.tokens).toEqual([]);
  });

  it('shows what was missed while the line was broken', async () => {
    FakeSocket.last.say(hello(5));
    FakeSocket.last.break();
    vi.advanceTimersByTime(2000);
    FakeSocket.last.say(hello(7, { events: [event(3), event(4)], view: view(2) }));
    await shown();
    expect(table.log.map((line) => line.kind)).toEqual(['event', 'event']);
    expect((table.view as unknown as { round: number }).round).toBe(2);
  });

  it('says so when something was missed that cannot be told again', () => {
    FakeSocket.last.say(hello(5));
    FakeSocket.last.break();
    vi.advanceTimersByTime(2000);
    FakeSocket.last.say(hello(9, { complete: false }));
    expect(table.log.map((line) => line.kind)).toEqual(['gap']);
  });

  it('tells no event twice', () => {
    FakeSocket.last.say(hello(5, { events: [event(0)] }));
    FakeSocket.last.say(hello(5, { events: [event(0)], uncovered: null }));
    expect(table.log).toHaveLength(1);
  });

  it('may move again after a refusal, and says why', () => {
    FakeSocket.last.say(hello(5));
    table.move('choose X9');
    FakeSocket.last.say({
      type: 'refused',
      id: 1,
      code: 'not-held',
      args: {},
      ruling: 'ninjan/2',
      phrase: { id: 'x', args: {} },
    });
    expect(table.refusal?.ruling).toBe('ninjan/2');
    expect(table.mayMove).toBe(true);
  });

  it('reports what it does not understand', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    FakeSocket.last.say({ type: 'fanfare' });
    FakeSocket.last.say('no JSON');
    expect(table.strange).toBe(2);
    expect(complaint).toHaveBeenCalledTimes(2);
  });

  it('counts the line as lost when a move is not answered', () => {
    FakeSocket.last.say(hello(5));
    table.move('choose R8');
    vi.advanceTimersByTime(6001);
    expect(table.line).toBe('lost');
    expect(table.sending).toBe(false);
  });

  it('does not come back when the server says so', () => {
    FakeSocket.last.say(hello(5));
    FakeSocket.last.say({ type: 'bye', why: 'void', retry: null, phrase: { id: 'server-void', args: {} } });
    FakeSocket.last.break();
    vi.advanceTimersByTime(60_000);
    expect(table.line).toBe('closed');
    expect(table.farewell?.id).toBe('server-void');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('forgets what one seat was told when another is seen, also what is being shown', async () => {
    FakeSocket.last.say(hello(5, { events: [event(0)] }));
    table.show = () => new Promise((done) => setTimeout(done, 5));
    FakeSocket.last.say({ type: 'update', number: 6, events: [event(1), event(2)], view: view(2) });
    FakeSocket.last.say(
      hello(6, { events: [event(0), event(1)], uncovered: null, view: view(3), moves: [] }),
    );
    await shown();
    expect(table.log.map((line) => line.key)).toEqual(['e0', 'e1']);
    expect((table.view as unknown as { round: number }).round).toBe(3);
    expect(table.moment).toBeNull();
  });

  it('begins a new log with a new game', () => {
    FakeSocket.last.say(hello(5, { events: [event(0)] }));
    FakeSocket.last.say({ type: 'update', number: 6, table: info(2), events: [], view: view(1) });
    expect(table.log).toEqual([]);
  });

  it('lets the clocks run of those whom the game waits for', () => {
    const chairs = [chair(1, true), { ...chair(2, false), player: 'person' as const }];
    FakeSocket.last.say(hello(5, { table: { ...info(), seats: chairs } }));
    FakeSocket.last.say({ type: 'update', number: 6, events: [], view: view(1, 2), clocks: [9000, 8000] });
    expect(table.seats.map((one) => [one.clock, one.running])).toEqual([
      [9000, false],
      [8000, true],
    ]);
  });

  it('sits where the new game puts it', async () => {
    FakeSocket.last.say(hello(5));
    const further = { ...view(1, 2), seat: 2 } as PresentedView;
    FakeSocket.last.say({ type: 'update', number: 6, table: info(2), events: [], view: further });
    await shown();
    expect(table.uncovered).toBe(2);
  });

  describe('where remembering is part of the game', () => {
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
    const yard = (forgets: boolean) =>
      ({ ...view(1), game: 'tsuefa', presentation: aPresentation({ forgets }) }) as unknown as PresentedView;
    const told = () => table.log.map((line) => (line.kind === 'event' ? line.event.phrase?.id : line.kind));
    const slowly = () => (table.show = () => new Promise((done) => setTimeout(done, 5)));

    it('the log tells a fight while it is shown, and then forgets what it showed', async () => {
      FakeSocket.last.say(hello(5, { view: yard(true) }));
      slowly();
      FakeSocket.last.say({ type: 'update', number: 6, events: [fought(0)], view: yard(true) });
      expect(told()).toEqual(['tsuefa-fought']);
      await shown();
      expect(told()).toEqual(['tsuefa-fought-unseen']);
    });

    it('the log forgets also a fight that a line which came back has interrupted', async () => {
      FakeSocket.last.say(hello(5, { view: yard(true) }));
      slowly();
      FakeSocket.last.say({ type: 'update', number: 6, events: [fought(0)], view: yard(true) });
      FakeSocket.last.say(hello(9, { complete: false, view: yard(true) }));
      await shown();
      expect(told()).toEqual(['tsuefa-fought-unseen', 'gap']);
    });

    it('the log remembers everything where it need not be forgotten', async () => {
      FakeSocket.last.say(hello(5, { view: yard(false) }));
      FakeSocket.last.say({ type: 'update', number: 6, events: [fought(0)], view: yard(false) });
      await shown();
      expect(told()).toEqual(['tsuefa-fought']);
    });
  });

  it('is still playing while its end is being shown', async () => {
    FakeSocket.last.say(hello(5));
    table.show = () => new Promise((done) => setTimeout(done, 5));
    const over: TableInfo = { ...info(), status: 'over' };
    FakeSocket.last.say({ type: 'update', number: 6, table: over, events: [event(0)], view: view(2) });
    expect(table.info?.status).toBe('over');
    expect(table.status).toBe('playing');
    await shown();
    expect(table.status).toBe('over');
  });

  it('shows nothing any more to those who have left', async () => {
    FakeSocket.last.say(hello(5));
    const seen: number[] = [];
    table.show = async (one) => {
      seen.push(one.number);
      await new Promise((done) => setTimeout(done, 5));
    };
    FakeSocket.last.say({ type: 'update', number: 6, events: [event(0), event(1)], view: view(2) });
    table.leaveRoom();
    await shown();
    expect(seen).toEqual([0]);
  });
});
