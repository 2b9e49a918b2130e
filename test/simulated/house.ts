/**
 * The processes of a server in a world: each the whole server, on a store and a bus that all of
 * them share. They die, sleep, are replaced and come back.
 */

import { Server as NetServer } from 'node:net';
import type { AnyGame } from '../../src/game.ts';
import { games } from '../../src/games/index.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { SETTINGS, type Settings } from '../../src/server/settings.ts';
import type { Bus } from '../../src/tables/bus.ts';
import type { Log } from '../../src/tables/log.ts';
import type { ServerStore } from '../../src/tables/store.ts';
import { Actor } from './actor.ts';
import { hereAndNow } from './brain.ts';
import { replace } from './dice.ts';
import type { End } from './network.ts';
import type { VirtualTime } from './time.ts';

/** Shorter than in life, so that a world of a minute has it all. */
export const PAUSES = { bot: 300, absence: 8000, grace: 4000, call: 3000, stand: 2000 } as const;

/** Nobody floods here; how much is too much is tested elsewhere. */
const PLENTY = { perSecond: 1_000_000, burst: 1_000_000 };
const SETTINGS_HERE: Settings = {
  ...SETTINGS,
  pauses: PAUSES,
  work: { perSecond: 1e9, burst: 1e9 },
  rates: {
    messages: PLENTY,
    talk: PLENTY,
    reviews: PLENTY,
    deeds: PLENTY,
    connections: PLENTY,
    requests: PLENTY,
    files: PLENTY,
    guests: PLENTY,
    misses: PLENTY,
    tables: PLENTY,
    attempts: PLENTY,
  },
};

/** The same rules under a newer version, for a release that is being rolled out. */
export const NEWER: readonly AnyGame[] = games.map((game) => ({
  ...game,
  version: game.version + 1,
}));
/** What a new release knows: tables are opened with the newer rules. */
const BOTH = [...NEWER, ...games];

/** How soon a process is started again that could not start. */
const AGAIN = 1000;
/** How long a process may take to stop. */
const STOPPING = 10_000;

export interface HouseParts {
  readonly time: VirtualTime;
  storeOf(actor: Actor): ServerStore;
  busOf(actor: Actor): Bus;
  logOf(actor: Actor): Log;
  /** What makes the name of a process its own. */
  draw(): number;
  /** A process can be reached, or can't be any more. */
  changed(): void;
  /** It has died: whoever had a line to it. */
  died(actor: Actor, isTold: boolean): void;
}

export class Process {
  readonly #number: number;
  readonly #parts: HouseParts;
  #starts = 0;
  #games: readonly AnyGame[] = games;
  #server: RunningServer | undefined;
  #isStopping = false;
  skew: number;
  actor: Actor;
  /** Since when it is awake without a break. */
  awakeSince = 0;

  constructor(number: number, skew: number, parts: HouseParts) {
    this.#number = number;
    this.#parts = parts;
    this.skew = skew;
    this.actor = new Actor('');
    this.start();
  }

  /** Whether somebody who comes now is let in. */
  get isReady(): boolean {
    return this.#server !== undefined && !this.#isStopping && !this.actor.isDead;
  }

  /** Whether it does anything. */
  get isAwake(): boolean {
    return this.isReady && !this.actor.isPaused;
  }

  accept(end: End): void {
    this.#server?.accept(end);
  }

  start(): void {
    const actor = new Actor(`process-${this.#number}-${this.#starts++}-${this.#parts.draw()}`);
    actor.skew = this.skew;
    this.actor = actor;
    this.#server = undefined;
    this.#isStopping = false;
    const { time, storeOf, busOf, logOf, changed } = this.#parts;
    time.in(0, actor, () => {
      startServer({
        store: storeOf(actor),
        bus: busOf(actor),
        brain: hereAndNow,
        log: logOf(actor),
        settings: SETTINGS_HERE,
        games: this.#games,
        version: 'simulated',
        process: actor.name,
      }).then(
        (server) => {
          if (this.actor !== actor) return;
          this.#server = server;
          this.awakeSince = time.now;
          changed();
        },
        () => this.#exit(actor, AGAIN),
      );
    });
  }

  /** The process has come to its end, and is started again after a while. */
  #exit(actor: Actor, after: number): void {
    if (this.actor !== actor || actor.isDead) return;
    actor.isDead = true;
    this.#server = undefined;
    this.#parts.changed();
    this.#parts.time.in(after, undefined, () => {
      if (this.actor === actor) this.start();
    });
  }

  kill(isTold: boolean, after: number): void {
    const { actor } = this;
    if (actor.isDead) return;
    this.#exit(actor, after);
    this.#parts.died(actor, isTold);
  }

  pause(span: number): void {
    const { actor } = this;
    if (actor.isDead || actor.isPaused) return;
    actor.isPaused = true;
    this.#parts.changed();
    this.#parts.time.in(span, undefined, () => this.wake(actor));
  }

  wake(actor: Actor = this.actor): void {
    if (!actor.isPaused) return;
    actor.isPaused = false;
    this.#parts.time.resume(actor);
    this.awakeSince = this.#parts.time.now;
    this.#parts.changed();
  }

  setClock(by: number): void {
    this.skew = by;
    this.actor.skew = by;
  }

  /** Stops in order, and comes back with a newer release. */
  deploy(): void {
    const { actor } = this;
    const server = this.#server;
    this.#games = BOTH;
    if (server === undefined || actor.isDead || this.#isStopping) return;
    this.#isStopping = true;
    this.#parts.changed();
    const end = (): void => {
      if (actor.isDead) return;
      this.#exit(actor, 500);
      this.#parts.died(actor, true);
    };
    this.#parts.time.in(0, actor, () => void server.stop().then(end, end));
    this.#parts.time.in(STOPPING, undefined, end);
  }
}

/** Servers listen on no port here; returns how to end that. */
export function withoutPorts(): () => void {
  return replace(NetServer.prototype, {
    listen(_port: number, _host: string, done: () => void) {
      process.nextTick(done);
    },
    address: () => ({ port: 0, address: 'here', family: 'IPv4' }),
  });
}
