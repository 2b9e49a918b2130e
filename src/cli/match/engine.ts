/**
 * A player that is somebody else's program: docs/engine-protocol.md. The match goes on whatever it
 * does: its time to answer is limited, a program that hangs is ended, and one that dies is started
 * again a few times.
 */

import type { Ending, Player, PlayerChoice, SeatDecision, Seating } from '../../bots/player.ts';
import { fault, readAnswer, readReady } from './answers.ts';
import type { Children } from './children.ts';
import { Program } from './program.ts';

export const ENGINE_PROTOCOL = 1;
/** Long, for some languages start slowly, and all cores may be busy. */
const STARTING = 10_000;
/**
 * How often a program is started again, and how many late answers in a row make it one that hangs.
 */
const RESTARTS = 3;
const LATE_IN_A_ROW = 10;

export interface EngineOptions {
  /** Milliseconds for a decision. */
  readonly think: number;
  /** Milliseconds from the start of the program to its "ready". */
  readonly starting?: number;
  readonly children: Children;
  /** Hears what the program writes to standard error, line by line. */
  heard?(line: string): void;
}

export class Engine implements Player {
  readonly command: string;
  readonly #options: EngineOptions;
  #program: Program | undefined;
  #starting: Promise<void> | undefined;
  #starts = 0;
  #lateInARow = 0;
  #closed = false;
  /** How the program that was started last came to its end, and whether that has been told. */
  #end: string | undefined;
  #isTold = false;
  #seating: Seating | undefined;
  #question = 0;

  constructor(command: string, options: EngineOptions) {
    this.command = command;
    this.#options = options;
  }

  /** Starts the program unless it runs. Afterwards it is ready, or there is none. */
  async start(): Promise<void> {
    if (this.#program?.isAlive === true && this.#starting === undefined) return;
    this.#starting ??= this.#startAnew().finally(() => {
      this.#starting = undefined;
    });
    await this.#starting;
  }

  async #startAnew(): Promise<void> {
    if (this.#closed || this.#starts > RESTARTS) return;
    this.#starts++;
    this.#lateInARow = 0;
    this.#end = undefined;
    this.#isTold = false;
    const program = new Program(this.command, this.#options.children, this.#options.heard);
    this.#program = program;
    program.send({ type: 'hello', protocol: ENGINE_PROTOCOL, think: this.#options.think });
    const heard = await program.listen(this.#options.starting ?? STARTING, readReady);
    if ('fault' in heard) {
      const { kind, what } = heard.fault;
      this.#end = kind === 'late' ? `not ready: ${what}` : what;
      program.end();
    } else if (this.#seating !== undefined) this.#tellSeating(this.#seating);
  }

  /**
   * Why the program does not run, undefined while it does. Exit codes 126 and 127 are a shell's for
   * a command it cannot run.
   */
  get failure(): { readonly what: string; readonly isNoCommand: boolean } | undefined {
    if (this.#program?.isAlive === true) return undefined;
    const code = this.#program?.exitCode;
    return { what: this.#end ?? 'it has ended', isNoCommand: code === 126 || code === 127 };
  }

  async begin(seating: Seating): Promise<void> {
    this.#seating = seating;
    if (this.#starts === 0 || this.#starting !== undefined) await this.start();
    else if (this.#program?.isAlive === true) this.#tellSeating(seating);
  }

  #tellSeating({ game, seats, options, seat, seed }: Seating): void {
    this.#program?.send({ type: 'new-game', game: game.id, seats, options, seat, seed });
  }

  async choose({ view, moves }: SeatDecision): Promise<PlayerChoice> {
    if (this.#starting !== undefined) await this.#starting;
    const program = this.#program;
    if (program === undefined || !program.isAlive)
      return this.#mourn(this.#end ?? program?.lastWords ?? 'it does not run');
    if (program.isDeaf) {
      program.end();
      return this.#mourn('it does not read what it is sent');
    }
    const { think } = this.#options;
    const id = ++this.#question;
    program.send({ type: 'choose', id, ms: think, view, moves });
    const choice = await program.listen(think, (line) => readAnswer(line, id, moves));
    const kind = 'fault' in choice ? choice.fault.kind : undefined;
    if (kind === 'dead') return this.#mourn(program.lastWords);
    this.#lateInARow = kind === 'late' ? this.#lateInARow + 1 : 0;
    if (this.#lateInARow >= LATE_IN_A_ROW) {
      this.#end = `ended after ${LATE_IN_A_ROW} late answers in a row`;
      program.end();
    }
    return choice;
  }

  /**
   * A death costs one move and is told once; the program is started again for the next question, if
   * it still may be.
   */
  #mourn(what: string): PlayerChoice {
    const choice = this.#isTold
      ? fault('gone', `died ${RESTARTS + 1} times, last of ${what}`)
      : fault('dead', what);
    this.#isTold = true;
    this.#end = what;
    void this.start();
    return choice;
  }

  end({ view, scores, winners }: Ending): void {
    this.#seating = undefined;
    if (this.#starting === undefined)
      this.#program?.send({ type: 'game-over', view, scores, winners });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#program?.close();
  }
}
