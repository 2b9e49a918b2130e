/**
 * npm run bench:idle -- [WORD …]: how much memory a connection takes on which nothing happens.
 * Opens 10,000 of them to each server whose name has one of the words, to Gobelet and to bare `ws`
 * if there is none, and compares what the server's process occupies before and after, garbage
 * collected. What the system itself needs for a socket is not in it.
 *
 *   COUNT=10000
 *
 * Both processes need as many open files as there are connections (`ulimit -Hn`; Node goes as far
 * as that by itself), and the clients a port each, of some 28,000 that one address has.
 */

import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Rival, Running } from './rival.ts';
import { rivals } from './rivals.ts';

const COUNT = Number(process.env['COUNT'] ?? 10_000);
const AT_ONCE = 100;
/** Files that a process has open anyway. */
const OTHERS = 100;
/** The first of them bring what is loaded and made once: they are not counted. */
const FIRST = AT_ONCE;
const USUAL = ['gobelet', 'echo'] as const;

type Quiet = Rival & Required<Pick<Rival, 'idle'>>;

const allowed = Number(
  /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ??
    Number.POSITIVE_INFINITY,
);
if (allowed < COUNT + OTHERS) {
  console.error(
    `idle: ${COUNT} connections need more open files than the ${allowed} allowed: ulimit -n ${COUNT + OTHERS}`,
  );
  process.exit(2);
}
const words = process.argv.slice(2).map((word) => word.toLowerCase());
for (const word of words.length === 0 ? USUAL : words) {
  const rival = rivals.find(
    (each): each is Quiet => each.idle !== undefined && each.name.toLowerCase().includes(word),
  );
  if (rival === undefined) {
    console.error(`idle: no server that can be looked on at is called ${word}`);
    process.exit(2);
  }
  console.log(JSON.stringify(await measure(rival)));
}

async function measure(rival: Quiet): Promise<object> {
  const server = await rival.start({ move: 0, answer: 0 });
  const sockets = await open(rival, server, 0, FIRST);
  const before = await occupied(server);
  while (sockets.length < COUNT)
    sockets.push(
      ...(await open(rival, server, sockets.length, Math.min(AT_ONCE, COUNT - sockets.length))),
    );
  const after = await occupied(server);
  for (const socket of sockets) socket.close();
  await server.stop();
  return {
    name: rival.name,
    connections: COUNT,
    before,
    after,
    bytesEach: Math.round((after - before) / (COUNT - FIRST)),
  };
}

function open(
  { idle }: Quiet,
  { port }: Running,
  first: number,
  count: number,
): Promise<{ close(): void }[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => idle(port, first + index)));
}

/** When all has come to rest. */
async function occupied(server: Running): Promise<number> {
  await wait(2000);
  return server.occupied();
}
