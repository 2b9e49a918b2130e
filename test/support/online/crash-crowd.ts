/**
 * A crowd that plays as fast as it can: companies of six, each with many tables at once. Whoever is
 * asked plays any legal move; now and then somebody gets up and comes back. A table that is over
 * makes room for the next.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, ApiRefusal, type Guest } from '../../../src/client/api.ts';
import { Connection, type Socket } from '../../../src/client/connection.ts';
import { DeedRefused, type Following } from '../../../src/client/following.ts';
import { games } from '../../../src/games/index.ts';
import type { Code, Deed, Opening } from '../../../src/protocol.ts';
import { type Random, Seeded } from '../../../src/random.ts';
import { openings } from '../openings/index.ts';
import type { Ledger } from './crash-ledger.ts';
import { Wire } from './crash-wire.ts';
import { offered, seatOf, until } from './players.ts';

const COMPANY = 6;

export interface Plan {
  readonly api: Api;
  readonly ledger: Ledger;
  readonly seed: string;
  /** Tables at the same time. */
  readonly tables: number;
  /** How many of them one company plays. */
  readonly each: number;
  /**
   * Milliseconds that everybody thinks before they do something, until it is to end; none unless
   * given.
   */
  readonly think?: number;
  /** After so many games it is over; without, when end() is called. */
  readonly games?: number;
  socket?(url: string, guest: Guest): Socket;
  /** Somebody has sat down at a table; called before he knows it. */
  joined?(table: string, guest: Guest): void;
}

interface Member {
  readonly guest: Guest;
  readonly link: Connection;
}

export class Crowd {
  readonly #plan: Plan;
  readonly #members: readonly Member[];
  #begun = 0;
  #isEnding = false;
  #over = 0;
  #underWay: Promise<unknown> = Promise.resolve();
  #fault: unknown;

  private constructor(plan: Plan, members: readonly Member[]) {
    this.#plan = plan;
    this.#members = members;
  }

  static async gather(plan: Plan): Promise<Crowd> {
    const companies = Math.ceil(plan.tables / plan.each);
    const members: Member[] = [];
    for (let number = 0; number < companies * COMPANY; number++) {
      const guest = await plan.api.beGuest(`P${number}`);
      const socket = (url: string): Socket =>
        plan.socket?.(url, guest) ?? new Wire(url, plan.ledger, guest.person);
      members.push({
        guest,
        link: new Connection({ url: plan.api.socketUrl, token: guest.token, socket }),
      });
    }
    const crowd = new Crowd(plan, members);
    const lanes = Array.from({ length: plan.tables }, (_, lane) =>
      crowd.#playOn(Math.floor(lane / plan.each)),
    );
    crowd.#underWay = Promise.all(lanes);
    crowd.#underWay.catch((error: unknown) => {
      crowd.#fault = error;
    });
    return crowd;
  }

  /** Games that have come to their end. */
  get over(): number {
    return this.#over;
  }

  /** Waits while they play; throws where one of them can't. */
  async until(isReached: () => boolean): Promise<void> {
    while (!isReached()) {
      if (this.#fault !== undefined) throw this.#fault;
      await sleep(5);
    }
  }

  /** No more tables are opened; resolves when the last one is over. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await this.played();
  }

  /** Resolves when the last game is over. */
  async played(): Promise<void> {
    try {
      await this.#underWay;
    } finally {
      for (const { link } of this.#members) link.close();
    }
  }

  async #playOn(company: number): Promise<void> {
    while (!this.#isEnding && this.#begun < (this.#plan.games ?? Number.POSITIVE_INFINITY)) {
      const number = this.#begun++;
      await this.#play(number, company, new Seeded(`${this.#plan.seed}/${number}`));
      this.#over++;
    }
  }

  async #play(number: number, company: number, random: Random): Promise<void> {
    const all = openings(games[number % games.length] as (typeof games)[number]);
    const game = games[number % games.length]?.id as string;
    const { seats, options } = all[random.below(all.length)] as (typeof all)[number];
    const people = random.below(3) === 0 ? 2 + random.below(seats - 1) : seats;
    const first = random.below(COMPANY);
    const sitting = Array.from(
      { length: people },
      (_, index) => this.#members[company * COMPANY + ((first + index) % COMPANY)] as Member,
    );
    const bots = Array.from(
      { length: seats - people },
      (_, index) => ({ seat: people + index, level: 'casual' }) as const,
    );
    const [host] = sitting as [Member];
    const table = await this.#open(host.guest.token, {
      game,
      seats,
      options: options as Record<string, unknown>,
      bots,
    });
    for (const { guest } of sitting) this.#plan.joined?.(table, guest);
    const following = sitting.map(({ link }) => link.follow(table));
    for (const [seat, one] of following.entries())
      await one.do({ type: 'sit', seat, seed: `seed-${seat}` });
    const [hosting] = following as [Following];
    // another process may have seated them
    await until(hosting, ({ about }) => about.seats.every((sitter) => sitter !== null));
    await hosting.do({ type: 'start' });
    await Promise.all(
      following.map((one, seat) =>
        playOn(
          one,
          sitting[seat]?.guest.person ?? '',
          new Seeded(`${this.#plan.seed}/${number}/${seat}`),
          () => (this.#isEnding ? 0 : (this.#plan.think ?? 0)),
        ),
      ),
    );
    for (const { link } of sitting) link.unfollow(table);
  }

  /** As often as the server is not there. */
  async #open(token: string, opening: Opening): Promise<string> {
    for (;;) {
      try {
        return (await this.#plan.api.open(token, opening)).table;
      } catch (error) {
        if (error instanceof ApiRefusal && error.code !== 'not-stored' && error.code !== 'draining')
          throw error;
        await sleep(100);
      }
    }
  }
}

