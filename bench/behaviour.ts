/**
 * npm run bench:behaviour: what is the most that legal clients can make the server work? Random sequences of everything a client
 * may do, two persons at one address, against tables that are long, talkative or full of onlookers; the score is the processor
 * time of the server's thread. The dearest hundred are printed with what they were charged.
 *
 *   SEQUENCES=1000000 PROCESSES=2 SEED=behaviour TOP=100       Ctrl-C ends it
 *
 * Everything is the real server, handed streams instead of sockets, on a clock of ours. The processor time of playing the client
 * is in the figures; `nothing but pings` is how much that is.
 */

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { play } from './behaviour/play.ts';
import { type Found, search, type Told } from './behaviour/search.ts';
import { World } from './behaviour/world.ts';

const SEQUENCES = Number(process.env['SEQUENCES'] ?? 10_000);
const PROCESSES = Number(process.env['PROCESSES'] ?? 2);
const SEED = process.env['SEED'] ?? 'behaviour';
const TOP = Number(process.env['TOP'] ?? 100);

if (process.send !== undefined) {
  const share = Number(process.argv[2]);
  const found = await search(`${SEED}/${process.argv[3]}`, share, (told) => process.send?.({ told }));
  process.send({ found });
  process.disconnect();
} else await lead();

async function lead(): Promise<void> {
  const share = Math.ceil(SEQUENCES / PROCESSES);
  const told = new Map<number, Told>();
  const all: Found[] = [];
  const children = Array.from({ length: PROCESSES }, (_, number) => {
    const child = fork(fileURLToPath(import.meta.url), [`${share}`, `${number}`]);
    child.on('message', (message: { readonly told?: Told; readonly found?: readonly Found[] }) => {
      if (message.found !== undefined) all.push(...message.found);
      if (message.told !== undefined) told.set(number, message.told);
      progress([...told.values()]);
    });
    return new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`process ${number} ended with ${code}`))));
    });
  });
  await Promise.all(children);
  process.stderr.write('\n');
  console.log(await report(all));
}

function progress(all: readonly Told[]): void {
  const tried = all.reduce((sum, one) => sum + one.tried, 0);
  const speed = all.reduce((sum, one) => sum + one.perSecond, 0);
  const worst = Math.max(...all.map(({ worst }) => worst?.processor ?? 0));
  process.stderr.write(
    `\r\x1b[K${tried} of ${SEQUENCES}, ${Math.round(speed)} a second, dearest so far ${(worst / 1000).toFixed(1)} ms`,
  );
}

async function report(all: readonly Found[]): Promise<string> {
  const different = [...new Map(all.map((found) => [found.text, found])).values()];
  const worst = different.toSorted((one, other) => other.processor - one.processor).slice(0, TOP);
  const ms = (microseconds: number): string => (microseconds / 1000).toFixed(2);
  const row = ({ text, processor, charged, bytes }: Found): string =>
    `| ${ms(processor)} | ${ms(charged)} | ${(charged / processor).toFixed(1)} | ${Math.round(bytes / 1000)} | ${text} |`;
  return [
    `${SEQUENCES} sequences, seed ${SEED}`,
    '',
    '| processor, ms | charged, ms | ratio | kB told | sequence |',
    '|---:|---:|---:|---:|---|',
    row({ ...(await pings()), text: 'nothing but pings ×30' }),
    ...worst.map(row),
  ].join('\n');
}

/** What playing the client costs, and the least a message can. */
async function pings(): Promise<Awaited<ReturnType<typeof play>>> {
  const world = await World.begin();
  const sequence = Array.from({ length: 30 }, () => ({ type: 'ping', who: 0, table: 0, pick: 0 }) as const);
  for (let time = 0; time < 300; time++) await play(world, sequence);
  const costs = [];
  for (let time = 0; time < 20; time++) costs.push(await play(world, sequence));
  await world.end();
  return costs.toSorted((one, other) => one.processor - other.processor)[0] as (typeof costs)[number];
}
