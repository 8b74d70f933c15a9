import type { PresentedView, Replay, TableEvent } from '$bindings';
import { describe, expect, it } from 'vitest';
import type { GameUi } from '../games/game-ui';
import tsuefa from '../games/tsuefa';
import { Refusal } from '../lib/api';
import { phrase } from '../lib/words.svelte';
import { view } from '../table/test-table';
import { addressOf } from './address';
import { pressInReplay } from './keys';
import { ReplayPlayer } from './replay-player.svelte';
import { quoted } from './quoted';

const LAST = 4;
const event = (number: number): TableEvent =>
  ({ number, code: 'placed', phrase: phrase('cards', { count: number }) }) as unknown as TableEvent;
/** Each seat holds one card; views are distinguished by their round. */
const seen = (seat: number | null, round: number): PresentedView =>
  view(seat === null ? [] : [`R${seat}`], { seat, round, hand: seat === null ? null : [`R${seat}`] });

function replayOf(asked: string): Replay {
  const seats = asked === 'full' ? [1, 2, 3] : [asked === 'spectator' ? null : Number(asked)];
  const views = (round: number) => seats.map((seat) => seen(seat, round));
  return {
    game: 'ninjan',
    names: ['Anna', 'bot-easy', ''],
    looks: [],
    standing: {
      winners: [2],
      places: [2, 1, 3],
      outcome: null,
      left: [],
      bot_moves: [0, 0, 0],
      undone: [0, 0, 0],
    },
    start: views(0),
    steps: Array.from({ length: LAST }, (_, i) => ({ events: [event(i)], views: views(i + 1) })),
  };
}

async function watching(
  begin: { at?: number; near?: number } = {},
  from = 'spectator',
): Promise<ReplayPlayer> {
  const player = new ReplayPlayer((asked) => Promise.resolve(replayOf(asked)), begin);
  await player.look(from);
  return player;
}
/** The round that is drawn when every step has been shown. */
async function drawn(player: ReplayPlayer): Promise<unknown> {
  await new Promise((done) => setTimeout(done));
  expect(player.table.parts.playback.active).toBe(false);
  return (player.table.parts.table.view as { round?: number } | null)?.round;
}
const eventNumbers = (player: ReplayPlayer) =>
  player.table.parts.log.lines.map((line) => (line.kind === 'event' ? line.event.number : null));

describe('a replay', () => {
  it('starts at the beginning and goes forward move by move', async () => {
    const player = await watching();
    expect([player.at, await drawn(player), eventNumbers(player)]).toEqual([0, 0, []]);
    player.forward();
    player.forward();
    expect([player.at, await drawn(player), eventNumbers(player)]).toEqual([2, 2, [0, 1]]);
  });

  it('goes back to earlier positions, with their log', async () => {
    const player = await watching();
    player.forward();
    player.forward();
    player.back();
    expect([player.at, await drawn(player), eventNumbers(player)]).toEqual([1, 1, [0]]);
    player.back();
    player.back();
    expect([player.at, await drawn(player)]).toEqual([0, 0]);
  });

  it('hides its length and its end until the reader has seen them', async () => {
    const player = await watching();
    player.forward();
    player.back();
    expect([player.reach, player.length, player.standing]).toEqual([1, null, null]);
    for (let i = 0; i < LAST; i += 1) player.forward();
    expect([player.reach, player.length, player.ended]).toEqual([LAST, LAST, true]);
    expect(player.standing?.winners).toEqual([2]);
    player.forward();
    expect(player.at).toBe(LAST);
  });

  it('reveals the end on request', async () => {
    const player = await watching();
    player.reveal();
    expect([player.at, player.length, await drawn(player)]).toEqual([LAST, LAST, LAST]);
    player.jump(2);
    expect([player.at, player.reach, player.standing]).toEqual([2, LAST, null]);
  });

  it('starts at the move of a link and reveals no more', async () => {
    const player = await watching({ at: 2 });
    expect([player.at, player.reach, player.length, await drawn(player)]).toEqual([2, 2, null, 2]);
    // A number beyond the last move means the end.
    expect((await watching({ at: 99 })).at).toBe(LAST);
  });

  it('shows the same position from another seat', async () => {
    const player = await watching();
    player.forward();
    await player.look('2');
    expect([player.at, await drawn(player), player.table.parts.table.viewer]).toEqual([1, 1, 2]);
    expect(player.table.parts.table.view).toMatchObject({ hand: ['R2'] });
    expect([player.length, eventNumbers(player)]).toEqual([null, [0]]);
  });

  it('has the cards of all seats in the full view, with the own seat at the bottom', async () => {
    const player = await watching({ near: 3 }, 'full');
    player.forward();
    await drawn(player);
    const now = player.table.parts.table.view as PresentedView;
    expect(now.seat).toBe(3);
    expect(player.table.parts.table.otherViews(now).map(({ seat }) => seat)).toEqual([1, 2]);
    await player.look('1');
    expect(player.table.parts.table.otherViews(player.table.parts.table.view as PresentedView)).toEqual([]);
  });

  it('lets the user interface of the game merge all views', async () => {
    const player = await watching({}, 'full');
    player.setUi({ open: (near: PresentedView) => ({ ...near, round: 77 }) } as unknown as GameUi);
    expect(await drawn(player)).toBe(77);
  });

  it('plays by itself to the end, then again from the beginning', async () => {
    const player = await watching();
    player.tick();
    expect(player.at).toBe(0);
    player.toggle();
    for (let i = 0; i < LAST; i += 1) player.tick();
    expect([player.at, player.playing]).toEqual([LAST, false]);
    player.toggle();
    expect([player.at, player.playing]).toEqual([0, true]);
    player.back();
    expect(player.playing).toBe(false);
  });

  it('allows no moves, and distinguishes bots from people', async () => {
    const { table } = (await watching({}, '1')).table.parts;
    expect(table.mayMove).toBe(false);
    expect(table.seats.map(({ player, name, level }) => [player, name, level])).toEqual([
      ['person', 'Anna', undefined],
      ['bot', undefined, 'easy'],
      ['person', undefined, undefined],
    ]);
  });

  it('reports why a view cannot be shown, and keeps the old one', async () => {
    const player = new ReplayPlayer((asked) =>
      asked === '2' ? Promise.reject(new Refusal(phrase('web-no-server'))) : Promise.resolve(replayOf(asked)),
    );
    await player.look('1');
    await player.look('2');
    expect([player.trouble?.id, player.view]).toEqual(['web-no-server', '1']);
  });
});

