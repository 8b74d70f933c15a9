import { describe, expect, it } from 'vitest';
import { fan, LEAST } from './fan';

const card = { width: 54, height: 76 };

describe('a hand', () => {
  it('stays inside its width', () => {
    for (const count of [1, 2, 7, 11, 17, 24, 32])
      for (const { x } of fan(count, 340, card).lays) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + card.width).toBeLessThanOrEqual(340.1);
      }
  });

  it('shows enough of each card to be touched, if need be in two rows', () => {
    for (const count of [11, 16, 22, 30]) {
      const rows: Record<string, number[]> = {};
      const { lays } = fan(count, 340, card);
      const front = Math.max(...lays.map(({ y }) => y)) >= card.height * 0.5;
      for (const { x, y } of lays) (rows[front && y >= card.height * 0.5 ? 'front' : 'back'] ??= []).push(x);
      for (const xs of Object.values(rows))
        for (const [i, x] of xs.entries())
          if (i > 0) expect(x - (xs[i - 1] ?? 0)).toBeGreaterThanOrEqual(LEAST - 0.2);
    }
  });

  it('lies in the middle', () => {
    const { lays } = fan(3, 600, card);
    expect((lays[0]?.x ?? 0) + (lays[2]?.x ?? 0) + card.width).toBeCloseTo(600, 0);
    expect(lays[1]?.turn).toBe(0);
  });
});
