/**
 * npm run bench:dice: what fair dice cost. A hash is one of 32 bytes; a throw is five dice drawn
 * from the pot; with a link, the link is checked and mixed in first, as a table does; a chain is
 * one of 512 links, which a device works out once a game.
 */

import { draw } from '../src/chance.ts';
import { LINKS, shownOf } from '../src/dice/chain.ts';
import { Pot } from '../src/dice/pot.ts';
import { sha256 } from '../src/dice/sha256.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const DICE = { draws: 5, sides: 6 } as const;
const START = '5e'.repeat(32);
const links = shownOf(START);
const [end = '', first = ''] = links;
const begin = (): Pot => Pot.begin('kabo-relu-timo-sane', START, [{ type: 'chain', end, first }]);

/** Microseconds of processor time, the median of the rounds after one to warm up. */
function time(times: number, run: (number: number) => void): number {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = process.cpuUsage();
    for (let number = 0; number < times; number++) run(number);
    if (round > 0) rounds.push(process.cpuUsage(start).user / times);
  }
  return rounds.sort((one, other) => one - other)[ROUNDS >> 1] as number;
}

const message = new Uint8Array(32).fill(7);
let pot = begin();
const figures = {
  hash: time(100_000, () => sha256(message)),
  'throw of the house': time(50_000, (number) => draw(DICE, pot.source(`event ${number}`))),
  'throw with a link': time(LINKS - 1, (number) => {
    if (number === 0) pot = begin();
    pot.take({ type: 'link', event: number, seat: 0, link: links[number + 2] as string });
    draw(DICE, pot.source(`event ${number}`));
  }),
  'chain of 512': time(50, () => shownOf(START)),
};
for (const [name, micro] of Object.entries(figures))
  process.stdout.write(`${name.padEnd(20)} ${micro.toFixed(1)} µs\n`);
