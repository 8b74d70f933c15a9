import { expect, test } from 'vitest';
import { block, numbers } from './chacha20';
import { hashOf, hex, sha256 } from './sha256';

const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const upTo = (count: number) => Uint8Array.from({ length: count }, (_, i) => i);

test('SHA-256 matches the examples of NIST', () => {
  expect(hex(hashOf('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hex(hashOf(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(hashOf('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(hex(sha256(new Uint8Array(1_000_000).fill(97)))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

test('messages of every length are padded correctly', async () => {
  for (let length = 50; length < 135; length += 1) {
    const message = upTo(length);
    const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
    expect(hex(sha256(message)), String(length)).toBe(hex(theirs));
  }
});

/** A block as the bytes of the key stream. */
const stream = (words: Uint32Array) => hex(new Uint8Array(words.buffer));

test('ChaCha20 matches the block of RFC 8439, 2.3.2', () => {
  expect(stream(block(upTo(32), 1, bytes('000000090000004a00000000')))).toBe(
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  );
});

test('ChaCha20 encrypts the text of RFC 8439, 2.4.2', () => {
  const text = new TextEncoder().encode(
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
  );
  const nonce = bytes('000000000000004a00000000');
  const key = [1, 2].flatMap((counter) => [...new Uint8Array(block(upTo(32), counter, nonce).buffer)]);
  expect(hex(text.map((byte, i) => byte ^ (key[i] ?? 0)))).toBe(
    '6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b' +
      'f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8' +
      '07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736' +
      '5af90bbf74a35be6b40b8eedf2785e42874d',
  );
});

test('numbers continue across blocks', () => {
  const stream = numbers(new Uint8Array(32), 0);
  const drawn = Array.from({ length: 17 }, () => stream.next().value);
  expect(drawn[16]).toBe(block(new Uint8Array(32), 1, new Uint8Array(12))[0]);
});
