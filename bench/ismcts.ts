/**
 * The yardstick: a plain information-set Monte Carlo tree search for any game of the contract, as
 * in Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), with a
 * single observer. Every iteration imagines a world that the seat cannot tell from the true one,
 * goes down one tree that all worlds share, adds a node and plays on at random. A move is chosen by
 * UCB1 among those that this world allows, with the logarithm over how often it was available; the
 * answer is the move that was tried most. Nothing in it knows a game: no evaluation, no pruning, no
 * heuristics in the playouts.
 *
 *   chance      its answers are branches of the tree, drawn and not chosen
 *   commits     seats that move at once choose without knowing of each other (decoupled UCB1), and the tree goes on by what the
 *               observer sees afterwards: a secret commit makes no branch of its own
 *   teams       a seat wants its side to win; a shared win counts by its share
 */

import type { Player } from '../src/bots/player.ts';
import { draw } from '../src/chance.ts';
import { type AnyGame, type GameTypes, type Seat, seatsOf } from '../src/game.ts';
import { playout } from '../src/playout.ts';
import type { Random } from '../src/random.ts';

/** The paper's constant for rewards between 0 and 1. */
const EXPLORATION = 0.7;

/** A move of one seat at one node. */
interface Arm {
  readonly code: number;
  visits: number;
  reward: number;
  available: number;
  /** The node after it, or those after it by chance's answer, or by what the observer sees. */
  readonly next: Map<number | string, Node>;
}

/** The moves known of each seat that chooses here. */
type Node = Map<Seat, Map<number, Arm>>;

export function ismctsPlayer(game: AnyGame, playouts: number): Player {
  return {
    choose({ view, moves, random, imagine }) {
      const seat = view.viewer as Seat;
      const root: Node = new Map();
      for (let count = 0; count < playouts; count++)
        iterate(game, imagine(random), seat, root, random);
      const arms = [...(root.get(seat)?.values() ?? [])];
      const best = arms.reduce((most, arm) => (arm.visits > most.visits ? arm : most));
      const { codes } = game.legal(imagine(random), seat);
      return { move: moves[codes.indexOf(best.code)] as GameTypes['move'] };
    },
  };
}

interface Tried {
  readonly seat: Seat;
  readonly arm: Arm;
}

/**
 * Down the tree, one new node, a random playout, and the result written along the way. Changes the
 * state.
 */
function iterate(game: AnyGame, state: unknown, observer: Seat, root: Node, random: Random): void {
  const path: Tried[] = [];
  let node = root;
  for (let isNew = false; !isNew; ) {
    const awaited = seatsOf(game.toMove(state));
    if (awaited.length === 0) break;
    const tried = awaited.map((seat) => tryArm(node, seat, game.legal(state, seat).codes, random));
    for (const { seat, arm } of tried) {
      isNew ||= arm.visits === 0;
      path.push({ seat, arm });
      game.play(state, seat, arm.code);
    }
    const own = (tried.find(({ seat }) => seat === observer) ?? (tried[0] as Tried)).arm;
    node = follow(own.next, settle(game, state, awaited.length > 1 ? observer : undefined, random));
  }
  playout(game, state, random);
  const winners = game.winners(state);
  const seats = game.scores(state).length;
  const share = 1 / new Set(winners.map((seat) => game.side(seats, seat))).size;
  for (const { seat, arm } of path) {
    arm.visits++;
    if (winners.includes(seat)) arm.reward += share;
  }
}

/**
 * A move never tried here before, any of them; else the one with the highest bound. All that could
 * be chosen were available.
 */
function tryArm(node: Node, seat: Seat, codes: readonly number[], random: Random): Tried {
  let arms = node.get(seat);
  if (arms === undefined) {
    arms = new Map();
    node.set(seat, arms);
  }
  let best: Arm | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let fresh = 0;
  for (const code of codes) {
    let arm = arms.get(code);
    if (arm === undefined) {
      arm = { code, visits: 0, reward: 0, available: 0, next: new Map() };
      arms.set(code, arm);
    }
    arm.available++;
    if (arm.visits === 0) {
      if (random.below(++fresh) === 0) best = arm;
    } else if (fresh === 0) {
      const bound =
        arm.reward / arm.visits + EXPLORATION * Math.sqrt(Math.log(arm.available) / arm.visits);
      if (bound > most) {
        most = bound;
        best = arm;
      }
    }
  }
  return { seat, arm: best as Arm };
}

/**
 * Lets chance answer, and names the branch: its answer, or what an observer of secret commits sees.
 */
function settle(
  game: AnyGame,
  state: unknown,
  observer: Seat | undefined,
  random: Random,
): number | string {
  const chance = game.chance(state);
  if (chance === undefined)
    return observer === undefined ? 0 : JSON.stringify(game.view(state, observer));
  const values = draw(chance, random);
  game.settle(state, values);
  let key = 0;
  for (const value of values) key = key * chance.sides + value;
  return key;
}

function follow(next: Map<number | string, Node>, key: number | string): Node {
  let node = next.get(key);
  if (node === undefined) {
    node = new Map();
    next.set(key, node);
  }
  return node;
}
