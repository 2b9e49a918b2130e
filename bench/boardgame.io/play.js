/**
 * How fast boardgame.io plays Séquence Dés: whole random games, one after another, on one core.
 *
 * node play.js default|production|tuned: as plain `node` runs it; with NODE_ENV=production; and
 * that with the game tuned (see sequence.js). The moves go straight to the library's reducer, which
 * is faster than its local client. The reducer keeps the log entries of the last move only; nothing
 * here collects them.
 *
 * One move is one throw (start throws too), one chip placed or one chip removed. An automatic pass
 * is none.
 */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { LINE, SIZE } from './board.ts';

// Read by boardgame.io and by Immer while they load: without it their development checks run.
if (process.argv[2] !== 'default') process.env.NODE_ENV = 'production';

const require = createRequire(import.meta.url);
/** @type {typeof import('boardgame.io/internal')} */
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { legalMoves, sequence } = await import('./sequence.js');

const game = ProcessGameConfig(sequence(process.argv[2] === 'tuned'));
const reducer = CreateGameReducer({ game });

/** Every row, column and diagonal stretch of squares that is as long as a line. */
const LINES = [...Array(SIZE * SIZE).keys()].flatMap((square) =>
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ].flatMap(([dx, dy]) => {
    const steps = [...Array(LINE).keys()];
    const xs = steps.map((i) => (square % SIZE) + i * dx);
    const ys = steps.map((i) => Math.floor(square / SIZE) + i * dy);
    const onBoard = [...xs, ...ys].every((at) => at >= 0 && at < SIZE);
    return onBoard ? [steps.map((i) => ys[i] * SIZE + xs[i])] : [];
  }),
);
assert.equal(LINES.length, 32);

/**
 * Throws unless the game was rightly won.
 *
 * @param {{ G: import('./sequence.js').State, ctx: import('boardgame.io').Ctx }} state the state at the end
 * @param {string} move the last move
 * @param {string} player who made it
 */
function assertWon({ G, ctx }, move, player) {
  /** @type {(owner: string) => boolean} */
  const hasLine = (owner) =>
    LINES.some((line) => line.every((square) => G.cells[square] === owner));
  assert.equal(move, 'place');
  assert.deepEqual(ctx.gameover, { winner: player });
  assert.ok(hasLine(player), 'the winner has no line');
  assert.ok(!hasLine(player === '0' ? '1' : '0'), 'the loser has a line');
}

/**
 * A small seeded generator of numbers from 0 to below 1 (mulberry32), for the players' choices. The
 * dice come from boardgame.io.
 *
 * @param {number} seed
 */
function generator(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Plays one game to its end and checks its outcome.
 *
 * @param {string} seed of the dice
 * @param {() => number} random
 * @returns {number} how many moves it had
 */
function playGame(seed, random) {
  let state = InitializeGame({ game: { ...game, seed }, numPlayers: 2 });
  let moves = 0;
  let last = '';
  let player = '';
  while (state.ctx.gameover === undefined) {
    player = state.ctx.currentPlayer;
    const choices = legalMoves(state.G, player);
    const { move, args } = choices[Math.floor(random() * choices.length)];
    last = move;
    // The action as the library's own makeMove(), which it doesn't export, creates it.
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: player } });
    if ('transients' in state) throw new Error(`refused: ${move} ${args}`);
    moves++;
  }
  assertWon(state, last, player);
  return moves;
}

/**
 * Plays whole games until the time is over; the last one is played to its end.
 *
 * @param {{ seconds: number, seed: number }} options
 * @returns {{ moves: number, games: number, seconds: number }}
 */
export function play({ seconds, seed }) {
  const random = generator(seed);
  const begin = performance.now();
  let moves = 0;
  let games = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    moves += playGame(`${seed}/${games}`, random);
    games++;
    elapsed = (performance.now() - begin) / 1000;
  }
  return { moves, games, seconds: elapsed };
}

if (import.meta.main) {
  play({ seconds: 1, seed: 1 }); // warms up
  const { moves, games, seconds } = play({ seconds: 4, seed: 2 });
  console.log(
    JSON.stringify({ moves, games, seconds, movesPerSecond: Math.round(moves / seconds) }),
  );
}
