/**
 * Games over real sockets, of which everything is written down that anybody was told: seats,
 * onlookers, and every answer over HTTP.
 */

import { LEVELS, type Level } from '../../../src/bots/bot.ts';
import type { Guest } from '../../../src/client/api.ts';
import type { AnyGame } from '../../../src/game.ts';
import type { MessageOf, ServerMessage } from '../../../src/protocol.ts';
import type { Random } from '../../../src/random.ts';
import { openings } from '../openings/index.ts';
import { Wire } from './seen-wire.ts';
import type { House } from './servers.ts';

/**
 * What was told, to whom, over which way. An answer over HTTP has a path; whose token it was asked
 * with is in `person`.
 */
export interface Heard {
  readonly text: string;
  /** Empty for whoever showed no token. */
  readonly person: string;
  readonly path?: string;
}

export interface Someone {
  readonly guest: Guest;
  readonly wire: Wire;
}

/** One game, and everything that was told while it went on. */
export interface Witnessed {
  readonly table: string;
  readonly game: AnyGame;
  /**
   * Everything up to the last frame before the end was told to anybody, and everything from there
   * on.
   */
  readonly before: readonly Heard[];
  readonly after: readonly Heard[];
  /** The seeds that seats have given. */
  readonly seeds: readonly string[];
}

/** People who stay for many games: some play, the last only look on. */
export class Company {
  readonly house: House;
  readonly people: readonly Someone[];

  private constructor(house: House, people: readonly Someone[]) {
    this.house = house;
    this.people = people;
  }

  static async gather(house: House, count: number): Promise<Company> {
    const people: Someone[] = [];
    for (let number = 0; number < count; number++) {
      const guest = await house.api.beGuest(`Guest ${number}`);
      people.push({ guest, wire: await Wire.open(house.port, guest.token) });
    }
    return new Company(house, people);
  }

  get tokens(): readonly string[] {
    return this.people.map(({ guest }) => guest.token);
  }

  leave(): void {
    for (const { wire } of this.people) wire.close();
  }

  /**
   * Plays a game to its end: some seats are people, some are bots of the house, and two look on,
   * one of them over HTTP.
   */
  async play(game: AnyGame, number: number, random: Random): Promise<Witnessed> {
    const all = openings(game);
    const { seats, options } = all[number % all.length] as { seats: number; options: object };
    const persons = 1 + random.below(seats);
    const bots = Array.from({ length: seats - persons }, (_, place) => ({
      seat: seats - 1 - place,
      level: QUICK[random.below(QUICK.length)] as Level,
    }));
    const [host] = this.people as readonly [Someone, ...Someone[]];
    const opening = {
      game: game.id,
      seats,
      options: options as Record<string, unknown>,
      bots,
      listed: random.below(2) === 0,
    };
    const { table } = await patiently(() => this.house.api.open(host.guest.token, opening));
    const heard: Heard[] = [];
    const seeds: string[] = [];
    const over = Promise.withResolvers<void>();
    let end = -1;

    const players = this.people.slice(0, persons).map((one, seat) => {
      const seed =
        random.below(3) === 0
          ? undefined
          : `seed-${game.id}-${number}-${seat}-${random.below(1e9)}`;
      if (seed !== undefined) seeds.push(seed);
      return new Player(one, table, seat, seed, random);
    });
    const onlooker = this.people.at(-1) as Someone;
    const listening = [...this.people.slice(0, persons), onlooker].map((someone) => {
      const wire = someone.wire;
      const listen = (frame: string): void => {
        // of another table
        if (!frame.includes(`"table":"${table}"`) && frame.includes('"table":"')) return;
        heard.push({ text: frame, person: someone.guest.person });
        const message = JSON.parse(frame) as ServerMessage;
        if (end < 0 && isEnd(message)) {
          end = heard.length - 1;
          over.resolve();
        }
        players.find(({ someone: one }) => one === someone)?.look(message);
      };
      wire.heard = listen;
      return wire;
    });

    for (const player of players) await player.sit();
    await players[0]?.seesAll();
    onlooker.wire.say({ type: 'watch', table });
    const looking = this.#lookOverHttp(table, players, heard, over.promise, random);
    players[0]?.do({ type: 'start' });
    await over.promise;
    await looking;
    const isOver = (message: ServerMessage): boolean =>
      isEnd(message) && 'table' in message && message.table === table;
    await Promise.all(listening.map((wire) => wire.next(isOver, 0)));
    for (const [path, token] of this.#asksOf(table, players))
      heard.push(await this.#get(path, token));
    for (const wire of listening) wire.say({ type: 'log', table });
    for (const { someone } of players) someone.wire.say({ type: 'unwatch', table });
    onlooker.wire.say({ type: 'unwatch', table });
    await this.#allHeard(players, onlooker);
    for (const wire of listening) wire.heard = () => undefined;
    return { table, game, seeds, before: heard.slice(0, end), after: heard.slice(end) };
  }

  /**
   * While the game goes on, everything that can be asked is asked now and then, by players,
   * onlookers and nobody.
   */
  async #lookOverHttp(
    table: string,
    players: readonly Player[],
    heard: Heard[],
    over: Promise<void>,
    random: Random,
  ): Promise<void> {
    let isOver = false;
    over.then(() => {
      isOver = true;
    });
    const asks = this.#asksOf(table, players);
    // an answer of one process may be ahead of what another has told: nobody could say which is first
    while (!isOver && this.house.isSpread !== true) {
      const [path, token] = asks[random.below(asks.length)] as readonly [
        string,
        string | undefined,
      ];
      const answer = await this.#get(path, token);
      this.#lookBack(table, players, random);
      // the end would be heard before this
      await this.people.at(-1)?.wire.ask({ type: 'ping' }, ({ type }) => type === 'pong');
      if (!isOver) heard.push(answer);
    }
  }

  /**
   * Somebody asks again for what he has seen already: the same steps, written anew, or the log of
   * them.
   */
  #lookBack(table: string, players: readonly Player[], random: Random): void {
    if (random.below(4) > 0) return;
    const wires = [...players.map(({ someone }) => someone.wire), this.people.at(-1)?.wire];
    const wire = wires[random.below(wires.length)];
    if (random.below(3) === 0) wire?.say({ type: 'log', table });
    else
      wire?.say({
        type: 'watch',
        table,
        ...(random.below(2) > 0 && { seen: 1 + random.below(60) }),
      });
  }

