/**
 * SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104), synchronous wherever the language runs. WebCrypto has both, but answers
 * later, and a table must know its throw before it can say what was played.
 */

const BLOCK = 64;
const DIGEST = 32;
/** A message's last block ends in the bit 1, noughts and its length in eight bytes. */
const LENGTH_AT = BLOCK - 8;

/** The first 32 bits of the fractions of the square roots of the first 8 primes. */
const START = Int32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19);

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
// biome-ignore format: eight a line
const ROUNDS = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

/** Used again and again, never between two calls: nothing here waits. */
const schedule = new Int32Array(64);
const lastBlock = new Uint8Array(BLOCK);

export function sha256(message: Uint8Array): Uint8Array {
  return digest(START, 0, message);
}

/** HMAC under one key. The states after the two padded keys are kept, so that a short message costs two compressions. */
export class Hmac {
  readonly #inner: Int32Array;
  readonly #outer: Int32Array;

  constructor(key: Uint8Array) {
    const short = key.length > BLOCK ? sha256(key) : key;
    this.#inner = afterKey(short, 0x36);
    this.#outer = afterKey(short, 0x5c);
  }

  sign(message: Uint8Array): Uint8Array {
    return digest(this.#outer, BLOCK, digest(this.#inner, BLOCK, message));
  }
}

function afterKey(key: Uint8Array, pad: number): Int32Array {
  const block = new Uint8Array(BLOCK);
  block.set(key);
  const state = START.slice();
  compress(
    state,
    block.map((byte) => byte ^ pad),
    0,
  );
  return state;
}

/** The digest of a message whose first bytes, whole blocks of them, have already led to this state. */
function digest(from: Int32Array, before: number, message: Uint8Array): Uint8Array {
  const state = from.slice();
  let at = 0;
  for (; at + BLOCK <= message.length; at += BLOCK) compress(state, message, at);
  const rest = message.length - at;
  for (let index = 0; index < rest; index++) lastBlock[index] = message[at + index] as number;
  lastBlock[rest] = 0x80;
  lastBlock.fill(0, rest + 1);
  if (rest >= LENGTH_AT) {
    compress(state, lastBlock, 0);
    lastBlock.fill(0);
  }
  const length = before + message.length;
  putWord(lastBlock, LENGTH_AT, Math.floor(length / 0x2000_0000)); // in bits, of which there are eight a byte
  putWord(lastBlock, LENGTH_AT + 4, length << 3);
  compress(state, lastBlock, 0);
  const bytes = new Uint8Array(DIGEST);
  for (let word = 0; word < 8; word++) putWord(bytes, 4 * word, state[word] as number);
  return bytes;
}

function putWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

/** One block more, FIPS 180-4 §6.2.2 in its own letters. Rotations are written out: calls would cost a third of the time. */
function compress(state: Int32Array, bytes: Uint8Array, at: number): void {
  const w = schedule;
  for (let t = 0, from = at; t < 16; t++, from += 4) {
    w[t] =
      ((bytes[from] as number) << 24) |
      ((bytes[from + 1] as number) << 16) |
      ((bytes[from + 2] as number) << 8) |
      (bytes[from + 3] as number);
  }
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15] as number;
    const y = w[t - 2] as number;
    const small0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const small1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[t] = ((w[t - 16] as number) + small0 + (w[t - 7] as number) + small1) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let t = 0; t < 64; t++) {
    const large1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + large1 + ((e & f) ^ (~e & g)) + (ROUNDS[t] as number) + (w[t] as number)) | 0;
    const large0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (large0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}
