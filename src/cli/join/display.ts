/**
 * What a visitor sees. On a terminal the whole screen is drawn anew from what is known at that
 * moment, above the line that is being typed. Through a pipe frames follow one another: one when
 * something is asked, and a line for whatever happens.
 */

import type { ConnectionStatus } from '../../client/connection.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import type { Told } from '../../terminal/terminal-ui.ts';
import { wrapped } from '../../terminal/text.ts';
import type { Console } from '../dialogue/console.ts';
import { drawPage, drawScene, type VisitScene } from './scene.ts';
import { statusLines } from './status.ts';
import type { Page } from './typed.ts';
import type { VisitedTable } from './visited-table.ts';
import { say } from './words.ts';

export class Display {
  readonly #table: VisitedTable;
  readonly #console: Console;
  readonly #told: string[] = [];
  /** How many sentences had been told when the visitor last decided. */
  #decided = 0;
  /** How many decisions they have made. */
  #decisions = 0;
  #last: Told | undefined;
  #notice: string | undefined;
  /** The notice that time is running out. It goes when the visitor moves. */
  #hurryNotice: string | undefined;
  #page: (() => readonly string[]) | undefined;
  /** Through a pipe: what the last frame was about. */
  #shown: string | undefined;
  #isDue = false;
  #isConnected = true;
  #isClosed = false;

  constructor(table: VisitedTable, terminal: Console) {
    this.#table = table;
    this.#console = terminal;
  }

  get screen(): Screen {
    const { columns, rows } = this.#console;
    const { colour } = this.#table.visitor;
    return { columns, rows: rows - 1, colour, names: this.#table.names() };
  }

  get scene(): VisitScene {
    const { about, game, knownToDraw, person, presence, ui, visitor } = this.#table;
    return {
      known: knownToDraw,
      presence,
      game,
      ui,
      person,
      url: `${visitor.api.origin}/t/${about.id}`,
      isWatching: visitor.isWatching,
      isConnected: this.#isConnected,
      now: visitor.connection.now(),
      last: this.#last,
      screen: this.screen,
    };
  }

  // What is shown ---------------------------------------------------------------------------------

  /**
   * Adds to what happened. Through a pipe it is said at once, on a terminal it is in the next
   * frame.
   */
  tell(text: string): void {
    this.#told.push(text);
    this.#say(text);
  }

  /** A move in these sentences; `isOwn` if the visitor made it. */
  tellMove(move: Told, sentences: readonly string[], isOwn: boolean): void {
    if (isOwn && this.#notice === this.#hurryNotice) this.#notice = undefined;
    const count = this.#told.length;
    for (const sentence of sentences) this.tell(sentence);
    this.#last = move;
    if (!isOwn) return;
    this.#decided = count;
    this.#decisions++;
  }

  /** Stays below the table until the next line is typed. */
  notify(notice: string): void {
    this.#notice = notice;
    this.#say(notice);
    this.refresh();
  }

  hurry(notice: string): void {
    this.#hurryNotice = notice;
    this.notify(notice);
  }

  #say(text: string): void {
    if (!this.#console.isTerminal) this.#console.print(wrapped(text, roomOf(this.screen)));
  }

  open(page: Page): void {
    this.#page = () => drawPage(page, this.scene, this.#told);
    this.#console.show(this.#page, 'screen');
  }

  /** Closes the page and takes the notice away. Returns whether a page was open. */
  clear(): boolean {
    const wasPage = this.#page !== undefined;
    this.#page = undefined;
    this.#notice = undefined;
    return wasPage;
  }

  /** Of the connection: said once through a pipe, else marked above the table. */
  onStatus(status: ConnectionStatus): void {
    const isConnected = status === 'open';
    if ((!isConnected && status !== 'waiting') || isConnected === this.#isConnected) return;
    this.#isConnected = isConnected;
    if (!this.#console.isTerminal) this.#console.print([isConnected ? say().found : say().lost]);
    if (isConnected) this.showAgain();
    else if (this.#console.isTerminal) this.refresh();
  }

  // Drawing ---------------------------------------------------------------------------------------

  /** Draws once, after everything that came in together was heard. */
  refresh(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      if (!this.#isClosed && this.#page === undefined) this.#show();
    });
  }

  /** Draws the next frame even through a pipe that has had the same one. */
  showAgain(): void {
    this.#shown = undefined;
    this.refresh();
  }

  /** The table as it is, for the last time: nothing is asked below it. */
  showLast(): void {
    if (this.#console.isTerminal) this.#console.show(() => this.#frame(), 'screen');
  }

  /** The clocks go on. */
  tick(): void {
    const { about, clocks } = this.#table.known;
    if (about.status !== 'running' || clocks === undefined || this.#page !== undefined) return;
    this.#console.touchUp(statusLines(this.scene, this.screen));
  }

  close(): void {
    this.#isClosed = true;
  }

  #show(): void {
    if (!this.#console.isTerminal) {
      const subject = this.#subject();
      if (subject === undefined || subject === this.#shown) return;
      this.#shown = subject;
    }
    this.#console.show(() => this.#frame(), 'screen');
  }

  /** What a frame would be about; undefined if it would show nothing that was not told. */
  #subject(): string | undefined {
    const { about, moves } = this.#table.known;
    if (about.status !== 'running') return about.status;
    if (this.#table.isAsked) return `asked ${this.#decisions} ${JSON.stringify(moves)}`;
    return this.#shown === undefined || this.#shown === 'open' ? 'running' : undefined;
  }

  #frame(): readonly string[] {
    const { isTerminal, rows } = this.#console;
    return isTerminal
      ? drawScene(this.scene, rows, this.#told.slice(this.#decided), this.#notice)
      : drawScene(this.scene, rows, [], undefined);
  }
}
