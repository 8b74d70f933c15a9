/** ChaCha20 (RFC 8439) as a source of reproducible random numbers; see `docs/fairness.md`. */

const turn = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/** "expand 32-byte k", as little-endian words. */
const NAME = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
] as const;
const DIAGONALS = [
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

function quarter(s: Uint32Array, [a, b, c, d]: readonly [number, number, number, number]): void {
  const step = (x: number, y: number, z: number, n: number): void => {
    s[x] = (s[x] ?? 0) + (s[y] ?? 0);
    s[z] = turn((s[z] ?? 0) ^ (s[x] ?? 0), n);
  };
  step(a, b, d, 16);
  step(c, d, b, 12);
  step(a, b, d, 8);
  step(c, d, b, 7);
}

const words = (bytes: Uint8Array): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i, true));
};

/** One block of the key stream: 16 numbers. The key has 32 bytes, the nonce 12. */
export function block(key: Uint8Array, counter: number, nonce: Uint8Array): Uint32Array {
  const start = Uint32Array.from([...NAME, ...words(key), counter, ...words(nonce)]);
  const state = start.slice();
  for (let i = 0; i < 10; i += 1) {
    for (const column of COLUMNS) quarter(state, column);
    for (const diagonal of DIAGONALS) quarter(state, diagonal);
  }
  return state.map((word, i) => word + (start[i] ?? 0));
}

/** The numbers of a key for the n-th shuffle of a game, counted from 0. */
export function* numbers(key: Uint8Array, shuffle: number): Generator<number, never> {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, shuffle, true);
  for (let counter = 0; ; counter += 1) yield* block(key, counter, nonce);
}

/** Shuffles cards given in canonical order. */
export function shuffled<T>(cards: readonly T[], key: Uint8Array, shuffle: number): T[] {
  const [mixed, stream] = [[...cards], numbers(key, shuffle)];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1, stream);
    [mixed[last], mixed[chosen]] = [mixed[chosen] as T, mixed[last] as T];
  }
  return mixed;
}

/** A number below a bound. Values that would bias the result are skipped. */
function below(bound: number, stream: Generator<number, never>): number {
  const limit = Math.floor(2 ** 32 / bound) * bound;
  let number = stream.next().value;
  while (number >= limit) number = stream.next().value;
  return number % bound;
}
