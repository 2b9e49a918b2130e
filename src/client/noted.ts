/**
 * A table on a server as somebody sees it who takes notes of the dice: gives a seed with every seat, and writes down what was
 * seen and given before anybody can know what follows from it.
 */

import type { Seat } from '../game.ts';
import type { About, Deed, Happening } from '../protocol.ts';
import { type DiceNotes, noteAsked, noteRefused, noteSeat, noteSeed, noteTable, noteTaken, noteTold } from './dice-notes.ts';
import { DeedRefused, type Following, type Known, type News } from './following.ts';
import { newSeed } from './seed.ts';

/** Where notes are kept: each change reads and writes as one piece, whoever else has the same table open. */
export interface NoteKeeper {
  read(table: string): Promise<DiceNotes>;
  change(table: string, change: (notes: DiceNotes) => DiceNotes): Promise<DiceNotes>;
}

export class Noted {
  readonly #following: Following;
  readonly #keeper: NoteKeeper;
  readonly #person: () => string | undefined;
  readonly #stop: () => void;
  /** The note of the first look, without which nothing is given. */
  #seen: Promise<unknown> | undefined;

  /** `person` is who one is at the server, as soon as it has said so. */
  constructor(following: Following, keeper: NoteKeeper, person: () => string | undefined) {
    this.#following = following;
    this.#person = person;
    this.#keeper = keeper;
    this.#stop = following.listen((news) => this.#heard(news));
    if (following.known !== undefined) this.#look(following.known);
  }

  /** What is given to the dice is written down first. Done when it is stored there, as with Following.do. */
  async do(deed: Deed): Promise<number> {
    switch (deed.type) {
      case 'sit':
      case 'seed':
        return this.#give({ ...deed, seed: deed.seed ?? newSeed() });
      case 'start': {
        const n = await this.#following.do(deed);
        await this.#change((notes) => noteAsked(notes, deed.first));
        return n;
      }
      default:
        return this.#following.do(deed);
    }
  }

  notes(): Promise<DiceNotes> {
    return this.#keeper.read(this.#following.table);
  }

  close(): void {
    this.#stop();
  }

  async #give(deed: Extract<Deed, { type: 'sit' | 'seed' }> & { readonly seed: string }): Promise<number> {
    await this.#seen;
    await this.#change((notes) => noteSeed(notes, deed.seed));
    try {
      const n = await this.#following.do(deed);
      await this.#change((notes) => noteTaken(notes, deed.seed, n));
      return n;
    } catch (error) {
      if (error instanceof DeedRefused) await this.#change((notes) => noteRefused(notes, deed.seed));
      throw error;
    }
  }

  #heard(news: News): void {
    if (news.type === 'table') this.#look(news.known);
    else if (news.type === 'step') this.#hear(news.known, news.what);
  }

  #look({ about }: Known): void {
    const mine = about.status === 'open' ? undefined : this.#seatIn(about);
    const seen = this.#change((notes) => noteSeat(noteTable(notes, about), mine));
    this.#seen ??= seen;
  }

  #hear({ about }: Known, what: Happening): void {
    if (what.type === 'started') this.#change((notes) => noteSeat(noteTold(notes, what.first), this.#seatIn(about)));
  }

  #seatIn({ seats }: About): Seat | undefined {
    const person = this.#person();
    const seat = seats.findIndex((sitter) => sitter !== null && sitter.type !== 'bot' && sitter.person === person);
    return seat < 0 ? undefined : seat;
  }

  #change(change: (notes: DiceNotes) => DiceNotes): Promise<unknown> {
    return this.#keeper.change(this.#following.table, change);
  }
}
