/**
 * Fair dice: the hash against its published vectors, the scheme against Node's own, ten million
 * throws against chance.
 */

import { createHash, createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawLot } from '../src/chance.ts';
import { bytesOfHex, bytesOfText, hexOf } from '../src/dice/bytes.ts';
import {
  commitmentOf,
  FairDice,
  SCHEME,
  secretShape,
  seedOfTable,
  seedShape,
} from '../src/dice/fair.ts';
import { Hmac, sha256 } from '../src/dice/sha256.ts';
import { type Random, Seeded } from '../src/random.ts';
import { Refusal } from '../src/shape.ts';
import { chiSquare, likelihood, tail } from '../src/tally/chi-square.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

function bytes(random: Random, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => random.below(256));
}

describe('SHA-256', () => {
  // FIPS 180-4, the examples of NIST's page on it; the million is from FIPS 180-2, appendix B.3.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest: %#', (text, digest) => {
    expect(hexOf(sha256(bytesOfText(text)))).toBe(digest);
  });

  it('agrees with Node on every length from 0 to 300, and leaves the message alone', () => {
    const random = new Seeded('sha256');
    for (let length = 0; length <= 300; length++) {
      const message = bytes(random, length);
      const before = message.slice();
      expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      expect(message).toEqual(before);
    }
  });
});

