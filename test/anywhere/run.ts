/**
 * Loads the bots and odds of every game into a context that has nothing but the language itself: no
 * Node, no DOM, no timers, no console. Plays a few decisions there at every level and prints what
 * was played. Started by anywhere.test.ts.
 */

import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import vm from 'node:vm';
import { games } from '../../src/games/index.ts';

const context = vm.createContext(Object.create(null));
const modules = new Map<string, vm.SourceTextModule>();

function load(url: URL): vm.SourceTextModule {
  const known = modules.get(url.href);
  if (known !== undefined) return known;
  const source = stripTypeScriptTypes(readFileSync(url, 'utf8'));
  const module = new vm.SourceTextModule(source, { context, identifier: url.href });
  modules.set(url.href, module);
  return module;
}

/** As a worker's bundle would: every game's parts, imported by their paths. */
const text = games.map(
  ({ id }, at) => `
    import { ${id} as game${at} } from '../../src/games/${id}/rules/rules.ts';
    import { bots as bots${at} } from '../../src/games/${id}/mind/bot.ts';
    import { odds as odds${at} } from '../../src/games/${id}/mind/odds.ts';
    played.push(play({ game: game${at}, bots: bots${at}, odds: odds${at} }));`,
);
const main = new vm.SourceTextModule(
  `import { play } from './inside.ts';\nexport const played = [];\n${text.join('\n')}`,
  { context, identifier: import.meta.url },
);
await main.link((specifier, from) => {
  if (!specifier.startsWith('.')) throw new Error(`${from.identifier} imports ${specifier}`);
  return load(new URL(specifier, from.identifier));
});
await main.evaluate();
const { played } = main.namespace as { readonly played: readonly string[] };
process.stdout.write(`${played.join('\n')}\n`);
