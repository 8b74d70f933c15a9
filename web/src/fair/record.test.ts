import { expect, test } from 'vitest';
import { say } from '../lib/words.svelte';
import { fixture } from './fixtures';
import { decode, readRecord, RecordError } from './record';

function wrong(text: string): string {
  try {
    readRecord(text);
  } catch (error) {
    if (error instanceof RecordError) return say(error.phrase);
    throw error;
  }
  return 'fine';
}

const HEAD = 'roshambo-record 1\ngame ninjan\nseats 2\n';

test('a record has a header, and entries with their lines', () => {
  const record = readRecord(
    `# why\n${HEAD}option a=b=c\nmeta player-1=a friend\n---\ndeck R1 S1\n2 choose R1`,
  );
  expect(record).toMatchObject({ game: 'ninjan', seats: 2, end: 7 });
  expect(record.options).toEqual([{ name: 'a', value: 'b=c', line: 5 }]);
  expect(record.meta).toEqual([{ name: 'player-1', value: 'a friend', line: 6 }]);
  expect(record.entries).toEqual([
    { kind: 'deck', line: 8, cards: ['R1', 'S1'] },
    { kind: 'move', line: 9, seat: 2, move: 'choose R1' },
  ]);
});

test('an error names its line and what was expected', () => {
  expect(wrong('')).toBe('Line 1. The record ends here. Expected roshambo-record 1.');
  expect(wrong('roshambo-record 2\n')).toMatch(/^Line 1\. Expected roshambo-record 1, found/);
  expect(wrong('\uFEFFroshambo-record 1\n')).toMatch(/^Line 1\. Expected roshambo-record 1, found/);
  expect(wrong('roshambo-record 1\r\n')).toMatch(/^Line 1\. The line has a carriage return/);
  expect(wrong('roshambo-record 1\nninjan\n')).toMatch(/^Line 2\. Expected game and its id/);
  expect(wrong('roshambo-record 1\ngame chess\n')).toMatch(/^Line 2\. Expected a game: paws/);
  expect(wrong('roshambo-record 1\ngame ninjan\nseats 02\n')).toMatch(/^Line 3\. Expected a number of seats/);
  expect(wrong('roshambo-record 1\ngame ninjan\nseats 6\n')).toBe(
    'Line 3. The game ninjan is for 2 to 5 seats, not for 6.',
  );
  expect(wrong('roshambo-record 1\ngame tsuefa\nseats 3\n')).toMatch(/for 2 seats, not for 3/);
  expect(wrong(`${HEAD}\n`)).toMatch(/^Line 4\. The line is blank/);
  expect(wrong(`${HEAD}meta no value\n`)).toMatch(/^Line 4\. Expected option NAME=VALUE/);
  expect(wrong(`${HEAD}option a=1\noption a=1\n---\n`)).toMatch(/^Line 5\. The option a is given twice/);
  expect(wrong(HEAD)).toMatch(/^Line 4\. The record ends here/);
  expect(wrong(`${HEAD}---\nchoose R1\n`)).toMatch(/^Line 5\. Expected deck and its cards/);
  expect(wrong(`${HEAD}---\n01 choose R1\n`)).toMatch(/^Line 5\. Expected a seat number/);
  expect(wrong(`${HEAD}---\n3 choose R1\n`)).toBe('Line 5. There is no seat 3 at this table.');
  expect(wrong(`${HEAD}---\n\n`)).toMatch(/^Line 5\. The line is blank/);
  expect(wrong(`${HEAD}---\n#${'я'.repeat(40_000)}\n`)).toMatch(/^Line 5\. The line is longer than/);
  expect(wrong(HEAD + `meta a=${'x'.repeat(60_000)}\n`.repeat(18))).toMatch(
    /^Line 21\. The header is longer/,
  );
});

test('a file that is not text is reported with its line', () => {
  const bytes = new TextEncoder().encode(fixture('ninjan'));
  expect(decode(bytes)).toBe(fixture('ninjan'));
  const second = bytes.indexOf(10) + 3;
  bytes[second] = 0xff;
  expect(() => decode(bytes)).toThrow('line 2: record-not-text');
});