describe('keys', () => {
  const press = (player: ReplayPlayer, key: string, code = '') =>
    pressInReplay(new KeyboardEvent('keydown', { key, code }), player, ['1', '2', 'spectator', 'full']);

  it('step, jump to both ends, change the speed and the view', async () => {
    const player = await watching();
    press(player, 'ArrowRight');
    press(player, 'ArrowRight');
    press(player, 'ArrowLeft');
    expect(player.at).toBe(1);
    press(player, 'End');
    expect(player.at).toBe(2);
    press(player, 'Home');
    expect(player.at).toBe(0);
    press(player, '3');
    expect(player.pace).toBe('fast');
    press(player, ' ');
    expect(player.playing).toBe(true);
    press(player, 'м', 'KeyV');
    await drawn(player);
    expect(player.view).toBe('full');
    expect(press(player, 'x')).toBe(false);
    player.close();
  });
});

describe('addresses and quoted lines', () => {
  it('an address names the move and the view', () => {
    expect(addressOf('ab', 2, 0, 'full')).toBe('/t/ab/games/2?view=full');
    expect(addressOf('ab', 2, 7, '1')).toBe('/t/ab/games/2?move=7&view=1');
  });

  it('a line is quoted with its neighbours', () => {
    const lines = quoted('a\r\nb\nc\nd\ne\nf', 2);
    expect(lines.map(({ number, text, wrong }) => [number, text, wrong])).toEqual([
      [1, 'a', false],
      [2, 'b', true],
      [3, 'c', false],
      [4, 'd', false],
    ]);
  });
});

describe('the full view of Tsu-e-fa!', () => {
  it('has the items of both players, also of figures that only one of them sees', () => {
    const figure = (square: string, seat: number, item: string | null) => ({ square, seat, item });
    const views = [
      { figures: [figure('a2', 1, 'R'), figure('a5', 2, null)] },
      { figures: [figure('a2', 1, null), figure('a5', 2, 'F'), figure('b5', 2, 'D')] },
    ] as unknown as [never, never];
    const open = tsuefa.open?.(views[0], [views[1]]) as unknown as { figures: unknown[] };
    expect(open.figures).toHaveLength(3);
    expect(open.figures).toEqual(
      expect.arrayContaining([figure('a2', 1, 'R'), figure('a5', 2, 'F'), figure('b5', 2, 'D')]),
    );
  });
});
