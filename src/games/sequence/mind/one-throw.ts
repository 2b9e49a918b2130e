/**
 * What a throw is worth before it is thrown, looking no further than the board it leaves: each of
 * the eleven sums by its weight, each answered by the square that the thrower's evaluation likes
 * best. This is the innermost loop of the search and the target of training, so it is written out.
 */

import { CARRYING, SHELTERED, SQUARES } from '../rules/board.ts';
import { chipOf, FREE } from './cells.ts';
import { DEFENCE, NUMBERED, playsAgain, THROWS, WAYS, WILD } from './dice.ts';
import { logistic } from './network.ts';
import { isWon, type Thought, total, totalWith } from './thought.ts';

/** Writes each side's chance to win into `chances`, with `roller` about to throw. */
export function afterOneThrow(thought: Thought, roller: number, chances: Float64Array): void {
  const { network, cells } = thought;
  const { sides, tables } = network;
  const next = (roller + 1) % sides;
  const passed = tables[next * sides + roller] as Float32Array;
  const kept = tables[roller * sides + roller] as Float32Array;
  const whenPassed = total(thought, passed);
  const whenKept = total(thought, kept);
  const own = chipOf(roller);
  let wild = Number.NEGATIVE_INFINITY;
  let wildSquare = -1;
  let settled = THROWS;
  chances.fill(0);
  for (const number of NUMBERED) {
    const again = playsAgain(number);
    const table = again ? kept : passed;
    const base = again ? whenKept : whenPassed;
    const squares = CARRYING[number] as readonly number[];
    let best = Number.NEGATIVE_INFINITY;
    let bestSquare = -1;
    for (const square of squares) {
      if (cells[square] !== FREE) continue;
      const worth = totalWith(thought, table, base, square, own);
      if (worth > best) {
        best = worth;
        bestSquare = square;
      }
      const wildWorth = again ? totalWith(thought, passed, whenPassed, square, own) : worth;
      if (wildWorth > wild) {
        wild = wildWorth;
        wildSquare = square;
      }
    }
    if (bestSquare < 0) {
      for (const square of squares) {
        if (cells[square] === own) continue;
        const worth = totalWith(thought, table, base, square, own);
        if (worth > best) {
          best = worth;
          bestSquare = square;
        }
      }
    }
    const ways = WAYS[number] as number;
    if (bestSquare >= 0)
      count(thought, again ? roller : next, roller, best, bestSquare, own, ways, chances);
    else if (again)
      settled -= ways; // nothing changed and the same throw again: the other throws decide
    else count(thought, next, roller, whenPassed, -1, own, ways, chances);
  }
  if (wildSquare < 0) {
    for (let square = 0; square < SQUARES; square++) {
      if (cells[square] === own) continue;
      const worth = totalWith(thought, passed, whenPassed, square, own);
      if (worth > wild) {
        wild = worth;
        wildSquare = square;
      }
    }
  }
  count(
    thought,
    next,
    roller,
    wildSquare < 0 ? whenPassed : wild,
    wildSquare,
    own,
    WAYS[WILD] as number,
    chances,
  );
  let taken = Number.NEGATIVE_INFINITY;
  let takenSquare = -1;
  for (let square = 0; square < SQUARES; square++) {
    const chip = cells[square];
    if (chip === FREE || chip === own || SHELTERED[square]) continue;
    const worth = totalWith(thought, passed, whenPassed, square, FREE);
    if (worth > taken) {
      taken = worth;
      takenSquare = square;
    }
  }
  count(
    thought,
    next,
    roller,
    takenSquare < 0 ? whenPassed : taken,
    takenSquare,
    FREE,
    WAYS[DEFENCE] as number,
    chances,
  );
  for (let side = 0; side < sides; side++) chances[side] = (chances[side] as number) / settled;
}

/**
 * Adds the chances on the board that a choice leaves: `chip` on `square` (none: −1), `roller` to
 * throw, `sum` for the chooser.
 */
function count(
  thought: Thought,
  roller: number,
  chooser: number,
  sum: number,
  square: number,
  chip: number,
  ways: number,
  chances: Float64Array,
): void {
  if (isWon(sum)) {
    chances[chooser] = (chances[chooser] as number) + ways;
    return;
  }
  const { sides, tables } = thought.network;
  const chance = logistic(sum);
  if (sides === 2) {
    chances[chooser] = (chances[chooser] as number) + ways * chance;
    chances[1 - chooser] = (chances[1 - chooser] as number) + ways * (1 - chance);
    return;
  }
  const one = (chooser + 1) % sides;
  const other = (chooser + 2) % sides;
  const chanceOfOne = chanceFor(
    thought,
    tables[roller * sides + one] as Float32Array,
    square,
    chip,
  );
  const chanceOfOther = chanceFor(
    thought,
    tables[roller * sides + other] as Float32Array,
    square,
    chip,
  );
  const share = ways / (chance + chanceOfOne + chanceOfOther);
  chances[chooser] = (chances[chooser] as number) + share * chance;
  chances[one] = (chances[one] as number) + share * chanceOfOne;
  chances[other] = (chances[other] as number) + share * chanceOfOther;
}

function chanceFor(thought: Thought, table: Float32Array, square: number, chip: number): number {
  const sum = total(thought, table);
  return logistic(square < 0 ? sum : totalWith(thought, table, sum, square, chip));
}
