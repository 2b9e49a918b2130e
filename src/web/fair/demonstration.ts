/** The proof of the dice with one player, by the code that tables use: a secret is sealed, a seed added, dice thrown, all checked. */

import { draw } from '../../chance.ts';
import { commitmentOf, seedShape } from '../../dice/fair.ts';
import { diceOf, makeProof } from '../../dice/proof.ts';
import { Refusal } from '../../shape.ts';

export const DICE = 5;
export const MOST_THROWS = 3;

const TABLE = 'demonstration';
const FIVE_DICE = { draws: DICE, sides: 6 } as const;

export type Faces = readonly number[];

/** What somebody claims has happened, true or not. */
export interface Claim {
  /** As it was shown before anything else. */
  readonly commitment: string;
  readonly secret: string;
  readonly seed: string;
  readonly throws: readonly Faces[];
}

/** Nothing has been thrown yet, and the secret is fixed. */
export function seal(secret: string): Claim {
  return { commitment: commitmentOf(secret), secret, seed: '', throws: [] };
}

export function isSeed(text: string): boolean {
  try {
    seedShape(text);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The throw of this number, counted from 0, that follows from secret and seed. */
export function thrown({ secret, seed }: Claim, number: number): Faces {
  const dice = diceOf(makeProof(TABLE, secret, [seed]));
  return draw(FIVE_DICE, dice.event(number)).map((value) => value + 1);
}

export function throwOnce(claim: Claim): Claim {
  return { ...claim, throws: [...claim.throws, thrown(claim, claim.throws.length)] };
}

/** Cheats: one die shows the next face. */
export function turnDie(claim: Claim, number: number, place: number): Claim {
  const turn = (faces: Faces): Faces => faces.map((face, at) => (at === place ? (face % 6) + 1 : face));
  return { ...claim, throws: claim.throws.map((faces, at) => (at === number ? turn(faces) : faces)) };
}

export interface Check {
  readonly isFair: boolean;
  readonly isSealed: boolean;
  /** By throw and die: whether it is the one that follows. */
  readonly follow: readonly (readonly boolean[])[];
}

export function check(claim: Claim): Check {
  const isSealed = commitmentOf(claim.secret) === claim.commitment;
  const follow = claim.throws.map((faces, number) => {
    const right = thrown(claim, number);
    return faces.map((face, place) => face === right[place]);
  });
  return { isFair: isSealed && follow.flat().every((does) => does), isSealed, follow };
}
