/**
 * A visit to one table: what is told is shown, what is typed is done. Both happen at any time. The
 * parts: VisitedTable knows, Incoming hears, TypedLines does, Display shows, DiceCheck judges.
 */

import type { ConnectionStatus } from '../../client/connection.ts';
import type { Following } from '../../client/following.ts';
import type { AnyGame } from '../../game.ts';
import type { TerminalUi } from '../../terminal/terminal-ui.ts';
import type { Console } from '../dialogue/console.ts';
import { DiceCheck } from './dice-check.ts';
import { Display } from './display.ts';
import { Incoming } from './incoming.ts';
import { TypedLines } from './typed-lines.ts';
import { VisitedTable, type Visitor } from './visited-table.ts';

const SECOND = 1000;

export class Visit {
  readonly #following: Following;
  readonly #table: VisitedTable;
  readonly #display: Display;
  readonly #incoming: Incoming;
  readonly #lines: TypedLines;

  constructor(
    following: Following,
    game: AnyGame,
    ui: TerminalUi,
    terminal: Console,
    visitor: Visitor,
  ) {
    this.#following = following;
    this.#table = new VisitedTable(following, game, ui, terminal, visitor);
    this.#display = new Display(this.#table, terminal);
    const check = new DiceCheck(this.#table, this.#display);
    this.#incoming = new Incoming(this.#table, this.#display, check, terminal);
    this.#lines = new TypedLines(this.#table, this.#display, check, terminal);
  }

  /**
   * Stays until the person goes on to another table, whose name is returned. Throws UserLeft if
   * they leave.
   */
  async stay(sitsDown: boolean): Promise<string> {
    const unsubscribe = this.#following.listen((news) => this.#incoming.onNews(news));
    const ticking = setInterval(() => this.#display.tick(), SECOND);
    try {
      this.#incoming.begin();
      if (sitsDown && this.#table.seat === undefined) await this.#lines.sit();
      for (;;) {
        const next = await this.#lines.next();
        if (next !== undefined) return next;
      }
    } finally {
      this.#display.close();
      clearInterval(ticking);
      unsubscribe();
      this.#table.dice.close();
    }
  }

  showLast(): void {
    this.#display.showLast();
  }

  /** Has a seat in a game that is not over. */
  get isAwaited(): boolean {
    return this.#table.seat !== undefined && this.#table.about.status !== 'over';
  }

  onStatus(status: ConnectionStatus): void {
    this.#display.onStatus(status);
  }
}
