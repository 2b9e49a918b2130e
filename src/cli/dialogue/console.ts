/**
 * The person's side of the program: what is shown, what is typed, and every way of leaving. On a
 * terminal each frame replaces the one before and is drawn anew when the window changes; elsewhere
 * frames follow one another, without codes.
 */

import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export type Leaving = 'quit' | 'end' | 'broken' | 'SIGINT' | 'SIGTERM' | 'SIGHUP';
/** Left by a signal: 128 and the number of the signal, as shells have it. */
export const EXIT_CODES: Readonly<Record<Leaving, number>> = {
  quit: 0,
  end: 0,
  broken: 1,
  SIGHUP: 129,
  SIGINT: 130,
  SIGTERM: 143,
};

/** Thrown through everything that waits for a line or a pause. */
export class UserLeft extends Error {
  readonly how: Leaving;

  constructor(how: Leaving) {
    super(`left: ${how}`);
    this.how = how;
  }
}

type Input = Readable & { readonly isTTY?: boolean };
type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};
type Env = Readonly<Record<string, string | undefined>>;

const FIRST_CLEAR = '\u001b[H\u001b[2J'; // most terminals keep what was there in their scrollback
const CLEAR = '\u001b[H\u001b[J';
/** After the screen, for some terminals push what they clear into the scrollback. */
const CLEAR_SCROLLBACK = '\u001b[3J';
/** Lines that push everything out of sight if nothing can be cleared. */
const FAR = 100;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export class Console {
  /** The output understands control codes. */
  readonly isTerminal: boolean;
  readonly #input: Input;
  readonly #output: Output;
  readonly #env: Env;
  readonly #reader: Interface;
  /**
   * Lines from a pipe wait here; what is typed ahead on a keyboard is dropped, so that no Enter too
   * many skips a screen.
   */
  readonly #lines: string[] = [];
  #waiting:
    | { readonly isPause: boolean; take(line: string): void; leave(left: UserLeft): void }
    | undefined;
  /** Those who wait for something else than a line. */
  readonly #hurrying = new Set<(left: UserLeft) => void>();
  #left: UserLeft | undefined;
  /** What is asked at this moment; undefined while nothing is. */
  #prompted: string | undefined;
  #drawn: (() => readonly string[]) | undefined;

  constructor(input: Input, output: Output, env: Env) {
    this.#input = input;
    this.#output = output;
    this.#env = env;
    this.isTerminal = output.isTTY === true && env['TERM'] !== 'dumb';
    this.#reader = createInterface({
      input,
      ...(this.#isKeyboard ? { output, terminal: this.isTerminal } : { terminal: false }),
      historySize: 0, // the arrow keys must not bring back what the player before typed
    });
    this.#reader.on('line', (line) => this.#line(line));
    this.#reader.on('SIGINT', () => this.leave('SIGINT'));
    this.#reader.on('close', () => this.leave('end'));
    input.on('error', this.#gone); // a terminal that was taken away
    for (const signal of SIGNALS) process.on(signal, this.leave);
    output.on('resize', this.#redraw);
    output.on('error', this.#broken);
  }

  get columns(): number {
    const told = this.#output.columns ?? Number(this.#env['COLUMNS']);
    return Number.isInteger(told) && told > 0 ? told : 80;
  }

  /** How many lines a frame may have to be seen whole. */
  get rows(): number {
    return this.isTerminal ? (this.#output.rows ?? 24) : Number.POSITIVE_INFINITY;
  }

  get #isKeyboard(): boolean {
    return this.#input.isTTY === true;
  }

  // Showing ---------------------------------------------------------------------------------------

  /**
   * Shows a frame. 'everything' leaves nothing of what was shown before, not even above the window.
   */
  show(draw: () => readonly string[], clear: 'screen' | 'everything'): void {
    const isFirst = this.#drawn === undefined;
    this.#drawn = draw;
    if (this.isTerminal)
      this.#output.write(
        (isFirst ? FIRST_CLEAR : CLEAR) + (clear === 'everything' ? CLEAR_SCROLLBACK : ''),
      );
    else if (this.#output.isTTY === true && clear === 'everything')
      this.#output.write('\n'.repeat(FAR));
    this.print(draw());
  }

  /**
   * What comes while a line is being typed goes above it: the line is asked for again, with what
   * was typed so far.
   */
  print(lines: readonly string[]): void {
    const isAmidst = this.#prompted !== undefined;
    this.#output.write((isAmidst && !this.isTerminal ? '\n' : '') + textOf(lines));
    if (isAmidst) this.#promptAgain();
  }

  /** Overwrites the first lines of the frame if they are still visible. The cursor stays. */
  touchUp(lines: readonly string[]): void {
    if (!this.isTerminal || this.#drawn === undefined || this.#drawn().length >= this.rows) return;
    const over = lines.map((line) => `${line}\u001b[K`).join('\r\n');
    this.#output.write(`\u001b7\u001b[H${over}\u001b8`);
  }

  readonly #redraw = (): void => {
    if (!this.isTerminal || this.#drawn === undefined) return;
    this.#output.write(CLEAR);
    this.print(this.#drawn());
  };

  // Asking ----------------------------------------------------------------------------------------

  async ask(prompt: string): Promise<string> {
    if (!this.#hasLeft || this.#lines.length > 0) this.#prompt(prompt);
    const line = await this.#nextLine().finally(() => {
      this.#prompted = undefined;
    });
    if (!this.#isKeyboard) this.#output.write('\n');
    return line;
  }

  #prompt(prompt: string): void {
    this.#prompted = prompt;
    if (!this.#isKeyboard) {
      this.#output.write(prompt);
      return;
    }
    this.#reader.setPrompt(prompt);
    if (this.isTerminal) {
      // half a line, typed before it was asked for
      for (const name of ['u', 'k']) this.#reader.write(null, { ctrl: true, name });
    }
    this.#reader.prompt();
  }

  #promptAgain(): void {
    if (this.#isKeyboard) this.#reader.prompt(true);
    else this.#output.write(this.#prompted ?? '');
  }

  #nextLine(): Promise<string> {
    return new Promise((take, leave) => {
      const line = this.#isOver ? undefined : this.#lines.shift();
      if (line !== undefined) take(line);
      else if (this.#left !== undefined) leave(this.#left);
      else this.#waiting = { isPause: false, take, leave };
    });
  }

  #line(line: string): void {
    const waiting = this.#waiting;
    if (this.#isKeyboard || waiting?.isPause === false) {
      this.#waiting = undefined;
      waiting?.take(line);
    } else {
      this.#lines.push(line);
    }
  }

  /**
   * Waits for something that is not typed; a person who leaves by a signal does not wait for it.
   */
  async until<T>(something: Promise<T>): Promise<T> {
    if (this.#left !== undefined && this.#isOver) throw this.#left;
    return await new Promise<T>((resolve, reject) => {
      const settle = (then: () => void): void => {
        this.#hurrying.delete(reject);
        then();
      };
      this.#hurrying.add(reject);
      something.then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(error)),
      );
    });
  }

  /** A moment to see what a bot did, on a terminal only; Enter cuts it short. */
  async pause(milliseconds: number): Promise<void> {
    if (this.#left !== undefined && this.#isOver) throw this.#left;
    await new Promise<void>((resolve, leave) => {
      const timer = setTimeout(
        () => {
          this.#waiting = undefined;
          resolve();
        },
        this.isTerminal ? milliseconds : 0,
      );
      const cut = (then: () => void): void => {
        clearTimeout(timer);
        then();
      };
      if (!this.#hasLeft)
        this.#waiting = {
          isPause: true,
          take: () => cut(resolve),
          leave: (left) => cut(() => leave(left)),
        };
    });
  }

  // Leaving ---------------------------------------------------------------------------------------

  readonly leave = (how: Leaving): void => {
    // a signal counts also after the input has ended
    if (!this.#isOver) this.#left = new UserLeft(how);
    if (this.#isOver && this.#left !== undefined)
      for (const hurry of this.#hurrying) hurry(this.#left);
    const waiting = this.#waiting;
    // lines of the pipe may still wait
    if (how === 'end' && waiting?.isPause === true && !this.#isKeyboard) return;
    this.#waiting = undefined;
    if (this.#left !== undefined) waiting?.leave(this.#left);
  };

  readonly #broken = (): void => this.leave('broken');
  readonly #gone = (): void => this.leave('end');

  get #hasLeft(): boolean {
    return this.#left !== undefined;
  }

  /** Left for good. At the end of the input the lines that came before it are still to be read. */
  get #isOver(): boolean {
    return this.#left !== undefined && this.#left.how !== 'end';
  }

  close(): void {
    for (const signal of SIGNALS) process.off(signal, this.leave);
    this.#output.off('resize', this.#redraw);
    this.#reader.removeAllListeners();
    this.#reader.close();
    this.#input.pause();
  }
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
