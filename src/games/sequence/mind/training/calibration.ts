/**
 * How far off the estimates are. Boards are taken out of games that the network plays with itself;
 * each is estimated the way the odds do, and then played on to the end many times. The error of a
 * band of chances is the root of the mean square difference between the estimate and the share of
 * games won, with the luck of a limited number of games taken out. The players of these games are
 * the network's own first impressions, at every seat.
 */

import type { Random } from '../../../../random.ts';
import { SQUARES } from '../../rules/board.ts';
import { leftBy, reach } from '../cells.ts';
import { playsAgain } from '../dice.ts';
import type { Network } from '../network.ts';
import { type Depth, foresee } from '../search.ts';
import { isWon, lay, type Thought, thinkOf, total } from '../thought.ts';
import { BANDS, bandOf, ERROR_SCALE } from '../written.ts';
import { favourite } from './self-play.ts';

export interface Calibration {
  readonly boards: number;
  readonly games: number;
  readonly depth: Depth;
}

/** The error of each band, as whole numbers of ten-thousandths. */
export function measureErrors(
  network: Network,
  random: Random,
  { boards, games, depth }: Calibration,
): readonly number[] {
  const squares = new Float64Array(BANDS);
  const luck = new Float64Array(BANDS);
  const counts = new Float64Array(BANDS);
  for (let done = 0; done < boards; ) {
    const thought = thinkOf(network, new Int8Array(SQUARES));
    const roller = playOn(thought, 0, random.below(LATEST), random);
    if (roller === undefined) continue;
    done++;
    const chance = foresee(thought, roller, depth)[roller] as number;
    const share = shareWon(thought, roller, games, random);
    const band = bandOf(chance);
    counts[band] = (counts[band] as number) + 1;
    squares[band] = (squares[band] as number) + (chance - share) ** 2;
    luck[band] = (luck[band] as number) + (share * (1 - share)) / (games - 1);
  }
  const excess = squares.map((square, band) => square - (luck[band] as number));
  const overall = excess.reduce((one, other) => one + other) / boards;
  return Array.from(excess, (sum, band) => {
    const mean = (sum + FEW * overall) / ((counts[band] as number) + FEW);
    return Math.round(ERROR_SCALE * Math.sqrt(Math.max(LEAST ** 2, mean)));
  });
}

/** The throw by which most games are over. */
const LATEST = 60;
/**
 * A band seldom met leans on the others as if this number of their boards were its own. No error
 * below the least is claimed.
 */
const FEW = 20;
const LEAST = 0.01;

function shareWon(
  { network, cells }: Thought,
  roller: number,
  games: number,
  random: Random,
): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const thought = thinkOf(network, cells);
    let turn = roller;
    for (;;) {
      const next = step(thought, turn, random);
      if (next === undefined) break;
      turn = next;
    }
    if (turn === roller) won++;
  }
  return won / games;
}

/** Who throws next after this number of throws; undefined if the game ended before. */
function playOn(
  thought: Thought,
  first: number,
  throws: number,
  random: Random,
): number | undefined {
  let roller: number | undefined = first;
  for (let done = 0; done < throws && roller !== undefined; done++)
    roller = step(thought, roller, random);
  return roller;
}

/**
 * One throw and the network's favourite square for it. Who throws next; undefined if the thrower
 * won.
 */
function step(thought: Thought, roller: number, random: Random): number | undefined {
  const { sides, tables } = thought.network;
  const sum = random.below(6) + random.below(6) + 2;
  const squares = reach(thought.cells, roller, sum);
  const heir = playsAgain(sum) ? roller : (roller + 1) % sides;
  if (squares.length === 0) return heir;
  lay(thought, favourite(thought, roller, heir, sum, squares), leftBy(roller, sum));
  return isWon(total(thought, tables[heir * sides + roller] as Float32Array)) ? undefined : heir;
}
