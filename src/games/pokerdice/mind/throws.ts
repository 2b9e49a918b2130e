/**
 * Five dice without their places. A *keep* is what may lie of them before the rest is thrown: 462
 * multisets of none to five faces. The 252 keeps of five dice are the *throws*. Keeps are numbered
 * by size, the full ones first, so that a keep with a die added has always the smaller number:
 * chances are worked out upwards, choices downwards.
 */

import { made, OBJECTIVES } from '../rules/objectives.ts';
import { DICE } from '../rules/state.ts';

export const FACES = 6;

/** The faces of each keep, ascending. */
export const KEEPS: readonly (readonly number[])[] = Array.from(
  { length: DICE + 1 },
  (_, missing) => facesUpwards(DICE - missing, 1),
).flat();

function facesUpwards(size: number, least: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  const all: (readonly number[])[] = [];
  for (let face = least; face <= FACES; face++) {
    for (const rest of facesUpwards(size - 1, face)) all.push([face, ...rest]);
  }
  return all;
}

const NUMBER_OF: ReadonlyMap<string, number> = new Map(
  KEEPS.map((faces, keep) => [faces.join(''), keep]),
);

/** The number of a keep whose dice lie in any order. */
export function keepOf(faces: readonly number[]): number {
  return NUMBER_OF.get([...faces].sort().join('')) as number;
}

export const THROWS = KEEPS.filter((faces) => faces.length === DICE).length;
/** The keep of no die: everything is thrown. */
export const NOTHING = KEEPS.length - 1;

/** At keep × 6 + face − 1 the keep with a die of that face added; throws have none. */
export const WITH: Int16Array = Int16Array.from(
  KEEPS.flatMap((faces) =>
    Array.from({ length: FACES }, (_, face) =>
      faces.length === DICE ? -1 : keepOf([...faces, face + 1]),
    ),
  ),
);

/** At keep × 6 + index the keeps with one die taken away, each once; −1 after the last. */
export const WITHOUT: Int16Array = Int16Array.from(
  KEEPS.flatMap((faces) => {
    const fewer = [...new Set(faces)].map((face) =>
      keepOf(faces.toSpliced(faces.indexOf(face), 1)),
    );
    return [...fewer, ...new Array<number>(FACES - fewer.length).fill(-1)];
  }),
);

/** The chance of each throw when all five dice are thrown. */
export const CHANCES: Float64Array = chancesFrom(NOTHING);

/** The chance of each throw when the dice of a keep lie and the rest is thrown. */
export function chancesFrom(keep: number): Float64Array {
  const mass = new Float64Array(KEEPS.length);
  mass[keep] = 1;
  throwRest(mass);
  return mass.slice(0, THROWS);
}

/** Throws what is missing of every keep: all chance moves down to the throws. */
export function throwRest(mass: Float64Array): void {
  for (let keep = NOTHING; keep >= THROWS; keep--) {
    const share = (mass[keep] as number) / FACES;
    if (share === 0) continue;
    mass[keep] = 0;
    for (let at = keep * FACES, end = at + FACES; at < end; at++) {
      const more = WITH[at] as number;
      mass[more] = (mass[more] as number) + share;
    }
  }
}

/**
 * Throws that make the same cards are of one *kind*: cards are judged by the final dice only, so
 * that what a final throw is worth depends on its kind alone. MAKES gives the cards of each kind as
 * bits, in the order of OBJECTIVES.
 */
const MADE: readonly number[] = KEEPS.slice(0, THROWS).map((faces) => made(faces));
export const MAKES: readonly number[] = [...new Set(MADE)];
export const KINDS = MAKES.length;
export const KIND_OF: Int16Array = Int16Array.from(MADE.map((bits) => MAKES.indexOf(bits)));

/** For each objective, by kind: 1 if it is made, else 0. */
export const MAKING: readonly Float64Array[] = OBJECTIVES.map((_, card) =>
  Float64Array.from(MAKES.map((bits) => (bits >> card) & 1)),
);
