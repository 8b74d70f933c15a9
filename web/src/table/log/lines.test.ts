import type { TableEvent } from '$bindings';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/game-log.svelte';
import { bundleOf, nameSeats, player, speakWith } from '../../lib/words.svelte';
import { newest, pieces, sections } from './lines';

const line = (number: number, event: object): LogLine => ({
  kind: 'event',
  key: `e${number}`,
  event: { number, ...event } as TableEvent,
});
const remark: LogLine = { kind: 'remark', key: 's1', seat: 1, what: 'wow' };

beforeEach(() => {
  speakWith(bundleOf('en', 'took = { $seat } takes { $what } from { $others }\nwhat = a pile'));
  nameSeats((seat) => ['Anna', 'Bo', 'Anna Bo'][seat - 1] ?? '');
});

describe('the log', () => {
  it('starts a section where a round is dealt', () => {
    const parts = sections([
      line(0, { code: 'dealt', round: 1 }),
      line(1, { code: 'led' }),
      line(2, { code: 'dealt', round: 2 }),
      remark,
    ]);
    expect(parts.map((part) => part.heading?.args.number)).toEqual([1, 2]);
    expect(parts.map((part) => part.lines.length)).toEqual([2, 2]);
  });

  it('starts a section with the first of several sealed choices', () => {
    const parts = sections([
      line(0, { code: 'dealt' }),
      line(1, { code: 'chose', seat: 1 }),
      line(2, { code: 'chose', seat: 2 }),
      line(3, { code: 'revealed', round: 1 }),
      line(4, { code: 'placed' }),
      line(5, { code: 'chose', seat: 2 }),
    ]);
    expect(parts.map((part) => part.heading?.id)).toEqual([undefined, 'room-log-round', 'room-log-now']);
  });

  it('separates names from text, also in lists', () => {
    const phrase = {
      id: 'took',
      args: { seat: player(3), what: { id: 'what', args: {} }, others: [player(1), player(2)] },
    };
    const parts = pieces(phrase);
    expect(parts.flatMap(({ seat, text }) => (seat === null ? [] : [[seat, text]]))).toEqual([
      [3, 'Anna Bo'],
      [1, 'Anna'],
      [2, 'Bo'],
    ]);
    expect(parts.map((piece) => piece.text).join('')).toBe('Anna Bo takes a pile from Anna, Bo');
  });

  it('finds the newest line that is no gap', () => {
    expect(newest([line(0, { code: 'led' }), remark, { kind: 'gap', key: 'g' }])).toBe(remark);
    expect(newest([])).toBeNull();
  });
});
