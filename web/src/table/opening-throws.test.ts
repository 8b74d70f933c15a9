import { PROTOCOL } from '$bindings';
import type { PresentedView, SeatInfo, TableEvent, TableInfo } from '$bindings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testPresentation } from '../games/test-presentation';
import { FakeSocket } from '../lib/fake-socket';
import { ServerTable } from '../lib/server-table.svelte';
import { settings } from '../lib/settings.svelte';
import { readerOf } from './names';
import { OpeningThrows } from './opening-throws.svelte';

type Kind = 'own' | 'friend' | 'bot';

let server: ServerTable;
let throws: OpeningThrows;

/** A table at which these players throw; the prompt says what the throw is about. */
function sit(kinds: Kind[], prompt = 'ask-throw-first'): void {
  const seats = kinds.map((kind, i) => ({
    seat: i + 1,
    player: kind === 'bot' ? 'bot' : 'person',
    yours: kind === 'own',
  })) as SeatInfo[];
  const people = seats.flatMap(({ seat, player }) => (player === 'person' ? [seat] : []));
  const view = {
    game: 'kanobu',
    seat: 1,
    seats: kinds.length,
    presentation: testPresentation({ prompt: { id: prompt, args: {} } }),
    awaits: { kind: 'sealed', waiting: people, decided: [] },
  } as unknown as PresentedView;
  const table = { settings: { game: 'kanobu', clock: { kind: 'none' } }, status: 'playing', games: 1, seats };
  FakeSocket.last.deliver({
    type: 'hello',
    protocol: PROTOCOL,
    number: 5,
    table: table as unknown as TableInfo,
    uncovered: 1,
    events: [],
    complete: true,
    view,
    moves: [],
  });
}

const sentSeats = () => FakeSocket.last.sent.flatMap((sent) => (sent.type === 'move' ? [sent.seat] : []));

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  settings.lots = 'bots';
  server = new ServerTable('t');
  throws = new OpeningThrows(server);
});
afterEach(() => {
  server.close();
  vi.unstubAllGlobals();
});

describe('an opening throw', () => {
  it('is made by the page against bots alone, and only once', () => {
    sit(['own', 'bot', 'bot']);
    throws.throwIfDue();
    throws.throwIfDue();
    expect(FakeSocket.last.sent).toMatchObject([
      { type: 'move', seat: 1, move: expect.stringMatching(/^throw [RSP]$/) as string },
    ]);
  });

  it('is left to a person among people, and to one who wants to throw', () => {
    sit(['own', 'friend', 'bot']);
    throws.throwIfDue();
    settings.lots = 'never';
    sit(['own', 'bot']);
    throws.throwIfDue();
    expect(sentSeats()).toEqual([]);
  });

  it('is made for each person at a device who asks for it, whoever looks at the table', () => {
    sit(['own', 'own']);
    expect(readerOf(server.parts.table), 'several people are called by their names').toBe(null);
    throws.askFor(2);
    expect([1, 2].map((seat) => throws.throwsFor(seat))).toEqual([false, true]);
    throws.throwIfDue();
    expect(sentSeats()).toEqual([2]);
  });

  it('is always made where the player wants that, but a tie never', () => {
    settings.lots = 'always';
    sit(['own', 'friend'], 'ninjan-ask-throw');
    throws.throwIfDue();
    expect(sentSeats()).toEqual([]);
    sit(['own', 'friend']);
    throws.throwIfDue();
    expect(sentSeats()).toEqual([1]);
  });

  it('is quick where the page throws, and in later rounds', () => {
    const event = (number: number, code: string) =>
      ({ number, code, signs: [{}, {}], left: [1, 2] }) as unknown as Extract<TableEvent, { code: 'thrown' }>;
    const { log } = server.parts;
    settings.lots = 'never';
    sit(['own', 'bot']);
    log.addEvent(event(1, 'dealt'));
    expect(throws.times(event(4, 'thrown'), log).beats).toBe(3);
    for (const one of [event(4, 'thrown'), event(5, 'decided'), event(6, 'decided')]) log.addEvent(one);
    expect(throws.times(event(7, 'thrown'), log).beats).toBe(1);
    throws.askFor(1);
    expect(throws.times(event(4, 'thrown'), log).beats).toBe(1);
  });
});
