import type { TableEvent } from '$bindings';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/game-log.svelte';
import { bundleOf, nameSeats, player, sayParts, speakWith } from '../../lib/words.svelte';
import { isOwn, newest, sections } from './lines';

const line = (number: number, event: object): LogLine => ({
  kind: 'event',
  key: `e${number}`,
  event: { number, phrase: { id: 'what', args: {} }, ...event } as TableEvent,
});
const remark: LogLine = { kind: 'remark', key: 's1', seat: 1, what: 'wow' };

beforeEach(() => {
  speakWith(
    bundleOf(
      'en',
      'took = { $seat } takes { $what } from { $others }\nwhat = a pile\nlist-and = { $list } and { $last }',
    ),
  );
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
    expect(parts.map((part) => part.heading?.id)).toEqual([undefined, 'room-log-round']);
  });

  it('separates names from text, also in lists', () => {
    const phrase = {
      id: 'took',
      args: { seat: player(3), what: { id: 'what', args: {} }, others: [player(1), player(2)] },
    };
    const parts = sayParts(phrase);
    expect(parts.flatMap(({ seat, text }) => (seat === null ? [] : [[seat, text]]))).toEqual([
      [3, 'Anna Bo'],
      [1, 'Anna'],
      [2, 'Bo'],
    ]);
    expect(parts.map((piece) => piece.text).join('')).toBe('Anna Bo takes a pile from Anna and Bo');
  });

  it('leaves out that somebody has decided', () => {
    const lines = [
      line(0, { code: 'decided', seat: 1 }),
      line(1, { code: 'decided', seat: 2 }),
      line(2, { code: 'thrown' }),
      line(3, { code: 'decided', seat: 1 }),
    ];
    expect(sections(lines).flatMap((part) => part.lines.map(({ key }) => key))).toEqual(['e2']);
    expect(newest(lines)?.key).toBe('e2');
    expect(sections(lines.slice(0, 2))).toEqual([]);
  });

  it('marks what is about the reader', () => {
    const took = (seat: number, others: number[]) =>
      line(0, {
        code: 'took',
        phrase: { id: 'took', args: { seat: player(seat), others: others.map((one) => player(one)) } },
      });
    expect(isOwn(took(1, [2]))).toBe(false);
    const forget = nameSeats(String, () => 2);
    expect([took(1, [3]), took(2, [1]), took(1, [3, 2])].map(isOwn)).toEqual([false, true, true]);
    forget();
  });

  it('finds the newest line that is no gap', () => {
    expect(newest([line(0, { code: 'led' }), remark, { kind: 'gap', key: 'g' }])).toBe(remark);
    expect(newest([])).toBeNull();
  });
});
