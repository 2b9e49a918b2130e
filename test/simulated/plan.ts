/**
 * What will happen in a world, drawn from its seed before it begins: who plays what, and which
 * trouble there is when. It is data, so that a failing world can be made smaller piece by piece.
 */

import { games } from '../../src/games/index.ts';
import type { Pace } from '../../src/protocol.ts';
import { openings } from '../support/openings/index.ts';
import { Chance } from './dice.ts';

export interface PersonPlan {
  /** How far the clock of the device is off. */
  readonly skew: number;
  /** Whether the device gives links of its own to the dice. */
  readonly keepsDice: boolean;
  /** Milliseconds that they think, at most. */
  readonly thinks: number;
}

export interface TablePlan {
  readonly at: number;
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly pace: Pace;
  /** By number; the first one is host. The other seats have bots. */
  readonly people: readonly number[];
  readonly watchers: readonly number[];
}

interface Span {
  readonly at: number;
  readonly for: number;
}
interface OfProcess {
  readonly process: number;
}
interface OfPerson {
  readonly person: number;
}

export type Trouble =
  | ({ readonly type: 'slow-store'; readonly most: number } & Span)
  | ({ readonly type: 'flaky-store'; readonly failing: number; readonly unknown: number } & Span)
  /** It stops in the middle of a group, and is gone for a while. */
  | ({ readonly type: 'store-gone' } & Span)
  | ({ readonly type: 'full-disk' } & Span)
  | ({
      readonly type: 'bad-bus';
      readonly lost: number;
      readonly doubled: number;
      readonly most: number;
    } & Span)
  | ({ readonly type: 'slow-lines'; readonly most: number } & Span)
  /** Every line of the person's device; cut again and again while it lasts. */
  | ({ readonly type: 'cut' | 'dark' } & Span & OfPerson)
  /** `isTold`: the machine lives, and says that nobody listens. */
  | ({ readonly type: 'kill'; readonly isTold: boolean } & Span & OfProcess)
  | ({ readonly type: 'pause' } & Span & OfProcess)
  /** All processes at once: a machine that slept. */
  | ({ readonly type: 'sleep' } & Span)
  /** Stopped in order and replaced by one that has newer rules, too. */
  | ({ readonly type: 'deploy' } & Span & OfProcess)
  | ({ readonly type: 'clock'; readonly by: number } & Span & OfProcess)
  /** The device is closed, or has a second window. */
  | ({ readonly type: 'away' | 'window' } & Span & OfPerson);

export interface Plan {
  readonly seed: string;
  readonly processes: number;
  /** How far the clocks of the processes are off from the beginning. */
  readonly skews: readonly number[];
  /** Whether the store tells a process what others have written. */
  readonly notifies: boolean;
  readonly people: readonly PersonPlan[];
  readonly tables: readonly TablePlan[];
  readonly troubles: readonly Trouble[];
  /** From this time on nothing goes wrong any more. */
  readonly peace: number;
}

const PROCESSES = [1, 2, 2, 3, 3];
/** The clocks of two machines are as far apart as a server accepts: 250 ms. */
const MOST_SKEW = 120;
/** By how much a clock is off after a jump; it is set right after a while. */
const JUMPS = [-230, -150, 150, 230];

export function planOf(seed: string): Plan {
  const chance = new Chance(`${seed}/plan`);
  const peace = chance.between(30_000, 80_000);
  const processes = chance.anyOf(PROCESSES);
  const people = Array.from({ length: chance.between(2, 5) }, () => ({
    skew: chance.between(-100_000, 100_000),
    keepsDice: chance.happens(300),
    thinks: chance.anyOf([300, 1200, 1200, 3000]),
  }));
  const tables = Array.from({ length: chance.between(1, 3) }, (_, index) =>
    tablePlan(chance, people.length, index === 0 ? 0 : chance.between(0, peace - 10_000)),
  );
  const troubles = Array.from({ length: chance.between(1, 10) }, () =>
    trouble(chance, processes, people.length, peace),
  );
  // a bus that is not there at all
  if (chance.happens(250))
    troubles.push({ type: 'bad-bus', at: 0, for: peace, lost: 1000, doubled: 0, most: 5 });
  return {
    seed,
    processes,
    skews: Array.from({ length: processes }, () => chance.between(-MOST_SKEW, MOST_SKEW)),
    notifies: chance.happens(300),
    people,
    tables,
    troubles,
    peace,
  };
}

