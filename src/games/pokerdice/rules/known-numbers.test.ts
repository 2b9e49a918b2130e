/** How many of the 6⁵ = 7,776 throws make each objective, worked out on paper and counted. */

import { describe, expect, it } from 'vitest';
import { outcomes } from '../../../chance.ts';
import { made, OBJECTIVES, type Objective } from './objectives.ts';

const THROWS = [...outcomes({ draws: 5, sides: 6 })].map(({ values }) =>
  values.map((value) => value + 1),
);
const MADE = THROWS.map((faces) => made(faces));

const makes = (bits: number, card: Objective): boolean =>
  ((bits >> OBJECTIVES.indexOf(card)) & 1) === 1;
const howMany = (card: Objective): number => MADE.filter((bits) => makes(bits, card)).length;

/** Is there no throw that makes the one but not the other? */
const includes = (more: Objective, less: Objective): boolean =>
  MADE.every((bits) => !makes(bits, more) || makes(bits, less));
const together = (one: Objective, other: Objective): number =>
  MADE.filter((bits) => makes(bits, one) && makes(bits, other)).length;

describe('of 7,776 throws', () => {
  it('P2 there are 6⁵', () => {
    expect(THROWS.length).toBe(7776);
  });

  it('P4 all make joker', () => {
    expect(howMany('joker')).toBe(7776);
  });

  it('P5 7,056 make pair', () => {
    // All but those with five different faces: 6⁵ − 6·5·4·3·2 = 7776 − 720.
    expect(howMany('pair')).toBe(7056);
  });

  it('P6 1,656 make three', () => {
    // Exactly three: a face, its places, two other dice: 6 · C(5,3) · 5² = 1500. Four or five: 156,
    // see below.
    expect(howMany('three')).toBe(1656);
  });

  it('P7 2,100 make two-pairs', () => {
    // 2+2+1: two faces, a third, their orders: C(6,2) · 4 · 5!/(2!·2!) = 15 · 4 · 30 = 1800. 3+2:
    // 300, see below.
    expect(howMany('two-pairs')).toBe(2100);
  });

  it('P8 1,200 make small-straight', () => {
    // Four given faces are all there: the fifth die repeats one, 4 · 5!/2! = 240, or is one of the
    // two others, 2 · 5! = 240.
    // Three such runs, 3 · 480 = 1440; a large straight holds two of them and is counted twice:
    // 1440 − 240.
    expect(howMany('small-straight')).toBe(1200);
  });

  it('P9 243 make no-even', () => {
    // Three faces for each die: 3⁵.
    expect(howMany('no-even')).toBe(243);
  });

  it('P10 243 make no-odd', () => {
    // Three faces for each die: 3⁵.
    expect(howMany('no-odd')).toBe(243);
  });

  it('P11 300 make full', () => {
    // The face of the three, the face of the two, the places of the two: 6 · 5 · C(5,2).
    expect(howMany('full')).toBe(300);
  });

  it('P12 240 make large-straight', () => {
    // Two sets of five different faces in any order: 2 · 5!.
    expect(howMany('large-straight')).toBe(240);
  });

  it('P13 156 make four', () => {
    // Five alike: 6 · 1. Exactly four: a face, the place of the odd one out, what it shows: 6 · 5 ·
    // 5 = 150.
    expect(howMany('four')).toBe(156);
  });
});

describe('more includes less, over all throws', () => {
  it('P4 whatever is made, joker is', () => {
    for (const card of OBJECTIVES) expect(includes(card, 'joker')).toBe(true);
  });

  it('P14 full includes pair, three and two-pairs, and is nothing else than three with two-pairs', () => {
    for (const less of ['pair', 'three', 'two-pairs'] as const)
      expect(includes('full', less)).toBe(true);
    expect(together('three', 'two-pairs')).toBe(300);
  });

  it('P15 four includes three, three includes pair, and so does two-pairs', () => {
    expect(includes('four', 'three')).toBe(true);
    expect(includes('three', 'pair')).toBe(true);
    expect(includes('two-pairs', 'pair')).toBe(true);
  });

  it('P16 P17 four never comes with full or two-pairs', () => {
    expect(together('four', 'full')).toBe(0);
    expect(together('four', 'two-pairs')).toBe(0);
  });

  it('P18 large-straight includes small-straight, and never has a pair', () => {
    expect(includes('large-straight', 'small-straight')).toBe(true);
    expect(together('large-straight', 'pair')).toBe(0);
  });

  it('P9 P10 no throw is without even and without odd faces', () => {
    expect(together('no-even', 'no-odd')).toBe(0);
  });
});
