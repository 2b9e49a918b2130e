/**
 * npm run bench:store: what an append costs, everything on one core, against the same rows written
 * directly and in one thread.
 *
 *   in flight   tables that write at once, each waiting for its append before the next
 *   store       through openSqlite: the main thread, the messages, the thread with the database
 *   direct      the same inserts by DatabaseSync in this thread, in transactions of as many rows
 *
 * 2,000 tables take turns, all with some history. Processor time is user and system time of the
 * whole process; the rounds are taken in turn, so that a busy moment of the machine hits both
 * alike, and each figure is the median.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { openDatabase } from '../src/server/store/sqlite-schema.ts';
import type { Journals, Summary } from '../src/tables/store.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = 1;
const TABLES = 2000;
const IN_FLIGHT = [1, 16, 64, 200] as const;

interface Figure {
  readonly perSecond: number;
  /** Microseconds an append: of the whole process, and of this thread. */
  readonly processor: number;
  readonly main: number;
}

const tables = Array.from(
  { length: TABLES },
  (_, index) => `table-${index.toString(36).padStart(8, '0')}`,
);
/** Neighbours in time are no neighbours in the file. */
const turn = (round: number): number => (round * 797) % TABLES;
const entry = (n: number): string =>
  `{"seat":${n % 4},"type":"roll","keep":[0,2,${n % 6}],"faces":[1,5,${1 + (n % 6)}],"at":${1_790_000_000_000 + n}}`;
const summary = (id: string, table: number, changed: number): Summary => ({
  id,
  game: 'next',
  seats: 2,
  status: 'running',
  listed: true,
  people: [`person-${table % 997}`, `person-${table % 991}`],
  due: 1_790_000_000_000 + changed,
  opened: 1_790_000_000_000,
  changed: 1_790_000_000_000 + changed,
});

async function measure(work: (until: number) => Promise<number> | number): Promise<Figure> {
  const [processor, main, begin] = [
    process.cpuUsage(),
    process.threadCpuUsage(),
    performance.now(),
  ];
  const appends = await work(begin + SECONDS * 1000);
  const seconds = (performance.now() - begin) / 1000;
  const [all, here] = [process.cpuUsage(processor), process.threadCpuUsage(main)];
  return {
    perSecond: appends / seconds,
    processor: (all.user + all.system) / appends,
    main: (here.user + here.system) / appends,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'gobelet-bench-'));

// Through the store -------------------------------------------------------------------------------

const lengths = new Array<number>(TABLES).fill(0);

async function append(store: Journals, table: number, withSummary: boolean): Promise<void> {
  const id = tables[table] as string;
  const expected = lengths[table] as number;
  lengths[table] = expected + 1;
  const told = withSummary || expected === 0 ? { summary: summary(id, table, expected) } : {};
  const done = await store.append({ table: id, expected, entries: [entry(expected)], ...told });
  if (done !== 'stored') throw new Error(`${id}: ${done}`);
}

async function through(
  store: Journals,
  inFlight: number,
  withSummary: boolean,
  until: number,
): Promise<number> {
  let round = 0;
  const player = async (): Promise<void> => {
    while (performance.now() < until) await append(store, turn(round++), withSummary);
  };
  await Promise.all(Array.from({ length: inFlight }, player));
  return round;
}

const store = await openSqlite(join(folder, 'store.db'));
for (let n = 0; n < 50; n++)
  await Promise.all(tables.map((_, table) => append(store, table, false)));

// Directly ----------------------------------------------------------------------------------------

const database = openDatabase(join(folder, 'direct.db'));
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');
const add = database.prepare(
  'INSERT INTO entries (journal, n, previous, text) SELECT key, length, last, ?2 FROM journals WHERE key = ?1',
);
const move = database.prepare('UPDATE journals SET length = length + 1, last = ?2 WHERE key = ?1');
database.exec('PRAGMA foreign_keys = OFF');
database.exec(`WITH RECURSIVE count (key) AS (VALUES (1) UNION ALL SELECT key + 1 FROM count WHERE key < ${TABLES})
  INSERT INTO journals SELECT key, 0, NULL FROM count`);

let directly = 0;
function group(size: number): void {
  begin.run();
  for (let index = 0; index < size; index++) {
    const key = turn(directly) + 1;
    move.run(key, add.run(key, entry(directly++)).lastInsertRowid);
  }
  commit.run();
}

function direct(inFlight: number, until: number): number {
  const before = directly;
  while (performance.now() < until) group(inFlight);
  return directly - before;
}
for (let n = 0; n < 50; n++) group(TABLES);

// The rounds --------------------------------------------------------------------------------------

const rows = IN_FLIGHT.map((inFlight) => ({
  inFlight,
  store: [] as Figure[],
  summaries: [] as Figure[],
  direct: [] as Figure[],
}));
for (let round = 0; round <= ROUNDS; round++) {
  for (const row of rows) {
    const { inFlight } = row;
    process.stderr.write(`\r\x1b[Kround ${round} of ${ROUNDS}: ${inFlight} in flight`);
    const one = await measure((until) => through(store, inFlight, false, until));
    const two = await measure((until) => direct(inFlight, until));
    const three = await measure((until) => through(store, inFlight, true, until));
    if (round === 0) continue; // to warm up
    row.store.push(one);
    row.direct.push(two);
    row.summaries.push(three);
  }
}
process.stderr.write('\r\x1b[K');
await store.close();
database.close();
rmSync(folder, { recursive: true });

const median = (figures: readonly Figure[], key: keyof Figure): number =>
  figures.map((figure) => figure[key]).sort((one, other) => one - other)[
    Math.floor(figures.length / 2)
  ] ?? 0;
const whole = (figure: number): string => Math.round(figure).toLocaleString('en');

console.log(
  '| in flight | appends a second | µs of processor an append | of which main | direct, a second | direct, µs | store / direct | with a summary each, µs |',
);
console.log('|---:|---:|---:|---:|---:|---:|---:|---:|');
for (const row of rows) {
  const [all, main] = [median(row.store, 'processor'), median(row.store, 'main')];
  const bare = median(row.direct, 'processor');
  const cells = [
    row.inFlight,
    whole(median(row.store, 'perSecond')),
    all.toFixed(1),
    main.toFixed(1),
    whole(median(row.direct, 'perSecond')),
    bare.toFixed(1),
    (all / bare).toFixed(2),
    median(row.summaries, 'processor').toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
