/**
 * A process that is spoken to in lines. It is read only while somebody listens, so that a flood
 * stays in its pipe, and it can be ended at any time, with everything it has started.
 */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { PlayerFault } from '../../bots/player.ts';
import { Lines, type RecordLine } from '../../record/lines.ts';
import { fault } from './answers.ts';
import type { Children } from './children.ts';

/**
 * How long it may take to leave, and how long its last words may take to arrive; how many of them
 * are kept.
 */
const LEAVING = 500;
const LAST_WORDS = 200;
const TAIL = 2000;
/** How much may wait to be read by it. */
const UNREAD = 1 << 20;

export class Program {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #children: Children;
  readonly #lines = new Lines();
  /** Lines that came with others, not yet read. */
  #unread: RecordLine[] = [];
  #tail = '';
  #told: (() => void) | undefined;
  #over = false;
  readonly #ended: Promise<void>;

  constructor(command: string, children: Children, heard?: (line: string) => void) {
    this.#children = children;
    this.#child = spawn(command, {
      shell: true,
      detached: process.platform !== 'win32',
      stdio: 'pipe',
    });
    const { pid, stdin, stdout, stderr } = this.#child;
    if (pid !== undefined) children.add(pid);
    // a program that does not listen any more: its end is told otherwise
    stdin.on('error', () => undefined);
    stdout.on('error', () => undefined);
    stderr.on('error', () => undefined);
    stdout.on('data', (chunk: Buffer) => {
      this.#unread.push(...this.#lines.push(chunk));
      if (this.#unread.length > 0) stdout.pause();
      this.#told?.();
    });
    stdout.pause();
    stderr.on('data', (chunk: Buffer) => {
      const text = chunk.toString('utf8');
      this.#tail = (this.#tail + text).slice(-TAIL);
      if (heard !== undefined) for (const line of text.trimEnd().split('\n')) heard(line);
    });
    this.#ended = new Promise((resolve) => {
      const end = (): void => {
        this.#over = true;
        if (pid !== undefined) children.end(pid);
        this.#told?.();
        resolve();
      };
      this.#child.on('error', end);
      this.#child.on('close', end);
      // Something it started may hold the pipes open for ever; and what it said last may still be
      // under way.
      this.#child.on('exit', () => setTimeout(end, LAST_WORDS));
    });
  }

  get isAlive(): boolean {
    return !this.#over;
  }

  /** It does not read, and what it is sent would fill our memory. */
  get isDeaf(): boolean {
    return this.#child.stdin.writableLength > UNREAD;
  }

  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  /** How it ended, with the end of what it wrote to standard error. */
  get lastWords(): string {
    const { exitCode, signalCode } = this.#child;
    const how =
      signalCode !== null
        ? `ended by ${signalCode}`
        : exitCode !== null
          ? `exit code ${exitCode}`
          : 'it did not start';
    const said = this.#tail.trimEnd().split('\n').at(-1)?.trim() ?? '';
    return said === '' ? how : `${how}, saying ${JSON.stringify(said.slice(-200))}`;
  }

  send(message: object): void {
    if (!this.#over) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Reads lines until one of them is an answer, the time is up, or the program has ended. */
  listen<Answer>(
    ms: number,
    read: (line: RecordLine) => Answer | undefined,
  ): Promise<Answer | { readonly fault: PlayerFault }> {
    return new Promise((resolve) => {
      const finish = (answer: Answer | { readonly fault: PlayerFault }): void => {
        clearTimeout(timer);
        this.#told = undefined;
        this.#child.stdout.pause();
        resolve(answer);
      };
      const timer = setTimeout(() => finish(fault('late', `no answer within ${ms} ms`)), ms);
      this.#told = () => {
        for (let line = this.#unread.shift(); line !== undefined; line = this.#unread.shift()) {
          const answer = read(line);
          if (answer !== undefined) {
            finish(answer);
            return;
          }
        }
        if (this.#over) finish(fault('dead', this.lastWords));
        else this.#child.stdout.resume();
      };
      this.#told();
    });
  }

  /** Asks it to leave, and ends it if it does not. */
  async close(): Promise<void> {
    if (this.#over) return;
    this.send({ type: 'quit' });
    this.#child.stdin.end();
    // nobody listens any more, but a full pipe would keep it from leaving
    this.#child.stdout.resume();
    const timer = setTimeout(() => this.end(), LEAVING);
    await this.#ended;
    clearTimeout(timer);
  }

  end(): void {
    this.#over = true;
    if (this.#child.pid !== undefined) this.#children.end(this.#child.pid);
  }
}
