/**
 * npm run bench:scale: what a house needs for 1,000, 100,000 and 10 million people at tables, by
 * the figures in bench/scale/figures.ts, and how long moves take there when it is played through.
 * Prints the tables of docs/scale.md.
 *
 *   npm run bench:scale -- 5000 250000       for other numbers of people
 */

import { carried, type Many, type Need, needOf } from './scale/model.ts';
import { play } from './scale/simulation.ts';

const wanted = process.argv.slice(2).map(Number);
const SIZES = wanted.length > 0 ? wanted : [1000, 100_000, 10_000_000];
/**
 * Appends of a second that are played through: of a larger house one part in several is, for all
 * of them do the same.
 */
const MOST_PLAYED = 20_000;
const SECONDS = 20;

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits });
const megabits = (bytes: number): string => `${number((bytes * 8) / 1e6, 1)} Mbit/s`;
const many = ({ count, reason }: Many): string =>
  count === 0 ? `none: ${reason}` : `${number(count)}, for the ${reason}`;
const total = ({ euros }: Need): number => Object.values(euros).reduce((sum, one) => sum + one, 0);

const ROWS: readonly (readonly [string, (need: Need) => string])[] = [
  ['tables', ({ tables }) => number(tables)],
  ['moves a second', ({ movesPerSecond }) => number(movesPerSecond)],
  ['appends a second', ({ appendsPerSecond }) => number(appendsPerSecond)],
  ['processes a table is in', ({ spread }) => number(spread, 2)],
  ['processes, a core each', ({ processes }) => many(processes)],
  ['databases', ({ databases }) => many(databases)],
  ['cores they use', ({ databaseCores }) => number(databaseCores, 1)],
  ['buses', ({ buses }) => many(buses)],
  ['to people', ({ toPeople }) => megabits(toPeople)],
  ['to databases and back', ({ toDatabases }) => megabits(toDatabases)],
  ['to buses and back', ({ toBuses }) => megabits(toBuses)],
  ['stored a day', ({ stored }) => `${number(stored / 1e9, 1)} GB`],
  ['€ a month: processes', ({ euros }) => number(euros.processes)],
  ['€ a month: databases, buses', ({ euros }) => number(euros.databases)],
  ['€ a month: disk for a year of games', ({ euros }) => number(euros.disk)],
  ['€ a month: traffic', ({ euros }) => number(euros.traffic)],
  ['€ a month for 1,000 people', (need) => number((total(need) * 1000) / need.people, 2)],
];

const needs = SIZES.map(needOf);
console.log(`| people at tables | ${SIZES.map((size) => number(size)).join(' | ')} |`);
console.log(`|---|${SIZES.map(() => '---:|').join('')}`);
for (const [name, cell] of ROWS) console.log(`| ${name} | ${needs.map(cell).join(' | ')} |`);

console.log('\n| one of each carries | people at tables | gives way by |\n|---|---:|---|');
for (const [name, people, why] of carried())
  console.log(`| ${name} | ${number(people)} | ${why} |`);

console.log(
  '\n| people | played | p50 | p99 | others told, p99 | cores full | databases full |\n|---:|---:|---:|---:|---:|---:|---:|',
);
for (const need of needs) {
  const part = Math.max(1, Math.ceil(need.appendsPerSecond / MOST_PLAYED));
  const played = play({
    processes: Math.max(1, Math.round(need.processes.count / part)),
    databases: Math.max(1, Math.round(need.databases.count / part)),
    isAlone: need.databases.count === 0,
    appendsPerSecond: need.appendsPerSecond / part,
    seconds: SECONDS,
    seed: `scale ${need.people}`,
  });
  const cells = [
    number(need.people),
    `${number(played.moves)} appends${part > 1 ? `, one part of ${part}` : ''}`,
    ...[played.p50, played.p99, played.othersP99].map((time) => `${number(time, 1)} ms`),
    ...[played.core, played.database].map((share) => `${Math.round(share * 100)} %`),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
