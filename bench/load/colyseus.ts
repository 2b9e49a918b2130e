/**
 * Colyseus 0.18, spoken to in its own protocol, states read by its own decoder. Its own client
 * would do the same by Node's WebSocket, which takes the clients' core too long.
 *
 *   10   comes with how to read the state; goes back: I'm in
 *   13   goes with a message: its type, then what it says as MessagePack
 *   14   comes with the whole state
 *   15   comes with what has changed in it
 */

import { createRequire } from 'node:module';
import { type Random, Seeded } from '../../src/random.ts';
import { DEFENCE, targets } from '../boardgame.io/board.ts';
import type { TableMeter } from './meter.ts';
import type { Rival } from './rival.ts';
import { connectRaw, type RawSocket } from './socket.ts';
import { install, startScript } from './start.ts';

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;
const NOBODY = -1;

/** bench/colyseus/room.js */
interface State {
  readonly cells: Iterable<number>;
  readonly die: number;
  readonly otherDie: number;
  readonly thrown: boolean;
  readonly turn: number;
  readonly winner: number;
  readonly moves: number;
}

interface Offset {
  offset: number;
}

interface Decoder {
  readonly state: State;
  decode(bytes: Uint8Array, from: Offset): void;
}

interface Schema {
  readonly Reflection: { decode(bytes: Uint8Array, from: Offset): Decoder };
  readonly decode: { number(bytes: Uint8Array, from: Offset): number };
}

let loaded: Schema | undefined;
function schema(): Schema {
  loaded ??= createRequire(new URL('../colyseus/package.json', import.meta.url))(
    '@colyseus/schema',
  ) as Schema;
  return loaded;
}

const short = (text: string): Buffer => Buffer.from([0xa0 | text.length, ...Buffer.from(text)]);
const message = (type: string, ...says: Buffer[]): Buffer =>
  Buffer.concat([Buffer.of(ROOM_DATA), short(type), ...says]);
const SQUARE = Buffer.concat([Buffer.of(0x81), short('square')]);
const ROLL = message('roll');
const AGAIN = message('again');
const place = (square: number): Buffer => message('place', SQUARE, Buffer.of(square));
const remove = (square: number): Buffer => message('remove', SQUARE, Buffer.of(square));

/** A place in a room, to be claimed by a socket. */
interface Reservation {
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
}

async function reserve(port: number, how: string): Promise<Reservation> {
  const answer = await fetch(`http://127.0.0.1:${port}/matchmake/${how}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`Colyseus says ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Reservation;
}

class Player {
  readonly #socket: RawSocket;
  readonly #seat: number;
  readonly #meter: TableMeter;
  readonly #random: Random;
  readonly #joined: () => void;
  #decoder: Decoder | undefined;
  /** When the move went out that is not confirmed yet, and how many there were before it. */
  #sentAt: number | undefined;
  #before = 0;
  #playing = false;

  constructor(
    socket: RawSocket,
    seat: number,
    meter: TableMeter,
    random: Random,
    joined: () => void,
  ) {
    this.#socket = socket;
    this.#seat = seat;
    this.#meter = meter;
    this.#random = random;
    this.#joined = joined;
    socket.hear = (message) => this.#hear(message);
  }

  #state(): State {
    if (this.#decoder === undefined) throw new Error('Colyseus has not told how to read its state');
    return this.#decoder.state;
  }

  #hear(bytes: Buffer): void {
    const from = { offset: 1 };
    switch (bytes[0]) {
      case JOIN_ROOM:
        this.#decoder = readHandshake(bytes, from);
        this.#socket.send(Buffer.of(JOIN_ROOM));
        return;
      case ROOM_STATE:
        this.#decoder?.decode(bytes, from);
        this.#joined();
        return;
      case ROOM_STATE_PATCH:
        this.#decoder?.decode(bytes, from);
        if (this.#playing) this.#told(bytes.length);
        return;
      default:
        throw new Error(`Colyseus says ${bytes.toString('latin1')}`);
    }
  }

  #told(bytes: number): void {
    const { moves, winner } = this.#state();
    const sentAt = moves > this.#before ? this.#sentAt : undefined;
    if (sentAt !== undefined) {
      this.#meter.confirmed(sentAt, bytes);
      this.#sentAt = undefined;
    }
    if (winner === NOBODY) this.play();
    else if (sentAt !== undefined) this.#socket.send(AGAIN);
  }

  /** Moves if it's their turn. */
  play(): void {
    this.#playing = true;
    const { cells, die, otherDie, thrown, turn, moves } = this.#state();
    if (turn !== this.#seat || this.#sentAt !== undefined) return;
    this.#before = moves;
    this.#sentAt = this.#meter.sent(
      this.#socket.send(thrown ? this.#chip(cells, die + otherDie) : ROLL),
    );
  }

  #chip(cells: Iterable<number>, sum: number): Buffer {
    const owners = Array.from(cells, (owner) => (owner === NOBODY ? null : owner));
    const squares = targets(owners, sum, this.#seat);
    const square = squares[this.#random.below(squares.length)] as number;
    return sum === DEFENCE ? remove(square) : place(square);
  }
}

function readHandshake(bytes: Buffer, from: Offset): Decoder {
  from.offset += 1 + (bytes[from.offset] as number); // the token for coming back
  from.offset += 1 + (bytes[from.offset] as number); // "schema"
  const length = schema().decode.number(bytes, from);
  return schema().Reflection.decode(bytes.subarray(0, from.offset + length), from);
}

async function seat(port: number, table: number, meter: TableMeter): Promise<() => void> {
  const players: Player[] = [];
  const random = new Seeded(`table ${table}`);
  let how = 'create/sequence';
  for (const number of [0, 1]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { sessionId, roomId, processId } = await reserve(port, how);
    const socket = await connectRaw(
      port,
      `/${processId}/${roomId}?sessionId=${sessionId}`,
      () => {},
    );
    players.push(new Player(socket, number, meter, random, resolve));
    await promise;
    how = `joinById/${roomId}`;
  }
  return () => {
    for (const player of players) player.play();
  };
}

const start = (how: string) => async () => {
  install('../colyseus');
  return startScript('../colyseus/server.js', [how]);
};

export const colyseus: Rival = { name: 'Colyseus, as taught', start: start('taught'), seat };
export const colyseusTuned: Rival = { name: 'Colyseus, tuned', start: start('tuned'), seat };
