/** Who throws for a bot: chosen once, when a table is loaded. */

import type { Seat } from '../../game.ts';
import type { Entry } from '../fold/journal.ts';
import type { BotWaits } from '../fold/own.ts';
import type { TableState } from '../fold/table-state.ts';

export interface BotThrows {
  /** Whether what a bot has chosen, asked this question, waits for somebody to throw. */
  waitsFor(chosen: BotWaits, question: number): boolean;
  /** The seat of a bot that waits no longer, now that this is stored. */
  thrown(entry: Entry): Seat | undefined;
}

/** The dice of the table are there at once. */
export const TABLE_THROWS: BotThrows = { waitsFor: () => false, thrown: () => undefined };

/** Real dice: somebody around the device throws for the bot, and says what fell. */
export class PeopleThrow implements BotThrows {
  readonly #table: TableState;
  /** Told what a bot has chosen and waits for; undefined once it was thrown. */
  readonly #told: (table: string, waits: BotWaits | undefined) => void;
  #waits: BotWaits | undefined;

  constructor(table: TableState, told: (table: string, waits: BotWaits | undefined) => void) {
    this.#table = table;
    this.#told = told;
  }

  waitsFor(chosen: BotWaits, question: number): boolean {
    const { own, table, askedAt, id } = this.#table;
    if (!own.needsSeeing(table, chosen.seat, chosen.move)) return false;
    if (askedAt[chosen.seat] === question) {
      this.#waits = chosen;
      this.#told(id, chosen);
    }
    return true;
  }

  thrown(entry: Entry): Seat | undefined {
    if (entry.type !== 'played' || this.#waits?.seat !== entry.event.seat) return undefined;
    this.#waits = undefined;
    this.#told(this.#table.id, undefined);
    return entry.event.seat;
  }
}
