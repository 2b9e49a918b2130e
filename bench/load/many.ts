/**
 * npm run bench:many: how long people wait for a move if 4,000 people play at 2,000 tables, in a
 * human way (crowd/). The server has one core, the people the other. Nothing is
 * collected or looked at meanwhile. If other work disturbs a run it shows in how long each side
 * was ready and waited for its core, as a share of the time.
 *
 *   TABLES=2000 WARM_UP=30 SECONDS=60
 */

import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startCrowd } from './crowd/start.ts';
import { startGobelet } from './gobelet.ts';
import { gaugeOf } from './sample.ts';

const TABLES = Number(process.env['TABLES'] ?? 2000);
const WARM_UP = Number(process.env['WARM_UP'] ?? 30) * 1000;
const MEASURED = Number(process.env['SECONDS'] ?? 60) * 1000;

const errors: string[] = [];
const server = await startGobelet((line) => errors.push(line));
const crowd = await startCrowd(server.port, TABLES);
await wait(WARM_UP);
const before = await crowd.tell();
const waitedBefore = [waited(server.pid), waited(crowd.pid)] as const;
const began = performance.now();
await wait(MEASURED);
const { moves, confirmed, p50, p99, refused, problems } = await crowd.tell();
const seconds = (performance.now() - began) / 1000;
const serverWaited = (waited(server.pid) - waitedBefore[0]) / seconds;
const crowdWaited = (waited(crowd.pid) - waitedBefore[1]) / seconds;
const gauge = await gaugeOf(server.port);
console.log(
  JSON.stringify({
    tables: TABLES,
    tablesInMemory: gauge('tables'),
    connections: gauge('connections'),
    movesPerSecond: Math.round((moves - before.moves) / seconds),
    ofPeople: Math.round((confirmed - before.confirmed) / seconds),
    p50: Number(p50.toFixed(2)),
    p99: Number(p99.toFixed(2)),
    serverWaited: Number(serverWaited.toFixed(2)),
    crowdWaited: Number(crowdWaited.toFixed(2)),
    refused,
    errors: errors.length + problems.length,
  }),
);
for (const line of [...errors, ...problems].slice(0, 20)) console.error(line);
crowd.stop();
await server.stop();

/** Seconds that the first thread of a process could have run and did not. */
function waited(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e9;
}
