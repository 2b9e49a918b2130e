/**
 * People at terminals of their own: `gobelet join` through a pipe, each with a configuration
 * folder.
 */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Random } from '../../../src/random.ts';
import { bin, plainEnv } from '../command.ts';

const PROMPT = '> ';
/** Below the moves of whoever is asked. */
const ASKED = 'or: ?  list  log  who';
export const JUDGED = /[✓✗] (Fair|The) dice|could not be checked/;

export class Joiner {
  readonly name: string;
  readonly config: string;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #looking = new Set<() => void>();
  /** What was shown since the last line was typed: its own text, for all of it grows long. */
  fresh = '';
  out = '';
  err = '';

  constructor(
    name: string,
    folder: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ) {
    this.name = name;
    this.config = join(folder, name);
    const own = { ...plainEnv, COLUMNS: '80', XDG_CONFIG_HOME: this.config, ...env };
    this.#child = spawn(process.execPath, [bin, 'join', ...args], { cwd: folder, env: own });
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.out += text;
      this.fresh += text;
      for (const look of this.#looking) look();
    });
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.err += text;
    });
    this.#child.stdin.on('error', () => undefined); // it may have left before
    this.#child.once('close', () => {
      for (const look of this.#looking) look();
    });
  }

  type(line: string): void {
    this.fresh = '';
    this.#child.stdin.write(`${line}\n`);
  }

  /**
   * Waits until this is shown and a line is asked for; returns what was shown since the last line
   * was typed.
   */
  async sees(text: string | RegExp): Promise<string> {
    return await this.#until(() => this.fresh.endsWith(PROMPT) && this.#shows(text), `${text}`);
  }

  /** The same, though a line is still under way and none is asked for. */
  async hears(text: string | RegExp): Promise<string> {
    return await this.#until(() => this.#shows(text), `${text}`);
  }

  #shows(text: string | RegExp): boolean {
    return typeof text === 'string' ? this.fresh.includes(text) : text.test(this.fresh);
  }

  async #until(isSo: () => boolean, what: string): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        const hasLeft = this.#child.exitCode !== null || this.#child.signalCode !== null;
        if (!isSo() && !hasLeft) return;
        this.#looking.delete(look);
        if (isSo()) resolve();
        else
          reject(
            new Error(`${this.name} left before ${what}:\n${this.out.slice(-2000)}\n${this.err}`),
          );
      };
      this.#looking.add(look);
      look();
    });
    return this.fresh;
  }

  /**
   * Plays by number, a random move of the list, until the game is over or so many moves are made.
   * Returns whether it is over.
   */
  async play(random: Random, most = Number.POSITIVE_INFINITY): Promise<boolean> {
    for (let made = 0; made < most; made++) {
      await this.#until(
        () =>
          this.fresh.endsWith(PROMPT) && (this.fresh.includes(ASKED) || JUDGED.test(this.fresh)),
        'its turn',
      );
      if (JUDGED.test(this.fresh)) return true;
      this.type('list');
      const list = await this.sees('All moves');
      const numbers = [...list.matchAll(/(?:^|\n| {3}) *(\d+) /g)].map(([, number]) =>
        Number(number),
      );
      this.type(`${1 + random.below(Math.max(...numbers))}`);
    }
    return false;
  }

  end(): void {
    this.#child.stdin.end();
  }

  /** The exit code, when it has left. */
  async left(): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    const [code] = (await once(this.#child, 'close')) as [number | null];
    return code;
  }

  async quit(): Promise<number | null> {
    this.type('quit');
    return await this.left();
  }

  /** For what a test leaves behind. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
