import { describe, expect, it } from 'vitest';
import { around } from './seating';

describe('seats around the table', () => {
  it('places the next player in turn order on the left and continues clockwise', () => {
    expect(around(4, 3)).toEqual({
      own: 3,
      others: [
        { seat: 4, place: 'left' },
        { seat: 1, place: 'top' },
        { seat: 2, place: 'right' },
      ],
    });
  });

  it('shows every seat to spectators', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { own, others } = around(seats, null);
      expect(own).toBeNull();
      expect(others.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, i) => i + 1));
    }
  });
});
