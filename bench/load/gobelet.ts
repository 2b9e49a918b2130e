/**
 * Gobelet itself, as `gobelet serve` runs it: every move is on disk before anybody is told of it.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api, type Guest } from '../../src/client/api.ts';
import {
  type Deed,
  PROTOCOL,
  type SeatAbout,
  type ServerMessage,
  SOCKET_PATH,
} from '../../src/protocol.ts';
import { type Random, Seeded } from '../../src/random.ts';
import type { TableMeter } from './meter.ts';
import type { Rival, Running } from './rival.ts';
import { connectRaw, type RawSocket } from './socket.ts';
import { startScript } from './start.ts';

const FREE = ['--rate', '1000000', '--per-address', '1000000', '--connections', '1000000'];

/** In a folder of its own, which goes with it. */
export async function startGobelet(log?: (line: string) => void): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-load-'));
  const args = [
    'serve',
    '--host',
    '127.0.0.1',
    '--port',
    '0',
    '--log',
    'error',
    '--data',
    folder,
    ...FREE,
  ];
  const listening = (line: string): number | undefined =>
    Number(/^ {2}http:\/\/127\.0\.0\.1:(\d+)$/.exec(line)?.[1]) || undefined;
  const running = await startScript('../../bin/gobelet.js', args, listening, log);
  return {
    ...running,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A player on a socket of their own, who moves whenever they are asked, after thinking for this
 * many milliseconds.
 */
export class Player {
  readonly guest: Guest;
  readonly #meter: TableMeter;
  readonly #random: Random;
  readonly #rematch: boolean;
  readonly #think: number;
  /** At a rematch, as soon as everybody has come. */
  #mayStart = false;
  #socket: RawSocket | undefined;
  #table = '';
  #deeds = 0;
  #sentAt: number | undefined;
  #isPlaying = false;
  /** What waits for the answer to a deed that is no move. */
  #done: (() => void) | undefined;
  #last: Extract<ServerMessage, { type: 'table' | 'step' }> | undefined;

  constructor(guest: Guest, meter: TableMeter, random: Random, rematch: boolean, think = 0) {
    this.#think = think;
    this.guest = guest;
    this.#meter = meter;
    this.#random = random;
    this.#rematch = rematch;
  }

  async enter(port: number): Promise<void> {
    const welcomed = Promise.withResolvers<void>();
    const socket = await connectRaw(port, SOCKET_PATH, () => welcomed.resolve());
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: this.guest.token }));
    await welcomed.promise;
    socket.hear = (message) =>
      this.#hear(JSON.parse(message.toString()) as ServerMessage, message.length);
    this.#socket = socket;
  }

  close(): void {
    this.#socket?.close();
  }

  watch(table: string): void {
    this.#table = table;
    this.#socket?.send(JSON.stringify({ type: 'watch', table }));
  }

  do(deed: Deed): Promise<void> {
    this.#send(deed, this.#last?.n ?? 0);
    return new Promise((resolve) => {
      this.#done = resolve;
    });
  }

  #send(deed: Deed, seen: number): number {
    const message = { type: 'do', table: this.#table, id: `${this.#deeds++}`, seen, deed };
    return this.#socket?.send(JSON.stringify(message)) ?? 0;
  }

  /** `mayStart` if the game has not begun: this one begins it as soon as everybody has come. */
  begin(mayStart = false): void {
    this.#isPlaying = true;
    this.#mayStart = mayStart;
    if (this.#last !== undefined) this.#look(this.#last);
  }

  #hear(message: ServerMessage, bytes: number): void {
    if (message.type === 'refused') throw new Error(`Gobelet refuses: ${message.reason}`);
    if (message.type !== 'step' && message.type !== 'table') return;
    if (message.table !== this.#table) return;
    this.#last = message;
    if (message.type === 'step' && message.id !== undefined) {
      if (this.#sentAt !== undefined) this.#meter.confirmed(this.#sentAt, bytes);
      this.#sentAt = undefined;
      this.#done?.();
      this.#done = undefined;
    }
    if (this.#isPlaying) this.#look(message);
  }

  #look(message: Extract<ServerMessage, { type: 'table' | 'step' }>): void {
    const { about, moves, n } = message;
    if (about?.status === 'over') this.#again(about.rematch);
    else if (about?.status === 'open' && this.#mayStart && about.seats.every(hasCome)) {
      this.#mayStart = false;
      this.#send({ type: 'start' }, n);
    } else if (moves !== undefined && moves.length > 0 && this.#sentAt === undefined) {
      const move = moves[this.#random.below(moves.length)] as Record<string, unknown>;
      if (this.#think === 0) this.#move(move, n);
      else setTimeout(() => this.#move(move, n), this.#think);
    }
  }

  #move(move: Record<string, unknown>, seen: number): void {
    this.#sentAt = this.#meter.sent(this.#send({ type: 'play', move }, seen));
  }

  /** The same people at a new table, as soon as the game is over. */
  #again(rematch: string | null): void {
    if (rematch === null) {
      if (this.#rematch) this.#send({ type: 'rematch' }, 0);
      return;
    }
    this.watch(rematch);
    if (this.#rematch) this.#mayStart = true;
    else this.#send({ type: 'sit' }, 0);
  }
}

/** Whether nobody is waited for on this seat. */
function hasCome(sitter: SeatAbout | null): boolean {
  return sitter !== null && (sitter.type === 'bot' || sitter.reserved !== true);
}

function rival(name: string, game: string): Rival {
  return {
    name,

    start: () => startGobelet(),

    async seat(port, table, meter) {
      const api = new Api(`http://127.0.0.1:${port}`);
      const random = new Seeded(`table ${table}`);
      const players: Player[] = [];
      for (const name of ['Ana', 'Ben'])
        players.push(new Player(await api.beGuest(name), meter, random, name === 'Ana'));
      const [host] = players as [Player, Player];
      const opened = await api.open(host.guest.token, { game, seats: 2 });
      for (const player of players) {
        await player.enter(port);
        player.watch(opened.table);
        await player.do({ type: 'sit' });
      }
      await host.do({ type: 'start' });
      return () => {
        for (const player of players) player.begin();
      };
    },

    async idle(port, number) {
      const api = new Api(`http://127.0.0.1:${port}`);
      const player = new Player(await guestFor(api, number), NO_METER, new Seeded(''), false);
      await player.enter(port);
      return player;
    },
  };
}

const NO_METER: TableMeter = { sent: () => 0, confirmed: () => undefined };
/** Ten connections each: making ten thousand guests would take longer than connecting them. */
const guests = new Map<number, Promise<Guest>>();

function guestFor(api: Api, number: number): Promise<Guest> {
  const key = Math.floor(number / 10);
  const known = guests.get(key) ?? api.beGuest(`P${key}`);
  guests.set(key, known);
  return known;
}

export const gobelet = rival('Gobelet', 'sequence');
export const gobeletPokerdice = rival('Gobelet, Pokerdice', 'pokerdice');
export const gobeletNext = rival('Gobelet, NEXT!', 'next');
