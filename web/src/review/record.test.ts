import { expect, test } from 'vitest';
import { cut, headOf, nameIn } from './record';

const RECORD = `roshambo-record 1
game ninjan
seats 2
option rounds=1
meta rules=1
meta player-1=Anna
meta look-1=cat-orange
meta player-2=bot-hard
meta fair-secret=00
meta ended=7
---
deck 1 2 3
# A remark.
1 play 1
2 play 2
1 play 3
`;

test('the head of a record names the game and its players', () => {
  const head = headOf(RECORD);
  expect(head).toEqual({
    game: 'ninjan',
    seats: 2,
    names: ['Anna', 'bot-hard'],
    looks: [{ face: 'cat', colour: 'orange' }, null],
  });
  expect(nameIn(head, 1)).toBe('Anna');
  expect(nameIn(head, 2)).not.toContain('bot-');
});

test('a record is cut after an entry, without what is only true of the whole game', () => {
  const start = 'roshambo-record 1\ngame ninjan\nseats 2\noption rounds=1\nmeta rules=1\n---\n';
  expect(cut(RECORD, 0)).toBe(start);
  expect(cut(RECORD, 2)).toBe(`${start}deck 1 2 3\n1 play 1\n`);
  expect(cut(RECORD, 99)).toBe(`${start}deck 1 2 3\n1 play 1\n2 play 2\n1 play 3\n`);
});
