/**
 * What each kind of message or request takes of the processor, and what it is charged: `npm run
 * bench:messages`.
 */

import { messageKinds } from './kinds.ts';
import { startMeasuredServer, UNLIMITED } from './server.ts';

/** The worst of this many measurements counts. */
const ROUNDS = 3;

const server = await startMeasuredServer(UNLIMITED);
const kinds = await messageKinds(server);
// what asking for the charge is charged itself
const asking = -(await server.charged()) + (await server.charged());

console.log('| what | µs of processor | in pings | bytes out | µs charged | charged / taken |');
console.log('|---|---:|---:|---:|---:|---:|');
let ping = Number.NaN;
for (const { name, times, once } of kinds) {
  let [worst, charge, bytes] = [0, 0, 0];
  const rounds = times < 20 ? 1 : ROUNDS;
  if (rounds > 1) for (let time = 0; time < times / 4; time++) await once(time); // compiled by then
  for (let round = 0; round < rounds; round++) {
    const [charged, used] = [await server.charged(), await server.used()];
    bytes = 0;
    for (let time = 0; time < times; time++) bytes += await once(time);
    const taken = (await server.used()) - used;
    worst = Math.max(worst, taken / times);
    charge = ((await server.charged()) - charged - asking) / times;
  }
  if (name === 'ping') ping = worst;
  const cells = [worst, worst / ping, bytes / times, charge].map((number) =>
    Math.round(number).toLocaleString('en'),
  );
  console.log(`| ${name} | ${cells.join(' | ')} | ${(charge / worst).toFixed(1)} |`);
}
await server.stop();
process.exit();
