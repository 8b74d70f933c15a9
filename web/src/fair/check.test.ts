import { describe, expect, test } from 'vitest';
import { say } from '../lib/words.svelte';
import { shuffled } from './chacha20';
import { check, type Checked } from './check';
import { deckOf } from './decks';
import { fixture, FIXTURES } from './fixtures';
import type { Note } from './promises';
import { commitment, defaultText, key, localCommitment, seal, textHash, type Text } from './recipe';
import { hex } from './sha256';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

test('the worked example of docs/fairness.md is reproduced', () => {
  const given = defaultText(SECRET, 2);
  const mixed = key('online', SECRET, [
    [1, 'paw'],
    [2, given],
  ]);
  expect(commitment(SECRET)).toBe('f84c4b3de019fa60e30d8c159d9078a980564dbf49b883d76f7b1ac0aeaf026d');
  expect(textHash('paw')).toBe('09c89dcf364ddd9b1608fc57d37f657c33a1586675d86560f694ba46e676b21f');
  expect(given).toBe('04140fe443f9be579a789c0fe0878106');
  expect(hex(mixed)).toBe('39237bc776cd4cf0de80a7b0486059e46cf468ff9fd75276a5d537f29d42ded0');
  expect(shuffled(deckOf('ninjan', 2), mixed, 0).join(' ')).toBe(
    'P10 S6 R10 S-1 P7 P9 S8 S10 S2 S5 R2 R5 P1 R-5 S1 S-2 P8 P5 R3 P2 P3 R8 R7 R1 P-3 P-2 R-3 R-6 ' +
      'P-1 S-3 R6 S4 S7 P6 S-5 S-6 P-5 R-4 S9 R-2 S3 P4 S-4 R4 R9 P-4 P-6 R-1',
  );
  expect(seal(1, 'throw R', '000102030405060708090a0b0c0d0e0f')).toBe(
    '83647c28fb61a6c24b2ddeccbc6b70805d51573b1ed58562dba62c913a3de247',
  );
  const local: Text[] = [
    [1, 'paw'],
    [2, 'tin'],
  ];
  expect(localCommitment(SECRET, local.slice(1))).toBe(
    '1449387553b0402548648ed10afd259a10d044587ce0a596969b226a549bff9e',
  );
  expect(hex(key('local', SECRET, local))).toBe(
    '788f4bc762632c400b5d4691f16df6b6f80c42efbbe7ffe31273c1c7237b7033',
  );
});

const bad = ({ findings }: Checked) => findings.filter(({ state }) => state === 'bad');
const sentences = ({ findings }: Checked) => findings.map(({ phrase }) => say(phrase));

test('decks have as many cards as the rules say', () => {
  const sizes = (['paws', 'paws-quick', 'ninjan', 'kanobu', 'tsuefa'] as const).map(
    (game) => deckOf(game, 3).length,
  );
  expect(sizes).toEqual([68, 68, 48, 80, 0]);
  expect(deckOf('kanobu', 2)).toHaveLength(76);
});

