/**
 * Séquence Dés for two players, a line of five to win, as a Colyseus room: a schema for its state,
 * a handler for each message.
 */
import { Room } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { DEFENCE, hasTarget, isTarget, makesLine, SIZE } from '../boardgame.io/board.ts';

const NOBODY = -1;

/** What both players see. */
export const State = schema(
  {
    /** Whose chip lies on each square: a seat, or NOBODY. */
    cells: t.array('int8'),
    /** The last throw, and whether it waits to be played. */
    die: t.uint8().default(0),
    otherDie: t.uint8().default(0),
    thrown: t.boolean().default(false),
    turn: t.uint8().default(0),
    /** The start throws go on. */
    starting: t.boolean().default(true),
    winner: t.int8().default(NOBODY),
    /** How many there were: with a throw that changes nothing there is something to tell, too. */
    moves: t.uint32().default(0),
  },
  'State',
);

const throwDie = () => 1 + Math.floor(Math.random() * 6);

/**
 * The game, the state sent as Colyseus does it unless told otherwise: what has changed, every 50
 * ms.
 */
export class Sequence extends Room {
  maxClients = 2;
  state = new State();
  /**
   * The board again, for the rules: they read it much faster than they would read the schema. @type
   * {(number | null)[]}
   */
  cells = [];
  /** Sums of the start throws. @type {number[]} */
  starts = [];

  messages = {
    roll: (client) => {
      if (this.#mayMove(client) && !this.state.thrown) this.#roll();
    },
    place: (client, { square }) => {
      const sum = this.#sum();
      if (!this.#mayMove(client) || !this.state.thrown || sum === DEFENCE) return;
      if (!isTarget(this.cells, sum, this.state.turn, square)) return;
      this.#put(square, this.state.turn);
      if (makesLine(this.cells, square)) this.state.winner = this.state.turn;
      this.#endTurn(sum);
      this.#moved();
    },
    remove: (client, { square }) => {
      if (!this.#mayMove(client) || !this.state.thrown || this.#sum() !== DEFENCE) return;
      if (!isTarget(this.cells, DEFENCE, this.state.turn, square)) return;
      this.#put(square, null);
      this.#endTurn(DEFENCE);
      this.#moved();
    },
    again: () => {
      if (this.state.winner === NOBODY) return;
      for (const square of this.cells.keys())
        if (this.cells[square] !== null) this.#put(square, null);
      this.starts = [];
      Object.assign(this.state, {
        thrown: false,
        turn: 0,
        starting: true,
        winner: NOBODY,
        moves: 0,
      });
      this.changed();
    },
  };

  onCreate() {
    this.cells = Array(SIZE * SIZE).fill(null);
    this.state.cells.push(...this.cells.map(() => NOBODY));
  }

  onJoin(client) {
    client.userData = { seat: this.clients.indexOf(client) };
  }

  /** The state has changed. The next patch tells. */
  changed() {}

  #mayMove(client) {
    return client.userData.seat === this.state.turn && this.state.winner === NOBODY;
  }

  #sum() {
    return this.state.die + this.state.otherDie;
  }

  #moved() {
    this.state.moves++;
    this.changed();
  }

  #roll() {
    const { state } = this;
    state.die = throwDie();
    state.otherDie = throwDie();
    const sum = this.#sum();
    if (state.starting) this.#startThrow(sum);
    else if (hasTarget(this.cells, sum, state.turn)) state.thrown = true;
    else this.#endTurn(sum);
    this.#moved();
  }

  #startThrow(sum) {
    this.starts.push(sum);
    this.state.turn = 1 - this.state.turn;
    if (this.starts.length < 2) return;
    const [one, other] = this.starts;
    this.starts = [];
    if (one === other) return;
    this.state.starting = false;
    this.state.turn = one > other ? 0 : 1;
  }

  /** A 2 or a 12 gives the same player another turn. */
  #endTurn(sum) {
    this.state.thrown = false;
    if (sum !== 2 && sum !== 12) this.state.turn = 1 - this.state.turn;
  }

  #put(square, owner) {
    this.cells[square] = owner;
    this.state.cells[square] = owner ?? NOBODY;
  }
}

/**
 * As fast as a game of turns gets: each move is told at once. The clock stays, once a second:
 * switched off by 0, it would tick sixty times a second in every room.
 */
export class TunedSequence extends Sequence {
  patchRate = 1000;

  changed() {
    this.broadcastPatch();
  }
}