describe('HMAC-SHA-256', () => {
  // RFC 4231 §4.2–4.8; case 5 is cut to 128 bits there.
  it.each([
    [
      '0b'.repeat(20),
      hexOf(bytesOfText('Hi There')),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      hexOf(bytesOfText('Jefe')),
      hexOf(bytesOfText('what do ya want for nothing?')),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'aa'.repeat(20),
      'dd'.repeat(50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      '0c'.repeat(20),
      hexOf(bytesOfText('Test With Truncation')),
      'a3b6167473100ee06e0c796c2955552b',
    ],
    [
      'aa'.repeat(131),
      hexOf(bytesOfText('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'aa'.repeat(131),
      hexOf(
        bytesOfText(
          'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
        ),
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('gives the published code: %#', (key, message, code) => {
    expect(hexOf(new Hmac(bytesOfHex(key)).sign(bytesOfHex(message))).slice(0, code.length)).toBe(
      code,
    );
  });

  it('agrees with Node on keys and messages of every length from 0 to 300', () => {
    const random = new Seeded('hmac');
    for (let length = 0; length <= 300; length++) {
      for (const [keyLength, messageLength] of [
        [length, random.below(301)],
        [random.below(301), length],
      ] as const) {
        const [key, message] = [bytes(random, keyLength), bytes(random, messageLength)];
        expect(hexOf(new Hmac(key).sign(message))).toBe(
          createHmac('sha256', key).update(message).digest('hex'),
        );
      }
    }
  });
});

/** The scheme once more, as its page tells it, on Node's own functions. */
function streamOf(
  secret: string,
  table: string,
  seeds: readonly string[],
  question: string,
  length: number,
): Buffer {
  const key = Buffer.from(secret, 'hex');
  const root = createHmac('sha256', key)
    .update(['gobelet-dice-1', table, ...seeds].join('\n'))
    .digest();
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, block) =>
    createHmac('sha256', root).update(`${question}/${block}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
}

describe('fair dice', () => {
  const seeds = ['lucky-7', '_', 'Z'.repeat(64)];
  const dice = new FairDice(SECRET, 'kabo-relu', seeds);

  it('commit to the 32 bytes of the secret, not to its digits', () => {
    expect(commitmentOf(SECRET)).toBe(
      createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'),
    );
  });

  it('give a seat without a seed the one that follows from the secret', () => {
    expect(seedOfTable(SECRET, 3)).toBe(
      createHmac('sha256', Buffer.from(SECRET, 'hex')).update('seat 3').digest('hex'),
    );
    expect(seedShape(seedOfTable(SECRET, 3))).toHaveLength(64);
  });

  it.each(['setup', 'event 0', 'event 1234567', 'bot 12'] as const)(
    '%s: bytes as the page tells them, block after block',
    (question) => {
      const source = dice.source(question);
      const stream = streamOf(SECRET, 'kabo-relu', seeds, question, 200);
      expect(Array.from(stream, () => source.below(256))).toEqual([...stream]);
    },
  );

  it.each([1, 2, 6, 45, 129, 255])('below(%i): bytes that come too often are passed over', (n) => {
    const source = dice.event(5);
    const kept = [...streamOf(SECRET, 'kabo-relu', seeds, 'event 5', 3200)].filter(
      (byte) => byte < Math.floor(256 / n) * n,
    );
    for (const byte of kept) expect(source.below(n)).toBe(byte % n);
  });

  it.each([257, 1000, 0xc000_0000, 0xffff_ffff, 0x1_0000_0000])(
    'below(%i): the same with four bytes, the first the greatest',
    (n) => {
      const source = dice.event(6);
      const stream = streamOf(SECRET, 'kabo-relu', seeds, 'event 6', 3200);
      const words = Array.from({ length: 800 }, (_, index) => stream.readUInt32BE(4 * index));
      for (const word of words.filter((word) => word < Math.floor(2 ** 32 / n) * n))
        expect(source.below(n)).toBe(word % n);
    },
  );

  it('reads on from where it is when a word begins in the middle of a block', () => {
    const source = dice.event(7);
    const stream = streamOf(SECRET, 'kabo-relu', seeds, 'event 7', 64);
    for (let index = 0; index < 30; index++) source.below(256);
    expect(source.below(2 ** 32)).toBe(stream.readUInt32BE(30));
    expect(source.below(256)).toBe(stream[34]);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('draw nothing below %d', (n) => {
    expect(() => dice.setup().below(n)).toThrow('no number is drawn below');
  });

  it('answer a question the same way whenever it is asked, and each by a stream of its own', () => {
    const take = (source: Random): string =>
      Array.from({ length: 32 }, () => source.below(256)).join(' ');
    expect(take(dice.event(9))).toBe(take(dice.event(9)));
    expect(take(dice.setup())).toBe(take(dice.source('setup')));
    const others = [
      dice.setup(),
      dice.event(1),
      dice.event(11),
      dice.source('bot 1'),
      new FairDice(SECRET.replace('00', '01'), 'kabo-relu', seeds).event(1),
      new FairDice(SECRET, 'kabo-relv', seeds).event(1),
      new FairDice(SECRET, 'kabo-relu', [...seeds].reverse()).event(1),
      new FairDice(SECRET, 'kabo-relu', seeds.slice(1)).event(1),
    ].map(take);
    expect(new Set(others).size).toBe(others.length);
  });

  it('hand a bot the seed of a generator: four bytes in hex', () => {
    for (let event = 0; event < 40; event++)
      expect(dice.bot(event)).toBe(
        streamOf(SECRET, 'kabo-relu', seeds, `bot ${event}`, 4).toString('hex'),
      );
  });

  it('have a name, which goes into the root', () => {
    expect(SCHEME).toBe('gobelet-dice-1');
  });

  it.each(['', 'x'.repeat(65), 'a b', 'a\nb', 'é', 7, null])('refuse the seed %j', (seed) => {
    expect(() => seedShape(seed)).toThrow(Refusal);
    expect(() => new FairDice(SECRET, 'table', [seed as string])).toThrow(Refusal);
  });

  it('refuse what would make two tables look alike, and a secret that is none', () => {
    expect(() => new FairDice(SECRET, 'a\nb', ['c'])).toThrow(Refusal);
    for (const secret of [SECRET.slice(2), SECRET.toUpperCase(), `${SECRET}00`, 'g'.repeat(64)]) {
      expect(() => secretShape(secret)).toThrow(Refusal);
      expect(() => commitmentOf(secret)).toThrow(Refusal);
    }
  });
});

// Statistics --------------------------------------------------------------------------------------

/**
 * The same bytes, divided without a thought for those that come too often: what fair dice must not
 * be.
 */
function careless(random: Random): Random {
  return { below: (n) => random.below(256) % n };
}

type Maker = (dice: FairDice, question: 'setup' | `event ${number}`) => Random;
const fair: Maker = (dice, question) => dice.source(question);
const biased: Maker = (dice, question) => careless(dice.source(question));

const TABLES = 10_000;
const EVENTS = 200;
const DICE = 5;

interface Throws {
  readonly faces: Uint32Array;
  /** By their place in the throw: six counts for each. */
  readonly places: Uint32Array;
  /**
   * The first face of a pair times six and the second. A pair may lie across two throws; no face is
   * in two pairs.
   */
  readonly pairs: Uint32Array;
  /** How often a run of equal faces was one, two … six, or seven and more long. */
  readonly runs: Uint32Array;
}

/** So many throws of five dice: 10,000 tables of 200 events are ten million dice. */
function throwDice(make: Maker, tables: number): Throws {
  const counts = {
    faces: new Uint32Array(6),
    places: new Uint32Array(6 * DICE),
    pairs: new Uint32Array(36),
    runs: new Uint32Array(7),
  };
  const add = (list: Uint32Array, cell: number): void => {
    list[cell] = (list[cell] as number) + 1;
  };
  let first = -1;
  let last = -1;
  let run = 0;
  for (let table = 0; table < tables; table++) {
    const dice = new FairDice(SECRET, `table-${table}`, ['ann', `ben-${table % 7}`]);
    for (let event = 0; event < EVENTS; event++) {
      const source = make(dice, `event ${event}`);
      for (let place = 0; place < DICE; place++) {
        const face = source.below(6);
        add(counts.faces, face);
        add(counts.places, 6 * place + face);
        if (first < 0) first = face;
        else {
          add(counts.pairs, 6 * first + face);
          first = -1;
        }
        if (face !== last && run > 0) {
          add(counts.runs, Math.min(run, 7) - 1);
          run = 0;
        }
        last = face;
        run++;
      }
    }
  }
  return counts;
}

/** A run goes on with one chance in six: its length is geometric. */
const RUN_WEIGHTS = [0, 1, 2, 3, 4, 5]
  .map((more) => (5 / 6) * (1 / 6) ** more)
  .concat((1 / 6) ** 6);
const SUM_WEIGHTS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

function sumsOf(pairs: Uint32Array): number[] {
  const sums = new Array<number>(11).fill(0);
  pairs.forEach((count, pair) => {
    const sum = Math.floor(pair / 6) + (pair % 6);
    sums[sum] = (sums[sum] as number) + count;
  });
  return sums;
}

/** How often each of 45 cards came to each of 45 places, a shuffle for each table. */
function shuffleCards(make: Maker, tables: number): Uint32Array {
  const counts = new Uint32Array(45 * 45);
  for (let table = 0; table < tables; table++) {
    const order = drawLot(
      { kind: 'order', of: 45 },
      make(new FairDice(SECRET, `deck-${table}`, ['ann', 'ben']), 'setup'),
    );
    order.forEach((card, place) => {
      const cell = 45 * place + card;
      counts[cell] = (counts[cell] as number) + 1;
    });
  }
  return counts;
}

/**
 * Every row and column of these counts has the same sum, so that Pearson's statistic is too small:
 * times (n − 1) / n it has the distribution of chi-square with (n − 1)² degrees of freedom.
 */
function squareLikelihood(counts: Uint32Array, n: number): number {
  return tail((chiSquare(counts) * (n - 1)) / n, (n - 1) ** 2);
}

function countBelow(random: Random, n: number, draws: number, cells: number): Uint32Array {
  const counts = new Uint32Array(cells);
  for (let times = 0; times < draws; times++) {
    // multiplied first: 13 / 45 * 45 is less than 13
    const cell = Math.floor((random.below(n) * cells) / n);
    counts[cell] = (counts[cell] as number) + 1;
  }
  return counts;
}

/** Neither too uneven for chance nor too even. */
function expectLikely(p: number, what: string): void {
  expect(p, what).toBeGreaterThan(1e-6);
  expect(p, what).toBeLessThan(1 - 1e-6);
}

describe('the measure', () => {
  // Tables of chi-square: 5 % and 0.1 % points.
  it.each([
    [1, 3.841, 10.828],
    [5, 11.07, 20.515],
    [35, 49.802, 66.619],
    [100, 124.342, 149.449],
  ])('knows the critical values for %i degrees of freedom', (freedom, five, tenth) => {
    expect(tail(five, freedom)).toBeCloseTo(0.05, 4);
    expect(tail(tenth, freedom)).toBeCloseTo(0.001, 5);
  });

  it('calls counts that are far too even unlikely too', () => {
    expect(likelihood(new Array<number>(36).fill(1000))).toBe(1);
  });
});

describe('ten million dice', () => {
  let thrown: Throws;
  beforeAll(() => {
    thrown = throwDice(fair, TABLES);
  }, 120_000);

  it('are ten million', () => {
    expect(thrown.faces.reduce((sum, count) => sum + count, 0)).toBe(10_000_000);
  });

  it('show every face equally often', () => {
    expectLikely(likelihood(thrown.faces), 'faces');
  });

  it('show every face equally often in each place of a throw', () => {
    for (let place = 0; place < DICE; place++)
      expectLikely(likelihood(thrown.places.subarray(6 * place, 6 * place + 6)), `place ${place}`);
  });

  it('show every pair of successive faces equally often', () => {
    expectLikely(likelihood(thrown.pairs), 'pairs');
  });

  it('show the sums of two as two dice do', () => {
    expectLikely(likelihood(sumsOf(thrown.pairs), SUM_WEIGHTS), 'sums');
  });

  it('repeat a face as often as chance does', () => {
    expectLikely(likelihood(thrown.runs, RUN_WEIGHTS), 'runs');
  });
});

describe('shuffles of 45', () => {
  it('lay every card on top equally often, and every card in every place', () => {
    const counts = shuffleCards(fair, 60_000);
    expectLikely(likelihood(counts.subarray(0, 45)), 'first place');
    expectLikely(likelihood(counts.subarray(45 * 44)), 'last place');
    expectLikely(squareLikelihood(counts, 45), 'all places');
  });
});

describe('numbers that do not divide 256', () => {
  it.each([3, 5, 6, 7, 10, 45, 100, 129, 200, 255, 257, 1000])('below(%i) is uniform', (n) => {
    expectLikely(
      likelihood(countBelow(new FairDice(SECRET, 'numbers', ['a']).event(n), n, 500_000, n)),
      `below ${n}`,
    );
  });

  it('below(3 · 2^30) is uniform in its thirds, where plain remainders would be twice as likely in one', () => {
    const counts = countBelow(
      new FairDice(SECRET, 'numbers', ['a']).event(0),
      3 * 2 ** 30,
      300_000,
      3,
    );
    expectLikely(likelihood(counts), 'thirds');
  });
});

describe('careless dice, made from the same bytes', () => {
  it('are found out by the same tests', () => {
    const thrown = throwDice(biased, TABLES / 5);
    expect(likelihood(thrown.faces)).toBeLessThan(1e-6);
    expect(likelihood(thrown.pairs)).toBeLessThan(1e-6);
    expect(likelihood(sumsOf(thrown.pairs), SUM_WEIGHTS)).toBeLessThan(1e-6);
  });

  it('are found out by the same test of shuffles', () => {
    expect(squareLikelihood(shuffleCards(biased, 60_000), 45)).toBeLessThan(1e-6);
  });

  it.each([6, 10, 45, 100, 129, 200, 255])('are found out below(%i)', (n) => {
    const source = careless(new FairDice(SECRET, 'numbers', ['a']).event(n));
    expect(likelihood(countBelow(source, n, 500_000, n))).toBeLessThan(1e-6);
  });
});
