/** The table of a visit: what its visitor knows of it, where they sit, and what they do at it. */

import type { Api, Guest } from '../../client/api.ts';
import type { NoteStore } from '../../client/chain-notes.ts';
import type { Connection } from '../../client/connection.ts';
import { DiceKeeper } from '../../client/dice-keeper.ts';
import type { Following, KnownTable } from '../../client/following.ts';
import { type AnyGame, asksChance, type Seat } from '../../game.ts';
import type { About, Deed, MessageOf, SeatAbout } from '../../protocol.ts';
import type { TerminalUi } from '../../terminal/terminal-ui.ts';
import type { Console } from '../dialogue/console.ts';
import { isHeld, namesOf, seatOfPerson } from './people.ts';
import { movesFor } from './scene.ts';

/** Who visits, and how. */
export interface Visitor {
  readonly api: Api;
  readonly guest: Guest;
  readonly connection: Connection;
  readonly colour: boolean;
  readonly isWatching: boolean;
  /** Whether record and proof are saved without being asked for. */
  readonly saves: boolean;
  /** The store of what this device notes about the dice. */
  readonly notes: NoteStore;
}

export class VisitedTable {
  readonly game: AnyGame;
  readonly ui: TerminalUi;
  readonly visitor: Visitor;
  /** Throws with our chain. Notes what the dice were committed to when the table was first seen. */
  readonly dice: DiceKeeper;
  readonly #following: Following;
  readonly #console: Console;
  /** The deed that is under way, and not stored yet. */
  #doing: Deed['type'] | undefined;
  readonly #waiters = new Set<() => void>();

  constructor(
    following: Following,
    game: AnyGame,
    ui: TerminalUi,
    terminal: Console,
    visitor: Visitor,
  ) {
    this.#following = following;
    this.game = game;
    this.ui = ui;
    this.#console = terminal;
    this.visitor = visitor;
    this.dice = new DiceKeeper(following, {
      person: () => (visitor.isWatching ? undefined : visitor.guest.person),
      store: visitor.notes,
      asksChance: (type) => asksChance(game, type),
    });
  }

  get known(): KnownTable {
    const { known } = this.#following;
    if (known === undefined) throw new Error('a visit begins when the table is known');
    return known;
  }

  /** The same without moves while one is on its way: it is not asked for again. */
  get knownToDraw(): KnownTable {
    return this.#doing === 'play' ? { ...this.known, moves: [] } : this.known;
  }

  get about(): About {
    return this.known.about;
  }

  get presence(): MessageOf<'presence'> | undefined {
    return this.#following.presence;
  }

  names({ about }: KnownTable = this.known): readonly string[] {
    return namesOf(about, this.visitor.colour);
  }

  // The visitor -----------------------------------------------------------------------------------

  get person(): string {
    return this.visitor.guest.person;
  }

  get seat(): Seat | undefined {
    return seatOfPerson(this.about, this.person);
  }

  get ownSeat(): SeatAbout | null | undefined {
    return this.seat === undefined ? undefined : this.about.seats[this.seat];
  }

  /** Whether a bot plays for them. */
  get isHeld(): boolean {
    return isHeld(this.ownSeat);
  }

  get isAsked(): boolean {
    return movesFor(this.knownToDraw, this.person).length > 0;
  }

  // Doing and waiting -----------------------------------------------------------------------------

  isDoing(type: Deed['type']): boolean {
    return this.#doing === type;
  }

  /**
   * Done when the server has stored it, however long it can't be reached. Rejects with a
   * DeedRefused.
   */
  async do(deed: Deed): Promise<void> {
    this.#doing = deed.type;
    try {
      await this.#console.until(this.dice.do(deed));
    } finally {
      this.#doing = undefined;
    }
  }

  /** Resolves as soon as the condition holds. It is checked after every change(). */
  when(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.#waiters.delete(look);
        resolve();
      };
      this.#waiters.add(look);
      look();
    });
  }

  change(): void {
    for (const waiter of this.#waiters) waiter();
  }
}

/** Nobody else chose it, and nobody could have guessed it. */
export function newSeed(): string {
  return crypto.randomUUID();
}
