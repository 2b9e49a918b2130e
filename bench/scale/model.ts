/** What a house needs for so many people at tables at the busiest moment: arithmetic alone. */

import { LIMITS, MEASURED, PEOPLE, PRICES } from './figures.ts';

/** Subjects of a table: that it grew, who is there, where somebody looks. */
const SUBJECTS = 3;
/** Seconds between two looks at the lengths of journals, and between two words on who is there. */
const HEALED = 2;
const REPEATED = 10;
const [DAY, MONTH] = [86_400, 30 * 86_400];

/** How many of something, and what asks for so many. */
export interface Many {
  readonly count: number;
  readonly reason: string;
}

export interface Need {
  readonly people: number;
  readonly tables: number;
  readonly movesPerSecond: number;
  readonly appendsPerSecond: number;
  /** In how many processes a table is, on average. */
  readonly spread: number;
  readonly processes: Many;
  /** None if one process keeps everything in a file. */
  readonly databases: Many;
  /** Cores that all databases use at the peak. */
  readonly databaseCores: number;
  readonly buses: Many;
  /** Bytes a second at the peak. */
  readonly toPeople: number;
  readonly toDatabases: number;
  readonly toBuses: number;
  /** Bytes a day. */
  readonly stored: number;
  readonly euros: Readonly<Record<'processes' | 'databases' | 'disk' | 'traffic', number>>;
}

function most(needs: Readonly<Record<string, number>>): Many {
  const [reason, need] = Object.entries(needs).reduce((one, other) =>
    other[1] > one[1] ? other : one,
  );
  return { count: Math.max(1, Math.ceil(need)), reason };
}

const NONE: Many = { count: 0, reason: 'one process and its file' };
const heardBy = PEOPLE.perTable * (1 + PEOPLE.onlookers);

/** In how many of the processes the people of a table are, if chance leads them. */
function spreadOver(processes: number): number {
  return processes * (1 - (1 - 1 / processes) ** heardBy);
}

function processesFor(people: number, move: number): Many {
  const sockets = people * (1 + PEOPLE.onlookers);
  const appends = appendsOf(people);
  const work =
    appends * move + (sockets / PEOPLE.stay) * MEASURED.arrival + sockets * MEASURED.idleASecond;
  const processor = work / 1e6 / LIMITS.processor;
  const spread = spreadOver(Math.max(1, Math.ceil(processor)));
  const tables = (people / PEOPLE.perTable) * spread * MEASURED.table;
  return most({
    processor,
    sockets: sockets / LIMITS.sockets,
    memory: (sockets * MEASURED.connection + tables) / (LIMITS.memory - MEASURED.process),
  });
}

function movesOf(people: number): number {
  return (people / PEOPLE.betweenMoves) * (1 + PEOPLE.bots);
}

function appendsOf(people: number): number {
  return movesOf(people) * (1 + PEOPLE.otherDeeds);
}

export function needOf(people: number): Need {
  const alone = processesFor(people, MEASURED.moveOnSqlite);
  const isAlone = alone.count === 1;
  const processes = isAlone ? alone : processesFor(people, MEASURED.move.servers);
  const tables = people / PEOPLE.perTable;
  const appendsPerSecond = appendsOf(people);
  const spread = spreadOver(processes.count);
  const held = tables * spread;

  const databaseCores = isAlone
    ? 0
    : (appendsPerSecond * MEASURED.move.postgres + (held / HEALED) * MEASURED.length) / 1e6;
  const databases = most({
    processor: databaseCores / (LIMITS.databaseCores * LIMITS.database),
    commits: appendsPerSecond / (MEASURED.appendsPerDatabase * LIMITS.database),
  });
  const told = appendsPerSecond + held / REPEATED;
  const buses = most({
    processor: (told * MEASURED.move.nats) / 1e6 / LIMITS.processor,
    subscriptions: (held * SUBJECTS) / LIMITS.subscriptions,
  });

  const toPeople = appendsPerSecond * heardBy * MEASURED.step;
  const stored = (appendsPerSecond * DAY * MEASURED.entry) / PEOPLE.peak;
  const cores = isAlone ? 0 : Math.max(2, Math.ceil(databaseCores / LIMITS.database));
  return {
    people,
    tables,
    movesPerSecond: movesOf(people),
    appendsPerSecond,
    spread,
    processes,
    databases: isAlone ? NONE : databases,
    databaseCores,
    buses: isAlone ? NONE : buses,
    toPeople,
    toDatabases: isAlone ? 0 : appendsPerSecond * MEASURED.bytes.postgres,
    toBuses: isAlone ? 0 : appendsPerSecond * MEASURED.bytes.nats,
    stored,
    euros: {
      processes: processes.count * PRICES.core,
      databases: cores * PRICES.databaseCore + (isAlone ? 0 : buses.count * PRICES.core),
      disk: (stored / 1e9) * 365 * PRICES.gigabyteOfDisk,
      traffic: ((toPeople * MONTH) / PEOPLE.peak / 1e12) * PRICES.terabyteOut,
    },
  };
}

/** The most people for whom this is still so. */
function mostPeople(isEnough: (need: Need) => boolean): number {
  let [enough, tooMany] = [1, 1e9];
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (isEnough(needOf(middle))) enough = middle;
    else tooMany = middle;
  }
  return enough;
}

/** How many people one of each carries, if all else is there. */
export function carried(): readonly (readonly [what: string, people: number, why: string])[] {
  const database = mostPeople(({ databases }) => databases.count <= 1);
  const bus = mostPeople(({ buses }) => buses.count <= 1);
  const alone = mostPeople(({ databases }) => databases.count === 0);
  const { processes } = needOf(database);
  return [
    ['one process and its file', alone, needOf(alone + 1000).processes.reason],
    ['one core of many', Math.round(database / processes.count), processes.reason],
    ['one database', database, needOf(database + 1).databases.reason],
    ['one bus', bus, needOf(bus + 1).buses.reason],
  ];
}