describe.each(FIXTURES)('the record $name', ({ text }) => {
  const lines = text.split('\n');
  const at = (line: number) => lines[line - 1] ?? '';
  const changed = (line: number, how: (text: string) => string) =>
    check(lines.map((one, i) => (i === line - 1 ? how(one) : one)).join('\n'));

  test('is fair', () => {
    const checked = check(text);
    expect(bad(checked)).toEqual([]);
    expect(checked.verdict).toBe('fair');
  });

  test('is broken by every change of a line of its proof, of a deck and of a sealed decision', () => {
    const header = lines.indexOf('---') + 1;
    const promise = lines.findIndex((one) => one.startsWith('meta fair-commitment=')) + 1;
    const firstDeck = lines.findIndex((one) => one.startsWith('deck ')) + 1;
    const bots = (lines.find((one) => one.startsWith('meta fair-bots=')) ?? '').split('=')[1]?.split(',');
    const lineOf = (name: string) => lines.findIndex((one) => one.startsWith(`meta ${name}=`)) + 1;
    const entryOf = (seal: string) => header + 1 + Number(/seal-(\d+)/.exec(seal)?.[1]);
    /** Replaces the last character; a digit stays a digit. */
    const flip = (one: string) => one.slice(0, -1) + (one.endsWith('1') ? '2' : '1');
    /** Swaps the first card with the first different one. */
    const swap = (one: string) => {
      const cards = one.split(' ').slice(1);
      const other = cards.findIndex((card) => card !== cards[0]);
      [cards[0], cards[other]] = [cards[other] ?? '', cards[0] ?? ''];
      return `deck ${cards.join(' ')}`;
    };
    let flips = 0;
    lines.forEach((one, i) => {
      const line = i + 1;
      const broken: [line: number, how: (text: string) => string][] = [];
      const word = /^meta fair-text-(\d+)=/.exec(one)?.[1];
      const online = lines.includes('meta fair-scheme=2');
      if (/^meta fair-commitment=/.test(one)) broken.push([promise, flip]);
      // With another secret the default texts are others, too.
      if (/^meta fair-secret=/.test(one)) broken.push([online ? lineOf('fair-text-2') : promise, flip]);
      const committed = /^meta fair-hash-(\d+)=/.exec(one)?.[1];
      if (committed) broken.push([lineOf(`fair-text-${committed}`), flip]);
      // In a game without cards nothing depends on the players' texts.
      if (word && online) broken.push([line, flip]);
      else if (word && bots?.includes(word)) broken.push([promise, flip]);
      else if (word && firstDeck > 0) broken.push([firstDeck, flip]);
      if (one.startsWith('meta seal-')) {
        broken.push([entryOf(one), flip]);
        broken.push([entryOf(one), (text) => text.replace('=', '=0').replace(/(=.{64})./, '$1')]);
        broken.push([line, (text) => text.replace(/seal-\d+/, 'seal-99999')]);
      }
      if (one.startsWith('deck ')) broken.push([line, swap]);
      if (lines.some((seal) => seal.startsWith('meta seal-') && entryOf(seal) === line))
        broken.push([line, (text) => (text.includes('R') ? text.replace('R', 'S') : `${text}1`)]);
      for (const [blamed, how] of broken) {
        const checked = changed(line, how);
        expect(how(one)).not.toBe(one);
        expect(checked.verdict, `${line}: ${how(one)}`).toBe('broken');
        expect(
          bad(checked).map((finding) => finding.line),
          `${line}: ${how(one)}`,
        ).toContain(blamed);
        flips += 1;
      }
    });
    expect(flips).toBeGreaterThan(5);
  });

  test('is broken where a line of the proof is missing, stands twice or cannot be read', () => {
    const end = lines.indexOf('---') + 1;
    lines.forEach((one, i) => {
      if (!one.startsWith('meta fair-')) return;
      const without = check(lines.toSpliced(i, 1).join('\n'));
      // Without its hash a text is not the default text.
      const blamed = one.startsWith('meta fair-hash-')
        ? lines.findIndex((other) => other.startsWith('meta fair-text-1='))
        : end - 1;
      expect([without.verdict, bad(without)[0]?.line], one).toEqual(['broken', blamed]);
      const twice = check(lines.toSpliced(i, 0, one).join('\n'));
      expect([twice.verdict, bad(twice)[0]?.line]).toEqual(['broken', i + 2]);
    });
    const secret = lines.findIndex((one) => one.startsWith('meta fair-secret='));
    const upper = changed(secret + 1, (one) => `${one.slice(0, -1)}A`);
    expect(say(bad(upper)[0]?.phrase ?? '')).toContain('64 hexadecimal digits');
    expect(bad(upper)[0]?.line).toBe(secret + 1);
  });

  test('is compared with what this browser saw', () => {
    const promise = at(lines.findIndex((one) => one.startsWith('meta fair-commitment=')) + 1).split('=')[1];
    const header = lines.indexOf('---') + 1;
    const seals = lines.flatMap((one) => {
      const [, place, hash] = /^meta seal-(\d+)=(\S+)/.exec(one) ?? [];
      return hash ? [`${at(header + 1 + Number(place)).split(' ')[0]} ${hash}`] : [];
    });
    const note: Note = {
      promise: promise ?? '',
      played: true,
      before: true,
      seals,
      undone: 0,
      words: [],
      hashes: null,
      at: 0,
    };
    expect(check(text, note).verdict).toBe('fair');
    expect(check(text, { ...note, seals: seals.slice(1) }).verdict).toBe('fair');
    const otherPromise = check(text, { ...note, promise: 'f'.repeat(64) });
    expect(bad(otherPromise)[0]?.phrase.id).toBe('fair-other-promise');
    expect(at(bad(otherPromise)[0]?.line ?? 0)).toMatch(/^meta fair-commitment=/);
    const otherSeal = check(text, { ...note, seals: seals.toReversed() });
    expect(bad(otherSeal)[0]?.phrase.id).toBe('fair-other-seal');
    const otherWord = check(text, { ...note, words: ['never given'] });
    expect(bad(otherWord)[0]?.phrase.id).toBe('fair-own-word-lost');
    // What was taken back is not in the record, which has to say that.
    expect(bad(check(text, { ...note, undone: 1 }))[0]?.phrase.id).toBe('fair-undo-hidden');
    const marked = check(text.replace('---', 'meta undo-2=1\n---'), { ...note, undone: 1 });
    expect(marked.verdict).toBe('fair');
    expect(marked.findings.map(({ phrase }) => phrase.id)).toContain('fair-undone');
    // A commitment seen only before the game may have been replaced.
    expect(check(text, { ...note, promise: 'f'.repeat(64), played: false, seals: [] }).verdict).toBe('fair');
  });
});

