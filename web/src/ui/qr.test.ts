import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { squares } from './qr';

/** Turns a path of runs back into squares. */
function drawn(path: string, size: number): boolean[][] {
  const field = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(width); i += 1) (field[Number(y)] as boolean[])[Number(x) + i] = true;
  return field;
}

describe('a QR code', () => {
  it('is drawn as one path with exactly the squares of the code', () => {
    const code = encode('https://example.org/t/38avx7wf50cf0', { border: 4, ecc: 'M' });
    expect(drawn(squares(code.data), code.size)).toEqual(code.data);
  });

  it('has a quiet zone of four squares on every side', () => {
    const { data, size } = encode('x', { border: 4, ecc: 'M' });
    const inside = (i: number) => i >= 4 && i < size - 4;
    data.forEach((row, y) => row.forEach((dark, x) => dark && expect(inside(x) && inside(y)).toBe(true)));
  });
});
