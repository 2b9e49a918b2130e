/** Words for translators and back: `npm run words`. */

import { fileURLToPath } from 'node:url';
import { run } from './words/command.ts';

process.exitCode = run(process.argv.slice(2), {
  root: fileURLToPath(new URL('../', import.meta.url)),
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  say: (line) => console.log(line),
});
