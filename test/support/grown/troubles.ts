/** What goes wrong between the parts of a grown house, one thing after the other, for a moment. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../src/random.ts';
import type { GrownHouse, Lines } from './grown-house.ts';

/** As long as each lasts, in milliseconds, at most. */
const LONGEST = 1500;

type Trouble = (house: GrownHouse, lines: Lines) => () => void;

const TROUBLES = {
  'store cut off': (_, { store }) => {
    store.cut();
    return () => store.mend();
  },
  'store dropped once': (_, { store }) => {
    store.drop();
    return () => undefined;
  },
  'store silent': (_, { store }) => {
    store.hold();
    return () => store.mend();
  },
  'store slow': (_, { store }) => {
    store.slow(80);
    return () => store.mend();
  },
  'bus cut off': (_, { bus }) => {
    bus.cut();
    return () => bus.mend();
  },
  'bus silent': (_, { bus }) => {
    bus.hold();
    return () => bus.mend();
  },
  'bus slow': (_, { bus }) => {
    bus.slow(300);
    return () => bus.mend();
  },
  'people cut off': ({ fleet }) => {
    fleet.balancer.cut(3);
    return () => undefined;
  },
  'people slow': ({ fleet }) => {
    fleet.balancer.slow(120);
    return () => fleet.balancer.slow(0);
  },
} satisfies Readonly<Record<string, Trouble>>;

export const KINDS = Object.keys(TROUBLES) as readonly (keyof typeof TROUBLES)[];

export class Troubles {
  readonly #house: GrownHouse;
  readonly #random: Random;
  /** How often which came. */
  readonly met = new Map<string, number>();
  #count = 0;

  constructor(house: GrownHouse, random: Random) {
    this.#house = house;
    this.#random = random;
  }

  /** The next of them, at one process, until it is over. */
  async next(): Promise<void> {
    const kind = KINDS[this.#count++ % KINDS.length] as keyof typeof TROUBLES;
    const lines = this.#house.lines[this.#random.below(this.#house.lines.length)] as Lines;
    this.met.set(kind, (this.met.get(kind) ?? 0) + 1);
    const mend = (TROUBLES[kind] as Trouble)(this.#house, lines);
    await sleep(this.#random.below(LONGEST));
    mend();
  }

  /** PostgreSQL loses its power, and is back after a while. */
  async losePostgres(): Promise<void> {
    const { postgres } = this.#house;
    this.met.set('database killed', (this.met.get('database killed') ?? 0) + 1);
    await postgres.kill();
    await sleep(this.#random.below(LONGEST));
    await postgres.start();
  }

  /** NATS is gone for so long. */
  async loseNats(milliseconds: number): Promise<void> {
    const { nats } = this.#house;
    this.met.set('bus killed', (this.met.get('bus killed') ?? 0) + 1);
    await nats.kill();
    await sleep(milliseconds);
    await nats.start();
  }
}