const PACES: readonly Pace[] = [
  { type: 'relaxed' },
  { type: 'relaxed' },
  { type: 'live', bank: 10_000, increment: 1000 },
  { type: 'live', bank: 10_000, increment: 1000 },
  { type: 'live', bank: 30_000, increment: 2000 },
];

function tablePlan(chance: Chance, people: number, at: number): TablePlan {
  const game = chance.anyOf(games);
  const few = openings(game).filter(({ seats }) => seats <= 4);
  const { seats, options } = chance.anyOf(few);
  const players = chance.between(1, Math.min(people, seats));
  const first = chance.below(people);
  const sitting = Array.from({ length: players }, (_, index) => (first + index) % people);
  const others = Array.from({ length: people }, (_, person) => person).filter(
    (person) => !sitting.includes(person),
  );
  return {
    at,
    game: game.id,
    seats,
    options,
    pace: chance.anyOf(PACES),
    people: sitting,
    watchers: others.filter(() => chance.happens(600)),
  };
}

const KINDS: readonly Trouble['type'][] = [
  'slow-store',
  'flaky-store',
  'flaky-store',
  'store-gone',
  'full-disk',
  'bad-bus',
  'bad-bus',
  'slow-lines',
  'cut',
  'dark',
  'kill',
  'kill',
  'pause',
  'sleep',
  'sleep',
  'deploy',
  'clock',
  'away',
  'away',
  'window',
];

function trouble(chance: Chance, processes: number, people: number, peace: number): Trouble {
  const type = chance.anyOf(KINDS);
  const at = chance.between(0, peace - 1000);
  const span = (most: number, least = 500): Span => ({
    at,
    for: Math.min(chance.between(least, most), peace - at),
  });
  const process = chance.below(processes);
  const person = chance.below(people);
  switch (type) {
    case 'slow-store':
      return { type, ...span(20_000), most: chance.anyOf([200, 1000, 3000]) };
    case 'flaky-store':
      return {
        type,
        ...span(30_000),
        failing: chance.anyOf([0, 50, 300]),
        unknown: chance.anyOf([50, 300]),
      };
    case 'store-gone':
    case 'full-disk':
      return { type, ...span(15_000) };
    case 'sleep':
      return { type, ...span(20_000, 4000) };
    case 'bad-bus':
      return {
        type,
        ...span(peace),
        lost: chance.anyOf([100, 500, 1000]),
        doubled: chance.anyOf([0, 300]),
        most: chance.anyOf([20, 500, 3000]),
      };
    case 'slow-lines':
      return { type, ...span(20_000), most: chance.anyOf([500, 2000]) };
    case 'cut':
    case 'dark':
      return { type, ...span(30_000), person };
    case 'kill':
      return { type, ...span(15_000), process, isTold: chance.happens(700) };
    case 'pause':
    case 'deploy':
      return { type, ...span(12_000), process };
    case 'clock':
      return { type, ...span(20_000), process, by: chance.anyOf(JUMPS) };
    case 'away':
    case 'window':
      return { type, ...span(40_000), person };
  }
}

/** Of the store and of lines: while they last nobody can be told soon. */
const DELAYING: ReadonlySet<Trouble['type']> = new Set([
  'slow-store',
  'flaky-store',
  'store-gone',
  'full-disk',
  'slow-lines',
]);

/** Whether the store and the lines were well all along from one time to the other. */
export function isCalm({ troubles }: Plan, from: number, until: number): boolean {
  return !troubles.some(
    (trouble) =>
      DELAYING.has(trouble.type) && trouble.at <= until && trouble.at + trouble.for >= from,
  );
}
