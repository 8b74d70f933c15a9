import { describe, expect, it } from 'vitest';
import { fan, MIN_VISIBLE_PX } from './fan';

const card = { width: 54, height: 76 };

describe('a hand', () => {
  it('stays inside its width', () => {
    for (const count of [1, 2, 7, 11, 17, 24, 32])
      for (const { x } of fan(count, 340, card).positions) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + card.width).toBeLessThanOrEqual(340.1);
      }
  });

  it('shows enough of each card to be tapped, in two rows if necessary', () => {
    for (const count of [11, 16, 22, 30]) {
      const rows: Record<string, number[]> = {};
      const { positions } = fan(count, 340, card);
      const front = Math.max(...positions.map(({ y }) => y)) >= card.height * 0.5;
      for (const { x, y } of positions)
        (rows[front && y >= card.height * 0.5 ? 'front' : 'back'] ??= []).push(x);
      for (const xs of Object.values(rows))
        for (const [i, x] of xs.entries())
          if (i > 0) expect(x - (xs[i - 1] ?? 0)).toBeGreaterThanOrEqual(MIN_VISIBLE_PX - 0.2);
    }
  });

  it('is centred', () => {
    const { positions } = fan(3, 600, card);
    expect((positions[0]?.x ?? 0) + (positions[2]?.x ?? 0) + card.width).toBeCloseTo(600, 0);
    expect(positions[1]?.turn).toBe(0);
  });
});
