/**
 * npm run train -- GAME [--seed S] [--check]: computes the trained numbers of a game's bots anew
 * and writes them into its folder. The committed numbers come from the seed named in the game's
 * mind/training/train.ts; --check writes nothing and says whether they are the same. Ctrl-C leaves the old
 * numbers as they are.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Training } from '../src/bots/training.ts';
import { ProgressBar } from '../src/cli/progress.ts';
import { games } from '../src/games/index.ts';

const WIDTH = 131; // with the end of the line

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, check: { type: 'boolean' } },
});
const [id = ''] = positionals;
if (!games.some((game) => game.id === id)) {
  console.error(`train: which game? ${games.map((game) => game.id).join(', ')}`);
  process.exit(2);
}

const { training } = (await import(`../src/games/${id}/mind/training/train.ts`)) as {
  readonly training: Training;
};
const seed = values.seed ?? training.seed;
const begin = performance.now();
const progress = new ProgressBar(`steps of training ${id}`, training.steps);
const trained = training.run(seed, (done) => progress.at(done));
progress.end();

/** As the formatter of the house would write it: on one line if there is room. */
function line([name, numbers]: readonly [string, string]): string {
  const short = `export const ${name} = '${numbers}';\n`;
  return short.length <= WIDTH ? short : `export const ${name} =\n  '${numbers}';\n`;
}

const head = `/** Made by \`npm run train -- ${id}\` from the seed ${JSON.stringify(seed)}. Not to be edited by hand. */\n`;
const tables = Object.entries(trained);
const file = new URL(`../src/games/${id}/mind/training/trained.ts`, import.meta.url);
const seconds = Math.round((performance.now() - begin) / 1000);
if (values.check === true) {
  const committed = readFileSync(file, 'utf8');
  const other = tables.filter((table) => !committed.includes(line(table))).map(([name]) => name);
  const verdict =
    other.length === 0
      ? 'the committed numbers are those'
      : `NOT the committed numbers (${other.join(', ')})`;
  console.log(`${id}: ${verdict} of seed ${JSON.stringify(seed)} (${seconds} s)`);
  process.exitCode = other.length === 0 && committed.startsWith(head) ? 0 : 1;
} else {
  writeFileSync(file, [head, ...tables.map(line)].join('\n'));
  console.log(`${id}: trained in ${seconds} s`);
}