  #asksOf(
    table: string,
    players: readonly Player[],
  ): readonly (readonly [path: string, token: string | undefined])[] {
    const tokens = [
      ...players.map(({ someone }) => someone.guest.token),
      this.people.at(-1)?.guest.token,
      undefined,
    ];
    const own = ['', '/record', '/proof'].map((rest) => `/api/tables/${table}${rest}`);
    return [
      ...own.flatMap((path) => tokens.map((token) => [path, token] as const)),
      ['/api/me/tables', tokens[0]],
      ...['/api/tables', '/metrics', '/health', '/ready', `/t/${table}`, '/nothing', '/api/me'].map(
        (path) => [path, undefined] as const,
      ),
    ];
  }

  async #get(path: string, token: string | undefined): Promise<Heard> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await patiently(() => fetch(`${this.house.api.origin}${path}`, { headers }));
    const person = this.people.find(({ guest }) => guest.token === token)?.guest.person ?? '';
    return { text: `${JSON.stringify([...answer.headers])}\n${await answer.text()}`, person, path };
  }

  /** A ping is answered after everything that was told before. */
  async #allHeard(players: readonly Player[], onlooker: Someone): Promise<void> {
    await Promise.all(
      [...players.map(({ someone }) => someone), onlooker].map(({ wire }) =>
        wire.ask({ type: 'ping' }, ({ type }) => type === 'pong'),
      ),
    );
    for (const { wire } of this.people) wire.frames.length = 0;
  }
}

/**
 * A line that was kept may be hung up just when it is used again, where house and people share one
 * thread that checks for long.
 */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof TypeError) return ask();
    throw error;
  }
}

/** Levels that do not think for long. */
const QUICK: readonly Level[] = LEVELS.slice(0, 2);

function isEnd(message: ServerMessage): boolean {
  return (message.type === 'step' || message.type === 'table') && message.about?.status === 'over';
}

/** Somebody who plays whatever is offered, rather what brings the game on. */
class Player {
  readonly someone: Someone;
  readonly #table: string;
  readonly #seat: number;
  readonly #seed: string | undefined;
  readonly #random: Random;
  #deeds = 0;
  #n = 0;
  /** The id of what was not acknowledged yet. */
  #waiting: string | undefined;

  constructor(
    someone: Someone,
    table: string,
    seat: number,
    seed: string | undefined,
    random: Random,
  ) {
    this.someone = someone;
    this.#table = table;
    this.#seat = seat;
    this.#seed = seed;
    this.#random = random;
  }

  async sit(): Promise<void> {
    const { wire } = this.someone;
    const from = wire.frames.length;
    wire.say({ type: 'watch', table: this.#table });
    await wire.next((message) => message.type === 'table' && message.table === this.#table, from);
    this.do({
      type: 'sit',
      seat: this.#seat,
      ...(this.#seed !== undefined && { seed: this.#seed }),
    });
    await wire.next(
      (message) =>
        message.type === 'step' &&
        message.table === this.#table &&
        message.what.type === 'sat' &&
        message.id !== undefined,
      from,
    );
  }

  /** Until everybody is seen to sit: they may have sat down at another process. */
  async seesAll(): Promise<void> {
    await this.someone.wire.next(
      (message) =>
        (message.type === 'step' || message.type === 'table') &&
        message.table === this.#table &&
        message.about?.seats.every((sitter) => sitter !== null) === true,
      0,
    );
  }

  do(deed: Extract<Parameters<Wire['say']>[0], { type: 'do' }>['deed']): void {
    this.#waiting = `d${this.#deeds++}`;
    this.someone.wire.say({
      type: 'do',
      table: this.#table,
      id: this.#waiting,
      seen: this.#n,
      deed,
    });
  }

  look(message: ServerMessage): void {
    if (message.type !== 'step' || message.n <= this.#n) return;
    this.#n = message.n;
    if (message.id === this.#waiting) this.#waiting = undefined;
    if (this.#waiting === undefined) this.#playOn(message);
  }

  #playOn({ moves = [] }: MessageOf<'step'>): void {
    if (moves.length === 0) return;
    const best = moves.filter(({ type }) => GOOD.has(String(type)));
    const choice = best.length > 0 && this.#random.below(10) > 0 ? best : moves;
    this.do({
      type: 'play',
      move: choice[this.#random.below(choice.length)] as { readonly [key: string]: unknown },
    });
  }
}

const GOOD: ReadonlySet<string> = new Set([
  'take',
  'steal',
  'swap',
  'give',
  'finish',
  'stop',
  'place',
  'commit',
]);
