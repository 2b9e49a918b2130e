/** The ten objectives of Pokerdice: which five dice make them and what they are worth. */

export const OBJECTIVES = [
  'joker',
  'pair',
  'three',
  'two-pairs',
  'small-straight',
  'no-even',
  'no-odd',
  'full',
  'large-straight',
  'four',
] as const;
export type Objective = (typeof OBJECTIVES)[number];

export const POINTS: Readonly<Record<Objective, number>> = {
  joker: 1,
  pair: 1,
  three: 2,
  'two-pairs': 3,
  'small-straight': 3,
  'no-even': 4,
  'no-odd': 4,
  full: 5,
  'large-straight': 7,
  four: 7,
};

/** Faces as bits, face 1 lowest. */
const ODD = 0b010101;
const EVEN = 0b101010;
const SMALL_STRAIGHTS = [0b001111, 0b011110, 0b111100];
const LARGE_STRAIGHTS = [0b011111, 0b111110];

/** The objectives that five faces make, as bits in the order of OBJECTIVES. More includes less. */
export function made(faces: readonly number[]): number {
  let shown = 0; // faces seen at least once, at least twice, … as bits
  let twice = 0;
  let thrice = 0;
  let fourfold = 0;
  for (let index = 0; index < faces.length; index++) {
    const face = 1 << ((faces[index] as number) - 1);
    fourfold |= thrice & face;
    thrice |= twice & face;
    twice |= shown & face;
    shown |= face;
  }
  const twoPairs = (twice & (twice - 1)) !== 0;
  return (
    1 |
    (Number(twice !== 0) << 1) |
    (Number(thrice !== 0) << 2) |
    (Number(twoPairs) << 3) |
    (Number(SMALL_STRAIGHTS.some((straight) => (shown & straight) === straight)) << 4) |
    (Number((shown & EVEN) === 0) << 5) |
    (Number((shown & ODD) === 0) << 6) |
    (Number(twoPairs && thrice !== 0) << 7) |
    (Number(LARGE_STRAIGHTS.some((straight) => shown === straight)) << 8) |
    (Number(fourfold !== 0) << 9)
  );
}
