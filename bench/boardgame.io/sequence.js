/** Séquence Dés for two players, a line of five to win, as a boardgame.io game. */
import { createRequire } from 'node:module';
import { DEFENCE, hasTarget, isTarget, makesLine, SIZE, targets } from './board.ts';

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

/** @type {(dice: number[] | null) => number} */
const sumOf = (dice) => (dice ? dice[0] + dice[1] : 0);

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
 * The game as the library's documentation teaches it: moves end the turn by the event endTurn(),
 * everything else is left at its default. Tuned, it is as fast as the library gets: the turn ends
 * by a condition, which spares the stack trace that the event captures at each call, and undo is
 * off.
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
