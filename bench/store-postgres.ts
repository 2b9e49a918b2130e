/**
 * npm run bench:postgres: appends a second through the store in PostgreSQL, against what the same
 * server does when nothing but bare SQL writes the same rows in groups of the same size.
 *
 *   in flight   tables that write at once, each waiting for its append before the next
 *   store       through openPostgres: gathered, one function, one commit
 *   bare        one statement a group, which locks nothing and checks nothing: the journals' lines
 *               are moved on and the entries added; over one connection, and over two that write to
 *               tables of their own, each with half of the group
 *   processor   of this process, an append
 *
 * 2,000 tables take turns, all with some history, in one PostgreSQL of its own with its usual
 * settings, fsync on. The rounds are taken in turn, so that a busy moment of the machine hits all
 * alike, and each figure is the median.
 */

import postgres from 'postgres';
import { openPostgres } from '../src/server/store/postgres/open.ts';
import { listOf, textsOf } from '../src/server/store/postgres/text.ts';
import type { ServerStore } from '../src/tables/store.ts';
import { startPostgres } from '../test/support/parts/postgres.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = 2;
const TABLES = 2000;
const IN_FLIGHT = [1, 16, 64, 256, 1000] as const;

const tables = Array.from(
  { length: TABLES },
  (_, index) => `table-${index.toString(36).padStart(8, '0')}`,
);
/** Neighbours in time are no neighbours in the file. */
const turn = (round: number): number => (round * 797) % TABLES;
const entry = (n: number): string =>
  `{"seat":${n % 4},"type":"roll","keep":[0,2,${n % 6}],"faces":[1,5,${1 + (n % 6)}],"at":${1_790_000_000_000 + n}}`;

interface Figure {
  readonly perSecond: number;
  readonly processor: number;
}

async function measure(work: (until: number) => Promise<number>): Promise<Figure> {
  const [processor, begin] = [process.cpuUsage(), performance.now()];
  const appends = await work(begin + SECONDS * 1000);
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(processor);
  return { perSecond: appends / seconds, processor: (user + system) / appends };
}

const server = await startPostgres(['shared_buffers=256MB', 'max_wal_size=4GB']);

// Through the store -------------------------------------------------------------------------------

const lengths = new Array<number>(TABLES).fill(0);

async function append(store: ServerStore, table: number): Promise<void> {
  const id = tables[table] as string;
  const expected = lengths[table] as number;
  lengths[table] = expected + 1;
  const summary = {
    ...({ id, game: 'next', seats: 2, status: 'running', listed: true, due: null } as const),
    ...{ people: [`person-${table % 997}`], opened: 1, changed: 1 },
  };
  const told = expected === 0 ? { summary } : {};
  const done = await store.append({ table: id, expected, entries: [entry(expected)], ...told });
  if (done !== 'stored') throw new Error(`${id}: ${done}`);
}

async function through(store: ServerStore, inFlight: number, until: number): Promise<number> {
  let round = 0;
  const player = async (): Promise<void> => {
    while (performance.now() < until) await append(store, turn(round++));
  };
  await Promise.all(Array.from({ length: inFlight }, player));
  return round;
}

const store = await openPostgres(await server.create());
for (let n = 0; n < 20; n++) await Promise.all(tables.map((_, table) => append(store, table)));

// Bare --------------------------------------------------------------------------------------------

const address = await server.create();
await (await openPostgres(address)).close();
const options = { max: 1, fetch_types: false, onnotice: () => undefined };
const connections = [postgres(address, options), postgres(address, options)];
await connections[0]?.unsafe(
  `INSERT INTO gobelet.journals SELECT key, 0 FROM generate_series(1, ${TABLES}) key`,
);
const GROUP = `WITH a AS (SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[]) AS a (key, n, text)),
  moved AS (UPDATE gobelet.journals j SET length = a.n + 1 FROM a WHERE j.key = a.key)
  INSERT INTO gobelet.entries (journal, n, text) SELECT key, n, text FROM a`;
const bareLengths = new Array<number>(TABLES).fill(0);
let directly = 0;

async function bare(inFlight: number, count: 1 | 2, until: number): Promise<number> {
  const before = directly;
  const size = Math.max(1, Math.floor(inFlight / count));
  await Promise.all(
    connections.slice(0, count).map(async (sql, which) => {
      let at = which;
      while (performance.now() < until) {
        const [keys, numbers, texts]: [number[], number[], string[]] = [[], [], []];
        for (let index = 0; index < size; index++, at += count) {
          const table = (turn(Math.floor(at / count)) % (TABLES / count)) * count + which;
          const n = bareLengths[table] as number;
          bareLengths[table] = n + 1;
          keys.push(table + 1);
          numbers.push(n);
          texts.push(entry(n));
        }
        await sql.unsafe(GROUP, [listOf(keys), listOf(numbers), textsOf(texts)], { prepare: true });
        directly += size;
      }
    }),
  );
  return directly - before;
}
for (let n = 0; n < 20; n++) await bare(TABLES, 1, performance.now() + 1);

// The rounds --------------------------------------------------------------------------------------

const rows = IN_FLIGHT.map((inFlight) => ({
  inFlight,
  store: [] as Figure[],
  one: [] as Figure[],
  two: [] as Figure[],
}));
for (let round = 0; round <= ROUNDS; round++) {
  for (const row of rows) {
    const { inFlight } = row;
    process.stderr.write(`\r\x1b[Kround ${round} of ${ROUNDS}: ${inFlight} in flight`);
    const figures = [
      await measure((until) => through(store, inFlight, until)),
      await measure((until) => bare(inFlight, 1, until)),
      await measure((until) => bare(inFlight, 2, until)),
    ] as const;
    if (round === 0) continue; // to warm up
    row.store.push(figures[0]);
    row.one.push(figures[1]);
    row.two.push(figures[2]);
  }
}
process.stderr.write('\r\x1b[K');
await store.close();
await Promise.all(connections.map((sql) => sql.end()));
await server.remove();

const median = (figures: readonly Figure[], key: keyof Figure): number =>
  figures.map((figure) => figure[key]).sort((one, other) => one - other)[
    Math.floor(figures.length / 2)
  ] ?? 0;
const whole = (figure: number): string => Math.round(figure).toLocaleString('en');

console.log(
  '| in flight | store, appends a second | processor, µs | bare, one connection | bare, two | store / the better of them |',
);
console.log('|---:|---:|---:|---:|---:|---:|');
for (const row of rows) {
  const [all, one, two] = [
    median(row.store, 'perSecond'),
    median(row.one, 'perSecond'),
    median(row.two, 'perSecond'),
  ];
  const cells = [
    row.inFlight,
    whole(all),
    median(row.store, 'processor').toFixed(1),
    whole(one),
    whole(two),
    (all / Math.max(one, two)).toFixed(2),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
