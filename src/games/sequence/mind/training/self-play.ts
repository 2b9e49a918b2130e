/**
 * Learning by playing: temporal differences on the board before each throw. A game is played by the
 * network against itself; before each throw its estimate is moved towards what one throw ahead says
 * (afterOneThrow), which weighs all eleven sums exactly, so that the luck of the dice does not blur
 * the lesson.
 */

import type { Random } from '../../../../random.ts';
import { SQUARES } from '../../rules/board.ts';
import { leftBy, reach } from '../cells.ts';
import { playsAgain } from '../dice.ts';
import { learn, logistic, type Network, weightOf } from '../network.ts';
import { afterOneThrow } from '../one-throw.ts';
import { isWon, lay, type Thought, thinkOf, total, totalWith } from '../thought.ts';

export interface Lesson {
  /** How far each weight moves for an error of one. */
  readonly rate: number;
  /** One choice in this number is random, so that unusual boards are met too. */
  readonly wander: number;
}

/** Plays one game and learns from it. Returns the number of throws. */
export function playAndLearn(network: Network, random: Random, { rate, wander }: Lesson): number {
  const thought = thinkOf(network, new Int8Array(SQUARES));
  const chances = new Float64Array(network.sides);
  let roller = 0;
  for (let throws = 1; ; throws++) {
    afterOneThrow(thought, roller, chances);
    adjust(thought, roller, chances, rate);
    const sum = random.below(6) + random.below(6) + 2;
    const squares = reach(thought.cells, roller, sum);
    if (squares.length > 0) {
      const heir = playsAgain(sum) ? roller : (roller + 1) % network.sides;
      const strays = random.below(wander) === 0;
      const square = strays
        ? (squares[random.below(squares.length)] as number)
        : favourite(thought, roller, heir, sum, squares);
      lay(thought, square, leftBy(roller, sum));
      if (isWon(total(thought, network.tables[heir * network.sides + roller] as Float32Array)))
        return throws;
    }
    if (!playsAgain(sum)) roller = (roller + 1) % network.sides;
  }
}

/** The square that looks best at once. */
export function favourite(
  thought: Thought,
  side: number,
  heir: number,
  sum: number,
  squares: readonly number[],
): number {
  const { sides, tables } = thought.network;
  const table = tables[heir * sides + side] as Float32Array;
  const chip = leftBy(side, sum);
  const sumNow = total(thought, table);
  let best = squares[0] as number;
  let most = Number.NEGATIVE_INFINITY;
  for (const square of squares) {
    const worth = totalWith(thought, table, sumNow, square, chip);
    if (worth > most) {
      best = square;
      most = worth;
    }
  }
  return best;
}

function adjust(thought: Thought, roller: number, chances: Float64Array, rate: number): void {
  const { network, patterns } = thought;
  const { sides, heads, tables, relative, groups } = network;
  const rename = relative[roller] as Int32Array;
  for (let head = 0; head < heads; head++) {
    const of = (roller + head) % sides;
    const error =
      (chances[of] as number) -
      logistic(total(thought, tables[roller * sides + of] as Float32Array));
    for (let index = 0; index < patterns.length; index++) {
      const pattern = groups.kin[rename[patterns[index] as number] as number] as number;
      learn(network, pattern, head, weightOf(network, pattern, head) + rate * error);
    }
  }
}
