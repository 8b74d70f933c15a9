import type { PresentedView, Replay, TableEvent } from '$bindings';
import { describe, expect, it } from 'vitest';
import type { Face } from '../games/face';
import tsuefa from '../games/tsuefa';
import { Refusal } from '../lib/api';
import { phrase } from '../lib/words.svelte';
import { view } from '../table/a-table';
import { addressOf } from './address';
import { watch } from './keys';
import { Player } from './player.svelte';
import { quoted } from './quoted';

const LAST = 4;
const event = (number: number): TableEvent =>
  ({ number, code: 'placed', phrase: phrase('cards', { count: number }) }) as unknown as TableEvent;
/** Seats have a card of their own, and lose none: a view is known by its round. */
const seen = (seat: number | null, round: number): PresentedView =>
  view(seat === null ? [] : [`R${seat}`], { seat, round, hand: seat === null ? null : [`R${seat}`] });

function replayOf(asked: string): Replay {
  const seats = asked === 'full' ? [1, 2, 3] : [asked === 'spectator' ? null : Number(asked)];
  const views = (round: number) => seats.map((seat) => seen(seat, round));
  return {
    game: 'ninjan',
    names: ['Anna', 'bot-easy', ''],
    standing: { winners: [2], places: [2, 1, 3], outcome: null, left: [] },
    start: views(0),
    steps: Array.from({ length: LAST }, (_, i) => ({ events: [event(i)], views: views(i + 1) })),
  };
}

async function watching(begin: { at?: number; near?: number } = {}, from = 'spectator'): Promise<Player> {
  const player = new Player((asked) => Promise.resolve(replayOf(asked)), begin);
  await player.look(from);
  return player;
}
/** The round that is drawn, once everything has been shown. */
async function drawn(player: Player): Promise<unknown> {
  await new Promise((done) => setTimeout(done));
  expect(player.table.showing).toBe(false);
  return (player.table.view as { round?: number } | null)?.round;
}
const told = (player: Player) =>
  player.table.log.map((line) => (line.kind === 'event' ? line.event.number : null));

describe('a game that is watched', () => {
  it('begins at the beginning and goes forward, move by move', async () => {
    const player = await watching();
    expect([player.at, await drawn(player), told(player)]).toEqual([0, 0, []]);
    player.forward();
    player.forward();
    expect([player.at, await drawn(player), told(player)]).toEqual([2, 2, [0, 1]]);
  });

  it('goes back to what was, and the log with it', async () => {
    const player = await watching();
    player.forward();
    player.forward();
    player.back();
    expect([player.at, await drawn(player), told(player)]).toEqual([1, 1, [0]]);
    player.back();
    player.back();
    expect([player.at, await drawn(player)]).toEqual([0, 0]);
  });

  it('does not tell how long it is, nor how it ends, before that has been seen', async () => {
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

  it('tells the end to whoever asks for it', async () => {
    const player = await watching();
    player.reveal();
    expect([player.at, player.length, await drawn(player)]).toEqual([LAST, LAST, LAST]);
    player.jump(2);
    expect([player.at, player.reach, player.standing]).toEqual([2, LAST, null]);
  });

  it('begins at the move of a link, and reveals no more than that', async () => {
    const player = await watching({ at: 2 });
    expect([player.at, player.reach, player.length, await drawn(player)]).toEqual([2, 2, null, 2]);
    // One that is too far is the end.
    expect((await watching({ at: 99 })).at).toBe(LAST);
  });

  it('is seen by another seat at the same move', async () => {
    const player = await watching();
    player.forward();
    await player.look('2');
    expect([player.at, await drawn(player), player.table.uncovered]).toEqual([1, 1, 2]);
    expect(player.table.view).toMatchObject({ hand: ['R2'] });
    expect([player.length, told(player)]).toEqual([null, [0]]);
  });

  it('has everybody’s cards where all is open, with one’s own side near', async () => {
    const player = await watching({ near: 3 }, 'full');
    player.forward();
    await drawn(player);
    const now = player.table.view as PresentedView;
    expect(now.seat).toBe(3);
    expect(player.table.beside(now).map(({ seat }) => seat)).toEqual([1, 2]);
    await player.look('1');
    expect(player.table.beside(player.table.view as PresentedView)).toEqual([]);
  });

  it('asks the face how all is drawn together', async () => {
    const player = await watching({}, 'full');
    player.dress({ open: (near: PresentedView) => ({ ...near, round: 77 }) } as unknown as Face);
    expect(await drawn(player)).toBe(77);
  });

  it('plays by itself until the end, and then from the beginning', async () => {
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

  it('lets nobody move, and knows bots from people', async () => {
    const { table } = await watching({}, '1');
    expect(table.mayMove).toBe(false);
    expect(table.seats.map(({ player, name, level }) => [player, name, level])).toEqual([
      ['person', 'Anna', undefined],
      ['bot', undefined, 'easy'],
      ['person', undefined, undefined],
    ]);
  });

  it('says why it cannot be seen, and stays as it was', async () => {
    const player = new Player((asked) =>
      asked === '2' ? Promise.reject(new Refusal(phrase('web-no-server'))) : Promise.resolve(replayOf(asked)),
    );
    await player.look('1');
    await player.look('2');
    expect([player.trouble?.id, player.view]).toEqual(['web-no-server', '1']);
  });
});

describe('keys', () => {
  const press = (player: Player, key: string, code = '') =>
    watch(new KeyboardEvent('keydown', { key, code }), player, ['1', '2', 'spectator', 'full']);

  it('go back and forward, to both ends, faster, and to the next view', async () => {
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
    player.end();
  });
});

describe('what a link and a wrong record are shown by', () => {
  it('names the move and the view', () => {
    expect(addressOf('ab', 2, 0, 'full')).toBe('/t/ab/games/2?view=full');
    expect(addressOf('ab', 2, 7, '1')).toBe('/t/ab/games/2?move=7&view=1');
  });

  it('quotes a line with its neighbours', () => {
    const lines = quoted('a\r\nb\nc\nd\ne\nf', 2);
    expect(lines.map(({ number, text, wrong }) => [number, text, wrong])).toEqual([
      [1, 'a', false],
      [2, 'b', true],
      [3, 'c', false],
      [4, 'd', false],
    ]);
  });
});

describe('Tsu-e-fa! with all open', () => {
  it('has the items of both, also of figures that only one sees yet', () => {
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
