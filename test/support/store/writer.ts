/**
 * node writer.ts FILE-OR-URL TABLES: appends to several tables at once for as long as it lives. Each line
 * on standard output is something the store has acknowledged, "TABLE FROM TO", or a failure,
 * "failed KIND", after which it waits for a line on standard input and tries the same again; then
 * it says "back". "end" on standard input closes the store.
 */

import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { isPostgres, openStore } from '../../../src/server/store/open.ts';
import { type Append, type Appended, StoreFailure } from '../../../src/tables/store.ts';
import { summaryOf } from './summary.ts';

const [file = '', tables = '1'] = process.argv.slice(2);
const store = await openStore(
  isPostgres(file)
    ? { kind: 'postgres', url: file, journals: [] }
    : { kind: 'sqlite', folder: dirname(file), file },
);
let isEnding = false;
let woken = Promise.withResolvers<void>();
createInterface({ input: process.stdin }).on('line', (line) => {
  isEnding ||= line === 'end';
  woken.resolve();
  woken = Promise.withResolvers();
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function stubborn(append: Append): Promise<Appended> {
  for (let tries = 0; ; tries++) {
    try {
      const appended = await store.append(append);
      if (tries > 0) say('back');
      return appended;
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      say(`failed ${error.kind}`);
      await woken.promise;
    }
  }
}

async function write(table: string): Promise<void> {
  let length = (await store.read(table)).length;
  for (let round = 0; !isEnding; round++) {
    const entries = Array.from(
      { length: 1 + (round % 3) },
      (_, index) => `${table} ${length + index} ${'x'.repeat(round % 400)}`,
    );
    const isTold = length === 0 || round % 7 === 0;
    const append: Append = {
      table,
      expected: length,
      entries,
      ...(isTold ? { summary: summaryOf(table, { people: [table], changed: length }) } : {}),
    };
    const appended = await stubborn(append);
    if (appended !== 'stored') throw new Error(`${table}: ${appended} at ${length}`);
    say(`${table} ${length} ${length + entries.length}`);
    length += entries.length;
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, index) => write(`t${index}`)));
await store.close();
process.stdin.destroy();
