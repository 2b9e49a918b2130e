/**
 * Looking several throws ahead: every sum by its exact weight, every thrower choosing what is best
 * for their own side. The last throw is judged by the network (one-throw.ts). The work is bounded
 * by the depth and by how many squares of a number are looked at, never by a clock, so the same
 * question always has the same answer.
 */

import { SQUARES } from '../rules/board.ts';
import { type Cells, chipOf, FIELD, FREE, leftBy } from './cells.ts';
import { DEFENCE, playsAgain, THROWS, WAYS } from './dice.ts';
import type { Network } from './network.ts';
import { afterOneThrow } from './one-throw.ts';
import { isWon, lay, type Thought, total, totalWith } from './thought.ts';

export interface Depth {
  /** How many throws ahead, at least one. */
  readonly throws: number;
  /** How many squares of a throw are looked at more closely than by their first impression. */
  readonly width: number;
}

/** The chance that the side wins, for each square on which it may act with this sum. */
export function judge(
  thought: Thought,
  side: number,
  sum: number,
  squares: readonly number[],
  { throws, width }: Depth,
): readonly number[] {
  const { sides } = thought.network;
  const heir = playsAgain(sum) ? side : (side + 1) % sides;
  const table = tableFor(thought.network, heir, side);
  const rooms = Array.from({ length: throws }, () => roomFor(sides));
  const chip = leftBy(side, sum);
  return squares.map((square) => {
    const before = thought.cells[square] as number;
    lay(thought, square, chip);
    let chance = 1;
    if (!isWon(total(thought, table))) {
      ahead(thought, heir, throws - 1, width, rooms);
      chance = (rooms[throws - 1] as Room).chances[side] as number;
    }
    lay(thought, square, before);
    return chance;
  });
}

/** Each side's chance to win, with `roller` about to throw. */
export function foresee(thought: Thought, roller: number, { throws, width }: Depth): Float64Array {
  const rooms = Array.from({ length: throws }, () => roomFor(thought.network.sides));
  ahead(thought, roller, throws - 1, width, rooms);
  return (rooms[throws - 1] as Room).chances;
}

function tableFor({ sides, tables }: Network, roller: number, of: number): Float32Array {
  return tables[roller * sides + of] as Float32Array;
}

/**
 * What one level of the search writes down. A board is reached by putting, and passing on or
 * throwing again, or by taking.
 */
interface Room {
  readonly chances: Float64Array;
  /** The squares a throw may act on. */
  readonly reached: Int32Array;
  /**
   * For each way and square: how much is known of it, the first impression, and each side's chance
   * once it was looked at.
   */
  readonly state: Uint8Array;
  readonly impression: Float64Array;
  readonly known: Float64Array;
}

const PASS = 0;
const AGAIN = 1;
const TAKE = 2;
const WAYS_TO_ACT = 3;

const UNSEEN = 0;
const GLANCED = 1;
const KNOWN = 2;

function roomFor(sides: number): Room {
  return {
    chances: new Float64Array(sides),
    reached: new Int32Array(SQUARES),
    state: new Uint8Array(WAYS_TO_ACT * SQUARES),
    impression: new Float64Array(WAYS_TO_ACT * SQUARES),
    known: new Float64Array(WAYS_TO_ACT * SQUARES * sides),
  };
}

/** Fills in the chances of a level, with `roller` about to throw. */
function ahead(
  thought: Thought,
  roller: number,
  level: number,
  width: number,
  rooms: readonly Room[],
): void {
  const room = rooms[level] as Room;
  const { chances } = room;
  if (level === 0) {
    afterOneThrow(thought, roller, chances);
    return;
  }
  const { sides } = thought.network;
  const next = (roller + 1) % sides;
  let settled = THROWS;
  room.state.fill(UNSEEN);
  chances.fill(0);
  for (let sum = 2; sum <= 12; sum++) {
    const again = playsAgain(sum);
    const ways = WAYS[sum] as number;
    const count = reachInto(thought.cells, chipOf(roller), sum, room.reached);
    if (count > 0) {
      const way = sum === DEFENCE ? TAKE : again ? AGAIN : PASS;
      const chosen = choose(thought, roller, way, count, level, width, rooms);
      add(chances, room.known, chosen * sides, ways);
    } else if (again) {
      settled -= ways; // nothing changed and the same throw again: the other throws decide
    } else {
      ahead(thought, next, level - 1, width, rooms);
      add(chances, (rooms[level - 1] as Room).chances, 0, ways);
    }
  }
  for (let side = 0; side < sides; side++) chances[side] = (chances[side] as number) / settled;
}

function add(chances: Float64Array, from: Float64Array, at: number, ways: number): void {
  for (let side = 0; side < chances.length; side++) {
    chances[side] = (chances[side] as number) + ways * (from[at + side] as number);
  }
}

/**
 * reach() of cells.ts without making a list: writes the squares into `into` and returns how many.
 */
function reachInto(cells: Cells, own: number, sum: number, into: Int32Array): number {
  const field = FIELD[sum] as readonly number[];
  let count = 0;
  if (sum !== DEFENCE) {
    for (const square of field) if (cells[square] === FREE) into[count++] = square;
    if (count > 0) return count;
  }
  for (const square of field)
    if (cells[square] !== FREE && cells[square] !== own) into[count++] = square;
  return count;
}

/**
 * Of the squares reached, looks at the most promising and returns the place (way and square) of the
 * best for the thrower.
 */
function choose(
  thought: Thought,
  roller: number,
  way: number,
  count: number,
  level: number,
  width: number,
  rooms: readonly Room[],
): number {
  const { network, cells } = thought;
  const { sides } = network;
  const { reached, state, impression, known } = rooms[level] as Room;
  const heir = way === AGAIN ? roller : (roller + 1) % sides;
  const table = tableFor(network, heir, roller);
  const chip = way === TAKE ? FREE : chipOf(roller);
  const sum = total(thought, table);
  for (let index = 0; index < count; index++) {
    const square = reached[index] as number;
    const place = way * SQUARES + square;
    if (state[place] !== UNSEEN) continue;
    state[place] = GLANCED;
    impression[place] = totalWith(thought, table, sum, square, chip);
    if (!isWon(impression[place] as number)) continue;
    state[place] = KNOWN;
    known.fill(0, place * sides, place * sides + sides);
    known[place * sides + roller] = 1;
  }
  sortByImpression(reached, count, impression, way * SQUARES);
  let best = -1;
  let most = -1;
  for (let index = 0; index < Math.min(count, width); index++) {
    const square = reached[index] as number;
    const place = way * SQUARES + square;
    if (state[place] === GLANCED) {
      const before = cells[square] as number;
      lay(thought, square, chip);
      ahead(thought, heir, level - 1, width, rooms);
      lay(thought, square, before);
      state[place] = KNOWN;
      known.set((rooms[level - 1] as Room).chances, place * sides);
    }
    const chance = known[place * sides + roller] as number;
    if (chance > most) {
      most = chance;
      best = place;
    }
    if (chance === 1) break;
  }
  return best;
}

/** The best impression first; few squares, so by insertion. */
function sortByImpression(
  squares: Int32Array,
  count: number,
  impression: Float64Array,
  from: number,
): void {
  for (let end = 1; end < count; end++) {
    const square = squares[end] as number;
    const worth = impression[from + square] as number;
    let at = end - 1;
    while (at >= 0 && (impression[from + (squares[at] as number)] as number) < worth) {
      squares[at + 1] = squares[at] as number;
      at--;
    }
    squares[at + 1] = square;
  }
}
