/**
 * boardgame.io 0.50.2: its own server, spoken to in the words of socket.io's protocol (5, over
 * engine.io's 4), of which a player needs five. Its own client would do the same and more: it also
 * plays each move ahead of the server.
 *
 *   "40/sequence,"                       comes and goes at the start
 *   "2" and "3"                          alive?, yes
 *   42/sequence,["sync", match, seat]    brings the state, and makes a match that isn't there yet
 *   42/sequence,["update", …]            goes with a move; comes to both players with the new state
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random, Seeded } from '../../src/random.ts';
import { DEFENCE, targets } from '../boardgame.io/board.ts';
import type { TableMeter } from './meter.ts';
import type { Rival, Running } from './rival.ts';
import { connectRaw, type RawSocket } from './socket.ts';
import { install, startScript } from './start.ts';

const PATH = '/socket.io/?EIO=4&transport=websocket';
const ROOM = '/sequence,';
const EVENT = `42${ROOM}`;
const SEATS = ['0', '1'] as const;
type SeatName = (typeof SEATS)[number];

interface State {
  readonly G: {
    readonly cells: readonly (SeatName | null)[];
    readonly dice: readonly [number, number] | null;
  };
  readonly ctx: { readonly currentPlayer: SeatName; readonly gameover?: unknown };
  readonly _stateID: number;
}

type Event =
  | readonly ['sync', match: string, { readonly state: State }]
  | readonly ['update', match: string, State]
  | readonly ['matchData', match: string, unknown];

/** A socket that is in the room of the game. */
async function enter(port: number): Promise<RawSocket> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = await connectRaw(port, PATH, (message) => {
    const text = message.toString();
    if (text.startsWith('0')) socket.send(`40${ROOM}`);
    else if (text.startsWith('40')) resolve();
    else alive(socket, text);
  });
  await promise;
  socket.hear = (message) => alive(socket, message.toString());
  return socket;
}

function alive(socket: RawSocket, text: string): boolean {
  if (text !== '2') return false;
  socket.send('3');
  return true;
}

class Player {
  readonly #socket: RawSocket;
  readonly #seat: SeatName;
  readonly #meter: TableMeter;
  readonly #random: Random;
  /** When the move went out that is not confirmed yet. */
  #sentAt: number | undefined;
  /** The match whose state is awaited, and who awaits it. */
  #synced: ((state: State) => void) | undefined;
  #match = '';
  /** Called with the end of a game, by the player that ended it. */
  readonly #over: () => void;

  constructor(
    socket: RawSocket,
    seat: SeatName,
    meter: TableMeter,
    random: Random,
    over: () => void,
  ) {
    this.#socket = socket;
    this.#seat = seat;
    this.#meter = meter;
    this.#random = random;
    this.#over = over;
    socket.hear = (message) => this.#hear(message);
  }

  join(match: string): Promise<State> {
    this.#match = match;
    this.#socket.send(`${EVENT}${JSON.stringify(['sync', match, this.#seat, null, SEATS.length])}`);
    return new Promise((resolve) => {
      this.#synced = resolve;
    });
  }

  #hear(message: Buffer): void {
    const text = message.toString();
    if (alive(this.#socket, text)) return;
    if (!text.startsWith(EVENT)) throw new Error(`boardgame.io says ${text}`);
    const [kind, match, what] = JSON.parse(text.slice(EVENT.length)) as Event;
    if (match !== this.#match) return;
    if (kind === 'sync') {
      this.#synced?.(what.state);
    } else if (kind === 'update') {
      const mine = this.#sentAt !== undefined;
      if (this.#sentAt !== undefined) this.#meter.confirmed(this.#sentAt, message.length);
      this.#sentAt = undefined;
      if (what.ctx.gameover === undefined) this.play(what);
      else if (mine) this.#over();
    }
  }

  /** Moves if it's their turn. */
  play({ G: { cells, dice }, ctx, _stateID }: State): void {
    if (ctx.currentPlayer !== this.#seat) return;
    const [type, args] = dice === null ? ['roll', []] : this.#chip(cells, dice[0] + dice[1]);
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: this.#seat } };
    const update = ['update', action, _stateID, this.#match, this.#seat];
    this.#sentAt = this.#meter.sent(this.#socket.send(`${EVENT}${JSON.stringify(update)}`));
  }

  #chip(cells: State['G']['cells'], sum: number): readonly [string, readonly number[]] {
    const squares = targets(cells, sum, this.#seat);
    return [
      sum === DEFENCE ? 'remove' : 'place',
      [squares[this.#random.below(squares.length)] as number],
    ];
  }
}

async function seat(port: number, table: number, meter: TableMeter): Promise<() => void> {
  let matches = 0;
  const players: Player[] = [];
  const random = new Seeded(`table ${table}`);
  /** One after the other: FlatFile would make the match twice. */
  const begin = async (): Promise<() => void> => {
    const match = `${table}-${matches++}`;
    let state: State | undefined;
    for (const player of players) state = await player.join(match);
    return () => {
      for (const player of players) player.play(state as State);
    };
  };
  const again = (): void => {
    void begin().then((play) => play());
  };
  for (const name of SEATS) players.push(new Player(await enter(port), name, meter, random, again));
  return begin();
}

async function start(...how: readonly string[]): Promise<Running> {
  install('../boardgame.io');
  return startScript('../boardgame.io/server.js', how);
}

export const boardgame: Rival = {
  name: 'boardgame.io, as taught',
  start: () => start('taught', 'memory'),
  seat,
  idle: enter,
};
export const boardgameTuned: Rival = {
  name: 'boardgame.io, tuned',
  start: () => start('tuned', 'memory'),
  seat,
};

export const boardgameFlatFile: Rival = {
  name: 'boardgame.io, as taught, in files',
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'boardgame.io-'));
    const running = await start('taught', 'flatfile', folder);
    return {
      ...running,
      async stop() {
        await running.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  seat,
};
