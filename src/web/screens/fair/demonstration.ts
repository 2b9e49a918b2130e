/**
 * The proof of the dice with one player, by the code that tables use: a secret is sealed, a chain
 * given, dice are thrown with link after link, all is checked.
 */

import { draw } from '../../../chance.ts';
import { bytesOfText, hexOf } from '../../../dice/bytes.ts';
import { isNext, shownOf } from '../../../dice/chain.ts';
import { commitmentOf, seedShape } from '../../../dice/fair.ts';
import { Pot } from '../../../dice/pot.ts';
import { sha256 } from '../../../dice/sha256.ts';
import { Refusal } from '../../../shape.ts';

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
  /** What the chain is made from. */
  readonly word: string;
  readonly throws: readonly Faces[];
  /** The table says that the link of the last throw never came. */
  readonly isLastLost: boolean;
}

/** Nothing has been thrown yet, and the secret is fixed. */
export function seal(secret: string): Claim {
  return { commitment: commitmentOf(secret), secret, word: '', throws: [], isLastLost: false };
}

export function isWord(text: string): boolean {
  try {
    seedShape(text);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Few links: a demonstration needs no more, and each is seen. */
const LINKS = 1 + MOST_THROWS;

/**
 * What the chain of this word shows: its end, the link for the beginning, and one for each throw.
 * At a table it is drawn by chance.
 */
export function boxesOf(word: string): readonly string[] {
  return shownOf(hexOf(sha256(bytesOfText(word))), LINKS);
}

/**
 * The throws that follow from secret and chain; the last is the table's own if its link is said to
 * be lost.
 */
function thrown({ secret, word }: Claim, count: number, isLastLost: boolean): readonly Faces[] {
  const [end = '', first = '', ...links] = boxesOf(word);
  const pot = Pot.begin(TABLE, secret, [{ type: 'chain', end, first }]);
  return links.slice(0, count).map((link, event) => {
    if (!(isLastLost && event === count - 1)) pot.take({ type: 'link', event, seat: 0, link });
    return draw(FIVE_DICE, pot.source(`event ${event}`)).map((value) => value + 1);
  });
}

export function throwOnce(claim: Claim): Claim {
  return { ...claim, throws: thrown(claim, claim.throws.length + 1, false) };
}

/** Cheats: one die shows the next face. */
export function turnDie(claim: Claim, number: number, place: number): Claim {
  const turn = (faces: Faces): Faces =>
    faces.map((face, at) => (at === place ? (face % 6) + 1 : face));
  return {
    ...claim,
    throws: claim.throws.map((faces, at) => (at === number ? turn(faces) : faces)),
  };
}

/** Cheats: the last link is said never to have come, and the table throws as it likes to. */
export function loseLink(claim: Claim): Claim {
  const others = claim.throws.slice(0, -1);
  const own = thrown(claim, claim.throws.length, true).slice(-1);
  return { ...claim, throws: [...others, ...own], isLastLost: true };
}

export interface Check {
  readonly isFair: boolean;
  readonly isSealed: boolean;
  /** Each link is the next of its chain, and none that was given is missing. */
  readonly areBoxesThere: boolean;
  /** By throw and die: whether it is the one that follows. */
  readonly follow: readonly (readonly boolean[])[];
}

export function check(claim: Claim): Check {
  const isSealed = commitmentOf(claim.secret) === claim.commitment;
  const shown = boxesOf(claim.word).slice(0, 2 + claim.throws.length);
  const areBoxesThere =
    !claim.isLastLost && shown.every((link, at) => at === 0 || isNext(link, shown[at - 1] ?? ''));
  const right = thrown(claim, claim.throws.length, claim.isLastLost);
  const follow = claim.throws.map((faces, number) =>
    faces.map((face, place) => face === right[number]?.[place]),
  );
  return {
    isFair: isSealed && areBoxesThere && follow.flat().every((does) => does),
    isSealed,
    areBoxesThere,
    follow,
  };
}
