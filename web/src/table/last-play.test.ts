import type { TableEvent } from '$bindings';
import { describe, expect, it } from 'vitest';
import { loadGameUi } from '../games/game-ui';
import type { LogLine } from '../lib/game-log.svelte';
import { lastPlay } from './last-play';

const log = (...events: unknown[]): LogLine[] =>
  events.map((event, number) => ({
    kind: 'event',
    key: `e${number}`,
    event: { number, ...(event as object) } as TableEvent,
  }));

describe('the last play of a seat', () => {
  it('is what it has played itself, not what it has drawn', async () => {
    const ui = await loadGameUi('kanobu');
    const lines = log(
      { code: 'played', seat: 1, card: 'bR', named: null },
      { code: 'played', seat: 2, card: 'bS', named: null },
      { code: 'drew', seat: 1, cards: { count: 1, cards: null } },
    );
    expect(lastPlay(lines, ui, 1)?.cards).toEqual(['bR']);
    expect(lastPlay(lines, ui, 2)?.cards).toEqual(['bS']);
    expect(lastPlay(lines, ui, 3)).toBeNull();
  });

  it('is forgotten with the next deal', async () => {
    const ui = await loadGameUi('paws');
    const play = { code: 'played', seat: 2, combination: { sign: 'R', kind: 'one', cards: ['bR', 'gR'] } };
    expect(lastPlay(log(play), ui, 2)?.cards).toEqual(['bR', 'gR']);
    expect(lastPlay(log(play, { code: 'dealt', round: 2 }), ui, 2)).toBeNull();
  });

  it('is the card that went to a pile', async () => {
    const ui = await loadGameUi('ninjan');
    const lines = log({ code: 'took', seat: 1, card: 'R8', pile: 2, cards: ['S1'] });
    expect(lastPlay(lines, ui, 1)?.cards).toEqual(['R8']);
  });
});
