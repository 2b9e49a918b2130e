/**
 * What a visitor types, done line by line. Through a pipe the next line waits until the one before
 * is done, and a move until it is asked for.
 */

import { DeedRefused } from '../../client/following.ts';
import type { GameTypes } from '../../game.ts';
import type { Deed } from '../../protocol.ts';
import { cleaned } from '../../terminal/text.ts';
import { type Console, UserLeft } from '../dialogue/console.ts';
import { PROMPT } from '../dialogue/marks.ts';
import type { DiceCheck } from './dice-check.ts';
import type { Display } from './display.ts';
import { obviousDeed } from './lobby.ts';
import { offerTo } from './scene.ts';
import { type Errand, readTyped } from './typed.ts';
import { newSeed, type VisitedTable } from './visited-table.ts';
import { LONGEST_REASON, refusedFor, say } from './words.ts';

export class TypedLines {
  readonly #table: VisitedTable;
  readonly #display: Display;
  readonly #check: DiceCheck;
  readonly #console: Console;

  constructor(table: VisitedTable, display: Display, check: DiceCheck, terminal: Console) {
    this.#table = table;
    this.#display = display;
    this.#check = check;
    this.#console = terminal;
  }

  /** Does what is typed next; returns the table to go on to, if any. */
  async next(): Promise<string | undefined> {
    const line = await this.#read();
    const wasPage = this.#display.clear();
    const typed = readTyped(line, this.#table.known, newSeed);
    if (typed === undefined) await this.#takeOther(line, wasPage);
    else if ('problem' in typed) this.#display.notify(typed.problem);
    else if ('page' in typed) this.#display.open(typed.page);
    else if ('deed' in typed) await this.#do(typed.deed);
    else return await this.#run(typed.errand);
    this.#display.refresh();
    return undefined;
  }

  sit(): Promise<void> {
    return this.#do({ type: 'sit', seed: newSeed() });
  }

  /** A visitor without a seat stays to the end of the game even if the input has ended. */
  async #read(): Promise<string> {
    try {
      return await this.#console.ask(PROMPT);
    } catch (error) {
      if (error instanceof UserLeft && error.how === 'end' && this.#table.seat === undefined)
        await this.#console.until(this.#table.when(() => this.#check.isDone));
      throw error;
    }
  }

  /** No command: Enter, or a move. */
  async #takeOther(line: string, wasPage: boolean): Promise<void> {
    const { status } = this.#table.about;
    const isEmpty = line.trim() === '';
    if (isEmpty && (wasPage || status === 'over')) this.#display.showAgain();
    else if (isEmpty && status === 'open') await this.#doObvious();
    else if (status === 'running') await this.#move(line);
    else this.#display.notify(say().unknown({ typed: cleaned(line.trim()) }));
  }

  async #doObvious(): Promise<void> {
    const deed = obviousDeed(this.#table, this.#table.visitor.isWatching);
    if (deed === 'sit') await this.sit();
    else if (deed === 'start') await this.#do({ type: 'start' });
    else this.#display.showAgain();
  }

  async #move(line: string): Promise<void> {
    const table = this.#table;
    const isPatient = !this.#console.isTerminal && table.seat !== undefined && !table.isHeld;
    const isTime = (): boolean => table.isAsked || table.isHeld || table.about.status !== 'running';
    if (isPatient) await this.#console.until(table.when(isTime));
    const meant = offerTo(this.#display.scene)?.read(line);
    if (meant === undefined)
      this.#display.notify(
        table.isHeld ? say().held : table.seat === undefined ? say().notSeated : say().notAsked,
      );
    else if ('problem' in meant) this.#display.notify(meant.problem);
    else {
      const move = meant.move as GameTypes['move'] & Record<string, unknown>;
      await this.#do({ type: 'play', move });
    }
  }

  async #do(deed: Deed): Promise<void> {
    try {
      await this.#table.do(deed);
    } catch (error) {
      if (!(error instanceof DeedRefused)) throw error;
      this.#display.notify(refusedFor(error.code) ?? cleaned(error.message, LONGEST_REASON));
    }
  }

  async #run(errand: Errand): Promise<string | undefined> {
    switch (errand) {
      case 'quit':
        throw new UserLeft('quit');
      case 'save':
        this.#check.save();
        return undefined;
      case 'rematch':
        if (this.#table.about.rematch === null) await this.#do({ type: 'rematch' });
        return this.#table.about.rematch ?? undefined;
    }
  }
}
