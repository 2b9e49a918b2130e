/** node lint/check-imports.ts: imports point one way, and never in a circle. Part of `npm run lint`. */

import { globSync, readFileSync } from 'node:fs';
import { circleIn, type Fault, forbiddenIn, importsOf } from './imports.ts';

const files = globSync('{src,test,bench,scripts,build,lint}/**/*.{ts,tsx}', {
  cwd: new URL('..', import.meta.url),
  exclude: ['**/node_modules/**'],
}).map((file) => file.replaceAll('\\', '/'));
const texts = new Map(
  files.map((file) => [file, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')]),
);
const faults: Fault[] = [...texts].flatMap(([file, text]) => forbiddenIn(file, text));
const circle = circleIn(
  new Map(
    [...texts].map(([file, text]) => [file, importsOf(file, text).map(({ target }) => target)]),
  ),
);
for (const { file, line, what } of faults) console.error(`${file}:${line}: ${what}`);
if (circle !== undefined) console.error(`a circle of imports:\n  ${circle.join('\n  → ')}`);
if (faults.length > 0 || circle !== undefined) process.exit(1);
console.log(`${files.length} files: imports point one way, and never in a circle`);
