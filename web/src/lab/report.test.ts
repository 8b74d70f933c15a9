import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../games/registry';
import { bars, letter, loadReport, reported, written } from './report';

describe('reports of the lab', () => {
  it('ship for every game, with a value or nothing for each variant of each figure', async () => {
    expect([...reported].sort()).toEqual([...GAME_IDS].sort());
    for (const game of GAME_IDS) {
      const report = await loadReport(game);
      expect(report?.game).toBe(game);
      for (const { rows } of report?.sections ?? []) {
        for (const row of rows) expect(row.values).toHaveLength(report?.variants.length ?? 0);
      }
      for (const { base } of report?.variants ?? [])
        expect(base ?? 0).toBeLessThan(report?.variants.length ?? 0);
    }
    expect(await loadReport('chess')).toBeNull();
  });

  it('write numbers as the language does', () => {
    expect(written('share', 0.5234, 'en')).toBe('52.3 %');
    expect(written('points', 0.012, 'uk')).toBe('+1,2 %');
    expect(written('points', -0.012, 'en')).toBe('−1.2 %');
    expect(written('number', 12.345, 'en')).toBe('12.35');
    expect(written('elo', 190.85, 'en')).toBe('191');
    expect(letter(1)).toBe('B');
  });

  it('draw bars from zero, with intervals on the same scale', () => {
    const one = { value: 3, low: 2, high: 4, games: 1 };
    const other = { value: -1, low: -1, high: -1, games: 1 };
    expect(bars([one, null, other])).toEqual([
      { start: 0.2, end: 0.8, low: 0.6, high: 1 },
      null,
      { start: 0, end: 0.2, low: 0, high: 0 },
    ]);
  });
});
