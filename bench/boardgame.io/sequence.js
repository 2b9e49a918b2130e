/**
 * Séquence Dés for two players, a line of five to win, as a boardgame.io game.
 *
 * Squares are numbered 0 to 35, row by row from the top left: a1 is 0, f1 is 5, f6 is 35.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** @type {typeof import('boardgame.io/core')} */
const { INVALID_MOVE, TurnOrder } = require('boardgame.io/core');

/**
 * @typedef {object} State
 * @property {(string | null)[]} cells whose chip lies on each square
 * @property {number[] | null} dice the throw to be played, null before throwing
 * @property {boolean} again whether the last throw gave its player another turn
 * @property {number[]} starts sums of the start throws, in seat order, empty again after a tie
 * @property {number | null} first the seat that begins, null while the start throws go on
 * @property {string | null} winner
 */
/** @typedef {import('boardgame.io').MoveFn<State>} Move */

export const SIZE = 6;
export const LINE = 5;

/** The number printed on each square. */
// biome-ignore format: laid out like the board
export const NUMBERS = [
  2, 3, 4, 5, 6, 2,
  6, 7, 8, 9, 7, 3,
  5, 9, 12, 12, 8, 4,
  4, 8, 12, 12, 9, 5,
  3, 7, 9, 8, 7, 6,
  2, 6, 5, 4, 3, 2,
];

const DEFENCE = 10;
const WILD = 11;

/** For each sum of two dice, the squares it is about. */
const SQUARES = Array.from({ length: 13 }, (_, sum) =>
  [...NUMBERS.keys()].filter((square) => {
    const number = NUMBERS[square];
    if (sum === DEFENCE) return number !== 2 && number !== 12;
    return sum === WILD || number === sum;
  }),
);

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** @type {(dice: number[] | null) => number} */
const sumOf = (dice) => (dice ? dice[0] + dice[1] : 0);

/**
 * May this player act on this square? Only when none is free are the opponent's chips replaced.
 *
 * @param {State['cells']} cells
 * @param {number} sum
 * @param {string} player
 * @param {number} square
 */
function isTarget(cells, sum, player, square) {
  if (!SQUARES[sum].includes(square)) return false;
  const owner = cells[square];
  if (sum === DEFENCE) return owner !== null && owner !== player;
  return owner === null || (owner !== player && SQUARES[sum].every((s) => cells[s] !== null));
}

/**
 * Can this player do anything with this sum?
 *
 * @param {State['cells']} cells
 * @param {number} sum
 * @param {string} player
 */
function hasTarget(cells, sum, player) {
  return SQUARES[sum].some((s) => cells[s] !== player && (sum !== DEFENCE || cells[s] !== null));
}

/**
 * All the squares this player may act on.
 *
 * @param {State['cells']} cells
 * @param {number} sum
 * @param {string} player
 */
function targets(cells, sum, player) {
  const free = sum === DEFENCE ? [] : SQUARES[sum].filter((s) => cells[s] === null);
  return free.length > 0 ? free : SQUARES[sum].filter((s) => cells[s] !== null && cells[s] !== player);
}

/**
 * Is this square part of a line of its owner?
 *
 * @param {State['cells']} cells
 * @param {number} square
 */
function makesLine(cells, square) {
  const owner = cells[square];
  /** @type {(dx: number, dy: number) => number} */
  const run = (dx, dy) => {
    let length = 0;
    let x = (square % SIZE) + dx;
    let y = Math.floor(square / SIZE) + dy;
    while (x >= 0 && x < SIZE && y >= 0 && y < SIZE && cells[y * SIZE + x] === owner) {
      length++;
      x += dx;
      y += dy;
    }
    return length;
  };
  return DIRECTIONS.some(([dx, dy]) => run(dx, dy) + 1 + run(-dx, -dy) >= LINE);
}

/**
 * The throw has been played. A 2 or a 12 gives the same player another turn.
 *
 * @param {State} G
 * @param {number} sum
 * @param {import('boardgame.io').EventsAPI} events
 * @param {boolean} tuned
 */
function played(G, sum, events, tuned) {
  G.dice = null;
  G.again = sum === 2 || sum === 12;
  if (!tuned && !G.again) events.endTurn();
}

/** @type {Move} */
const startThrow = ({ G, random }) => {
  G.starts.push(sumOf(random.D6(2)));
  if (G.starts.length < 2) return;
  const [one, other] = G.starts;
  if (one === other) G.starts = [];
  else G.first = one > other ? 0 : 1;
};

/**
 * The moves of the player whose turn it is.
 *
 * @param {State} G
 * @param {string} player
 * @returns {{ move: string, args: number[] }[]}
 */
export function legalMoves(G, player) {
  if (!G.dice) return [{ move: 'roll', args: [] }];
  const sum = sumOf(G.dice);
  const move = sum === DEFENCE ? 'remove' : 'place';
  return targets(G.cells, sum, player).map((square) => ({ move, args: [square] }));
}

/**
 * The game as the library's documentation teaches it: moves end the turn by the event endTurn(), everything else is left at
 * its default. Tuned, it is as fast as the library gets: the turn ends by a condition, which spares the stack trace that the
 * event captures at each call, and undo is off.
 *
 * @param {boolean} tuned
 * @returns {import('boardgame.io').Game<State>}
 */
export function sequence(tuned) {
  /** @type {Move} */
  const roll = ({ G, playerID, random, events }) => {
    if (G.dice) return INVALID_MOVE;
    const dice = random.D6(2);
    const sum = sumOf(dice);
    if (hasTarget(G.cells, sum, playerID)) G.dice = dice;
    else played(G, sum, events, tuned);
  };

  /** @type {Move} */
  const place = ({ G, playerID, events }, square) => {
    const sum = sumOf(G.dice);
    if (sum === DEFENCE || !isTarget(G.cells, sum, playerID, square)) return INVALID_MOVE;
    G.cells[square] = playerID;
    if (makesLine(G.cells, square)) G.winner = playerID;
    played(G, sum, events, tuned);
  };

  /** @type {Move} */
  const remove = ({ G, playerID, events }, square) => {
    const sum = sumOf(G.dice);
    if (sum !== DEFENCE || !isTarget(G.cells, sum, playerID, square)) return INVALID_MOVE;
    G.cells[square] = null;
    played(G, sum, events, tuned);
  };

  return {
    name: 'sequence',
    minPlayers: 2,
    maxPlayers: 2,
    ...(tuned ? { disableUndo: true } : {}),

    setup: () => ({
      cells: Array(SIZE * SIZE).fill(null),
      dice: null,
      again: false,
      starts: [],
      first: null,
      winner: null,
    }),

    phases: {
      start: {
        start: true,
        next: 'play',
        moves: { roll: startThrow },
        turn: { order: TurnOrder.RESET, minMoves: 1, maxMoves: 1 },
        endIf: ({ G }) => G.first !== null,
      },
      play: {
        moves: { roll, place, remove },
        turn: {
          order: { first: ({ G }) => G.first ?? 0, next: TurnOrder.DEFAULT.next },
          ...(tuned ? { endIf: ({ G }) => !G.dice && !G.again } : {}),
        },
      },
    },

    endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),

    ai: { enumerate: (G, ctx) => legalMoves(G, ctx.currentPlayer) },
  };
}