test('the hashes and the own text of an online game are compared with what this browser saw', () => {
  const record = fixture('ninjan-online');
  const promise = /fair-commitment=(\S+)/.exec(record)?.[1] ?? '';
  const hashes = [`1 ${textHash('paw')}`];
  const note: Note = {
    promise,
    played: true,
    before: true,
    seals: [],
    undone: 0,
    words: ['paw'],
    hashes,
    at: 0,
  };
  const found = (more: Partial<Note>) =>
    check(record, { ...note, ...more }).findings.map(({ phrase }) => phrase.id);
  expect(check(record, note).verdict).toBe('fair');
  expect(found({})).toEqual(expect.arrayContaining(['fair-hashes-seen', 'fair-own-word']));
  expect(found({ hashes: [...hashes, '2 aa'] })).toContain('fair-other-hashes');
  // A text that was replaced by another one before the hashes were fixed is not expected.
  expect(check(record, { ...note, words: ['claw', 'paw'] }).verdict).toBe('fair');
  const withheld = record.replace('meta fair-text-1=paw', `meta fair-text-1=${defaultText(SECRET, 1)}`);
  expect(check(withheld, note).findings.map(({ phrase }) => phrase.id)).toEqual(
    expect.arrayContaining(['fair-withheld', 'fair-own-word-lost']),
  );
});

test('an online record without its seals is broken', () => {
  const bare = check(fixture('ninjan-online').replaceAll(/^meta seal-.*\n/gm, ''));
  expect(bare.verdict).toBe('broken');
  expect(bad(bare)[0]?.phrase.id).toBe('fair-seals-missing');
});

test('a deck of other cards is not a deck of this game', () => {
  const record = fixture('ninjan').replace(/^deck \S+/m, 'deck R99');
  expect(sentences(check(record))).toContain('Deck 1 does not hold the cards of this game.');
  const short = fixture('kanobu').replace(/^deck \S+ /m, 'deck ');
  expect(bad(check(short))[0]?.phrase.id).toBe('fair-deck-cards');
});

test('a deck made from the pile is checked with its own cards', () => {
  expect(sentences(check(fixture('kanobu-reshuffled'))).join('\n')).toContain('5 decks');
});

test('sealed decisions without a seal are reported and prove nothing', () => {
  const bare = fixture('ninjan').replaceAll(/^meta seal-.*\n/gm, '');
  const checked = check(bare);
  expect(checked.verdict).toBe('fair');
  const open = checked.findings.find(({ phrase }) => phrase.id === 'fair-unsealed');
  expect(open?.details).toHaveLength(18);
});

test('a record without a proof is neither fair nor broken', () => {
  const bare = 'roshambo-record 1\ngame ninjan\nseats 2\n---\n1 choose R1\n';
  expect(check(bare).verdict).toBe('nothing');
});

test('an unreadable record names its line', () => {
  const checked = check('roshambo-record 1\ngame chess\n');
  expect(checked.verdict).toBe('unreadable');
  expect(checked.findings[0]?.line).toBe(2);
});
