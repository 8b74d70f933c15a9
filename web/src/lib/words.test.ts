import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleOf, nameSeats, phrase, player, say, speakWith } from './words.svelte';

const TEXTS = `
who-you = you
list-and = { $list } and { $last }
took = { $seat } { $seat-is ->
    [you] take
   *[other] takes
} 3 cards
took-from = { $seat } takes a card from { $from }
again = The throw. { $left } throw again
won = { $seats } { $seats-is ->
    [you] win
   *[other] wins
}!
scored = Scoring. { $steps }
dealt = Dealt: { $clauses }
has = { $seat-is ->
    [you] your sum is
   *[other] { $seat } has
} 3
youth = youth plays
sum = sum { $score }
`;

let forget = () => {};
const read = (reader: number | null) => {
  forget();
  forget = nameSeats(
    (seat) => ['Ann', 'Bo', 'Pip'][seat - 1] ?? '',
    () => reader,
  );
};

beforeEach(() => speakWith(bundleOf('en', TEXTS)));
afterEach(() => forget());

describe('a reader with a seat', () => {
  it('is called you, with the verb in the second person', () => {
    read(1);
    expect(say('took', { seat: player(1) })).toBe('You take 3 cards');
    expect(say('took', { seat: player(2) })).toBe('Bo takes 3 cards');
  });

  it('is called you as an object, in small letters', () => {
    read(1);
    expect(say('took-from', { seat: player(3), from: player(1) })).toBe('Pip takes a card from you');
  });

  it('is one of a list', () => {
    read(2);
    expect(say('again', { left: [player(2), player(3)] })).toBe('The throw. You and Pip throw again');
    expect(say('won', { seats: [player(1), player(2)] })).toBe('Ann and you win!');
    expect(say('won', { seats: [player(1)] })).toBe('Ann wins!');
  });

  it('starts a sentence with a capital only', () => {
    read(1);
    const clauses = [phrase('has', { seat: player(1) }), phrase('took', { seat: player(1) })];
    expect(say('scored', { steps: { clauses } })).toBe('Scoring. Your sum is 3; you take 3 cards');
    expect(say('dealt', { clauses: { clauses } })).toBe('Dealt: your sum is 3; you take 3 cards');
    expect(say('youth')).toBe('youth plays');
  });

  it('keeps the name that a phrase brings for others', () => {
    read(1);
    expect(say('won', { seats: [player(2, 'Bo of old')] })).toBe('Bo of old wins!');
    expect(say(player(1, 'Ann of old'))).toBe('You');
  });
});

it('writes negative numbers with a minus sign', () => {
  expect(say('sum', { score: -11 })).toBe('sum −11');
  expect(say('sum', { score: 11 })).toBe('sum 11');
});

describe('a spectator', () => {
  it('reads names', () => {
    read(null);
    expect(say('took', { seat: player(1) })).toBe('Ann takes 3 cards');
    expect(say(player(1))).toBe('Ann');
  });
});
