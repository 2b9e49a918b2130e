/**
 * What is called unusual is so as often as is said, no oftener; and dice that are loaded are found.
 */

import { describe, expect, it } from 'vitest';
import { type Random, Seeded } from '../random.ts';
import { binomial } from './binomial.ts';
import { judgeTally, UNUSUAL } from './judge.ts';
import { SeriesCounter } from './series.ts';
import type { DiceTally } from './tally.ts';

/** Throws of this many dice each, as one seat of a game makes them. */
function thrown(throws: number, each: number, die: () => number): DiceTally {
  const [faces, sums] = [new SeriesCounter(6), new SeriesCounter(11)];
  let doubles = 0;
  for (let count = 0; count < throws; count++) {
    const values = Array.from({ length: each }, die);
    for (const value of values) faces.add(value);
    if (each !== 2) continue;
    sums.add((values[0] as number) + (values[1] as number));
    if (values[0] === values[1]) doubles++;
  }
  return {
    game: each === 2 ? 'sequence' : 'pokerdice',
    sort: 'pips',
    throws,
    faces: faces.series(),
    doubles,
    sums: sums.series(),
  };
}

const fair = (random: Random) => (): number => random.below(6);

/** The chance of this many or more, and of this many or fewer. */
function tails(n: number, k: number, p: number): readonly [above: number, below: number] {
  let [above, below] = [0, 0];
  for (let at = 0; at <= n; at++) {
    if (at >= k) above += binomial(n, at, p);
    if (at <= k) below += binomial(n, at, p);
  }
  return [above, below];
}

describe('fair dice', () => {
  it.each([
    ['a short table of Séquence Dés', 3000, 22, 2],
    ['an evening of Séquence Dés', 3000, 150, 2],
    ['a table of Pokerdice', 3000, 60, 4],
  ])(
    'are called unusual no oftener than one time in a hundred, and not much more seldom: %s',
    (name, samples, throws, each) => {
      let unusual = 0;
      for (let sample = 0; sample < samples; sample++) {
        const random = new Seeded(`calibration/${name}/${sample}`);
        if (judgeTally([thrown(throws, each, fair(random))]).kind === 'unusual') unusual++;
      }
      const [above] = tails(samples, unusual, UNUSUAL);
      expect(above, `${unusual} of ${samples}: too often`).toBeGreaterThan(0.001);
      const [, below] = tails(samples, unusual, UNUSUAL / 4);
      expect(below, `${unusual} of ${samples}: hardly ever`).toBeGreaterThan(0.001);
    },
  );

  it('that are few are not judged', () => {
    expect(judgeTally([])).toEqual({ kind: 'few', tests: [], least: undefined, likelihood: 1 });
    // 28 sixes are for another universe; but nobody should judge by 28
    expect(judgeTally([thrown(14, 2, () => 5)]).kind).toBe('few');
  });
});

describe('dice that are not fair', () => {
  it('a six that comes every fourth time is found in 600', () => {
    const random = new Seeded('loaded');
    const loaded = (): number => (random.below(10) === 0 ? 5 : random.below(6));
    const { kind, least, likelihood } = judgeTally([thrown(150, 4, loaded)]);
    expect([kind, least?.test]).toEqual(['unusual', 'faces']);
    expect(likelihood).toBeLessThan(UNUSUAL);
  });

  it('a die that likes to stay as it is is found by its repeats', () => {
    const random = new Seeded('sticky');
    let last = 0;
    const sticky = (): number => {
      if (random.below(8) !== 0) last = random.below(6);
      return last;
    };
    expect(judgeTally([thrown(200, 4, sticky)])).toMatchObject({
      kind: 'unusual',
      least: { test: 'repeats' },
    });
  });

  it('a long streak in an even sample is found by its length', () => {
    const order = Array.from({ length: 72 }, (_, index) =>
      index < 12 ? 0 : 1 + ((index - 12) % 5),
    );
    const { tests } = judgeTally([thrown(36, 2, () => order.shift() as number)]);
    expect(tests.find(({ test }) => test === 'longest')?.likelihood).toBeLessThan(1e-6);
    expect(tests.find(({ test }) => test === 'faces')?.likelihood).toBeGreaterThan(0.9);
  });
});
