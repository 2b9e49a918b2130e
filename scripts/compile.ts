/**
 * Compiles what the command and the server run on into lib/, for the package: Node strips types
 * from sources of one's own, but not from those of a package. Types give way to blanks, so lines
 * and columns stay those of the sources. `npm pack` begins with this.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [sources, target] = [join(root, 'src'), join(root, 'lib')];

/** The page is bundled; tests, training and the words of the page are not needed to run. */
const LEFT_OUT =
  /^web\/|\.test\.ts$|^games\/[^/]+\/page\/|^games\/[^/]+\/mind\/training\/(?!trained\.ts$)|\/testing\.ts$/;

process.removeAllListeners('warning'); // stripTypeScriptTypes says that it is new
rmSync(target, { recursive: true, force: true });
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file));
for (const file of files) {
  const code = stripTypeScriptTypes(readFileSync(join(sources, file), 'utf8'));
  const to = join(target, file.replace(/\.ts$/, '.js'));
  mkdirSync(dirname(to), { recursive: true });
  // of imports and of the threads' files: nothing else that ends so is in quotes
  writeFileSync(to, code.replaceAll(/\.ts(?=['"`])/g, '.js').replaceAll(/[ \t]+$/gm, ''));
}
console.log(`${files.length} files are compiled into lib.`);
