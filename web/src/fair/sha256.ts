/**
 * SHA-256 (FIPS 180-4). Browsers offer WebCrypto only in secure contexts, and a server in the local network is not
 * one. `crypto.test.ts` checks it against the published examples.
 */

/** The first bits of the fractional parts of roots of the first primes, as the standard defines its constants. */
function fraction(prime: number, root: 2 | 3): number {
  const value = root === 2 ? Math.sqrt(prime) : Math.cbrt(prime);
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((prime) => n % prime !== 0)) PRIMES.push(n);

const START = PRIMES.slice(0, 8).map((prime) => fraction(prime, 2));
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(prime, 3));

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The message, a one bit, zeros, and the length in bits: a multiple of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, (message.length * 8) >>> 0);
  return view;
}

/** The SHA-256 of bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  const at = (i: number): number => w[i] ?? 0;
  for (let from = 0; from < view.byteLength; from += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(from + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [x, y] = [at(i - 15), at(i - 2)];
      const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = at(i - 16) + low + at(i - 7) + high;
    }
    mix(hash, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** The 64 rounds for one block. */
function mix(hash: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i += 1) {
    const sum = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + sum + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
}

/** The SHA-256 of a text in UTF-8. */
export const hashOf = (text: string): Uint8Array => sha256(new TextEncoder().encode(text));

/** Bytes as lower-case hexadecimal digits. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