/** Once in so many turns somebody gets up, and once somebody talks. */
const RESTLESS = 200;
/**
 * What may be refused without anybody's fault: it ended meanwhile; partners may not talk; somebody
 * talks too much.
 */
const PARDONED: Readonly<Partial<Record<Deed['type'], readonly Code[]>>> = {
  // a process that is behind another may tell of a past that is over; what follows from it is
  // refused
  play: ['stale'],
  stand: ['not-running'],
  return: ['not-running'],
  say: ['chat-closed', 'too-many'],
};

/** Plays until the game is over. Rejects where a deed is refused that should not be. */
function playOn(
  following: Following,
  person: string,
  random: Random,
  think: () => number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isThinking = false;
    const look = (): void => {
      const pause = think();
      if (pause === 0) lookNow();
      else if (!isThinking) {
        isThinking = true;
        setTimeout(lookNow, pause);
      }
    };
    const lookNow = (): void => {
      isThinking = false;
      const known = following.known;
      if (known === undefined || following.isWaiting) return;
      if (known.about.status === 'over') {
        stop();
        resolve();
        return;
      }
      const sitter = known.about.seats[seatOf(known, person) ?? -1];
      const isHeld =
        sitter !== undefined &&
        sitter !== null &&
        sitter.type !== 'bot' &&
        sitter.playing === 'bot';
      const moves = offered(known, person);
      if (isHeld) doNow({ type: 'return' });
      else if (moves.length > 0) doNow(choose(moves));
    };
    const choose = (moves: readonly Readonly<Record<string, unknown>>[]): Deed => {
      const mood = random.below(RESTLESS);
      if (mood === 0) return { type: 'stand' };
      if (mood === 1) return { type: 'say', text: `I have ${moves.length} choices` };
      return { type: 'play', move: moves[random.below(moves.length)] } as Deed;
    };
    const doNow = (deed: Deed): void => {
      following.do(deed).then(look, (error: unknown) => {
        if (error instanceof DeedRefused && PARDONED[deed.type]?.includes(error.code)) look();
        else
          reject(
            new Error(`${following.table}: ${JSON.stringify(deed)} of ${person}: ${String(error)}`),
          );
      });
    };
    const stop = following.listen(({ type }) => {
      if (type === 'table' || type === 'step') look();
    });
    look();
  });
}
