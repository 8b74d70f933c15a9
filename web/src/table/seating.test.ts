import { describe, expect, it } from 'vitest';
import { around } from './seating';

describe('seats around the table', () => {
  it('has the next in turn on the left, and goes on clockwise', () => {
    expect(around(4, 3)).toEqual({
      own: 3,
      others: [
        { seat: 4, place: 'left' },
        { seat: 1, place: 'top' },
        { seat: 2, place: 'right' },
      ],
    });
  });

  it('shows everybody to those who watch', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { own, others } = around(seats, null);
      expect(own).toBeNull();
      expect(others.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, i) => i + 1));
    }
  });
});
