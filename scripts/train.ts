/**
 * npm run train -- GAME [--seed S] [--check]: computes the trained numbers of a game's bots anew and writes them into its
 * folder. The committed numbers come from the seed named in the game's mind/train.ts; --check writes nothing and says whether
 * they are the same. Ctrl-C leaves the old numbers as they are.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Training } from '../src/bots/training.ts';
import { Progress } from '../src/cli/progress.ts';
import { games } from '../src/games/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, check: { type: 'boolean' } },
});
const [id = ''] = positionals;
if (!games.some((game) => game.id === id)) {
  console.error(`train: which game? ${games.map((game) => game.id).join(', ')}`);
  process.exit(2);
}

const { training } = (await import(`../src/games/${id}/mind/train.ts`)) as { readonly training: Training };
const seed = values.seed ?? training.seed;
const begin = performance.now();
const progress = new Progress(`steps of training ${id}`, training.steps);
const trained = training.run(seed, (done) => progress.at(done));
progress.end();
const text = `/** Made by \`npm run train -- ${id}\` from the seed ${JSON.stringify(seed)}. Not to be edited by hand. */\n\n${Object.entries(
  trained,
)
  .map(([name, numbers]) => `export const ${name} =\n  '${numbers}';\n`)
  .join('\n')}`;

const file = new URL(`../src/games/${id}/mind/trained.ts`, import.meta.url);
const seconds = Math.round((performance.now() - begin) / 1000);
if (values.check === true) {
  const same = readFileSync(file, 'utf8') === text;
  console.log(
    `${id}: ${same ? 'the committed numbers are those of' : 'NOT the committed numbers, with'} seed ${JSON.stringify(seed)} (${seconds} s)`,
  );
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(file, text);
  console.log(`${id}: trained in ${seconds} s, ${text.length.toLocaleString('en')} characters`);
}
