/** A process that writes (writer.ts), seen from outside, with all that it was told is kept. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Directory, Journals } from '../../../src/tables/store.ts';

const script = fileURLToPath(new URL('writer.ts', import.meta.url));

export class Writing {
  /** How long each journal was when the last append was acknowledged. */
  readonly acknowledged = new Map<string, number>();
  readonly failures: string[] = [];
  back = 0;
  readonly child: ChildProcess;
  readonly #ended: Promise<unknown>;
  #lines = 0;
  #waiting: (() => void)[] = [];
  #errors = '';

  /** `before` are words that start it, such as those that limit what it may do. */
  constructor(file: string, tables: number, before: readonly string[] = []) {
    const [command = '', ...args] = [...before, process.execPath, script, file, String(tables)];
    this.child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors += text;
    });
    if (this.child.stdout === null) throw new Error('no standard output');
    const lines = createInterface({ input: this.child.stdout }).on('line', (line) =>
      this.#heard(line),
    );
    this.#ended = Promise.all([once(this.child, 'exit'), once(lines, 'close')]).then(() =>
      this.#wake(),
    );
  }

  #heard(line: string): void {
    this.#lines++;
    const [table = '', from = '', to] = line.split(' ');
    if (table === 'failed') this.failures.push(from);
    else if (table === 'back') this.back++;
    // a line cut short by the end of the process says nothing
    else if (to !== undefined) this.acknowledged.set(table, Number(to));
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async until(isReached: () => boolean): Promise<void> {
    while (!isReached()) {
      if (this.child.exitCode !== null) throw new Error(`the writer ended: ${this.#errors}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  lines(count: number): Promise<void> {
    return this.until(() => this.#lines >= count);
  }

  say(line: string): void {
    this.child.stdin?.write(`${line}\n`);
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.#ended;
  }

  async end(): Promise<void> {
    this.say('end');
    await this.#ended;
    expect([this.child.exitCode, this.#errors]).toEqual([0, '']);
  }
}

/**
 * All that was acknowledged is there, once, in order, without gaps; and the index knows every
 * table.
 */
export async function expectKept(
  store: Journals & Directory,
  acknowledged: ReadonlyMap<string, number>,
): Promise<void> {
  expect(acknowledged.size).toBeGreaterThan(0);
  for (const [table, length] of acknowledged) {
    const journal = await store.read(table);
    expect(journal.length, table).toBeGreaterThanOrEqual(length);
    for (const [n, entry] of journal.entries())
      expect(entry.startsWith(`${table} ${n} x`) || entry === `${table} ${n} `).toBe(true);
    expect((await store.tablesOf(table, 9)).map(({ id }) => id)).toEqual([table]);
  }
}
