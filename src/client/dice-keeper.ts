/**
 * A device at a table, as far as the dice are concerned: gives a chain when somebody sits down,
 * shows links when the seats are called, throws with the next link, and notes all of it. Deeds of a
 * seat go through do(); everything else is done by itself. Several tabs may keep the dice of one
 * seat: what one of them has taken from the notes no other sends.
 */

import { shownAt } from '../dice/chain.ts';
import type { Seat } from '../game.ts';
import type { About, Deed, Happening, SeatChain } from '../protocol.ts';
import {
  type ChainNotes,
  Notebook,
  type NoteStore,
  nextIn,
  type TakenLink,
} from './chain-notes.ts';
import { DeedRefused, type Following, type KnownTable } from './following.ts';

type Play = Extract<Deed, { type: 'play' }>;
type Sit = Extract<Deed, { type: 'sit' }>;

export interface DiceKeeperOptions {
  /** The person who plays here; undefined before that is known, and for spectators. */
  person(): string | undefined;
  readonly store: NoteStore;
  /**
   * Under which name the notes are kept, if not under that of the table: on a shared device each
   * seat has its own.
   */
  readonly name?: string;
  /** Whether chance answers a move of this type, by the rules of the game. */
  asksChance(type: unknown): boolean;
  /** 32 bytes in hex that nobody can guess; drawn by the browser or Node unless given. */
  draw?(): string;
}

export class DiceKeeper {
  readonly #following: Following;
  readonly #options: DiceKeeperOptions;
  readonly #book: Notebook;
  readonly #deafen: () => void;
  /** Everything that was noted of what was seen. */
  #noted: Promise<unknown> = Promise.resolve();
  #seen = '';
  #isSettled = false;
  /** A chain is on its way. */
  #giving: Promise<void> | undefined;

  constructor(following: Following, options: DiceKeeperOptions) {
    this.#following = following;
    this.#options = options;
    this.#book = new Notebook(options.store, options.name ?? following.table);
    this.#deafen = following.listen((news) => {
      if (news.type === 'step') this.#hear(news.what);
      if (news.type === 'table' || news.type === 'step') this.#look(news.known);
    });
    if (following.known !== undefined) this.#look(following.known);
  }

  /** As they are once everything that was heard so far is written down. */
  async notes(): Promise<ChainNotes> {
    await this.#noted;
    return this.#book.read();
  }

  close(): void {
    this.#deafen();
  }

  /** The same as following.do(), with what the dice need added. */
  do(deed: Deed): Promise<number> {
    // what is meant now, though a note must be written first
    const seen = this.#following.known?.n ?? 0;
    if (deed.type === 'sit') return this.#sit(deed);
    if (deed.type === 'play') return this.#play(deed, seen);
    if (deed.type === 'seed') return this.#seed(deed.seed);
    if (deed.type === 'start') return this.#start(deed);
    return this.#following.do(deed);
  }

  // Hearing ---------------------------------------------------------------------------------------

  #hear(what: Happening): void {
    if (what.type === 'called' || what.type === 'started')
      this.#note(this.#book.isTold(what.first));
  }

  #look({ about }: KnownTable): void {
    const seat = this.#seatIn(about);
    const last = this.#chainIn(about, seat)?.last;
    this.#see(about, seat);
    if (last !== undefined && !this.#isSettled) {
      this.#isSettled = true;
      this.#note(this.#book.settles(last));
    }
    if (about.dice !== 2 || seat === undefined || about.status === 'over') return;
    if (about.called?.includes(seat) === true) this.#answerCall(about, seat);
    // after a rematch, or a restore
    else if (last === undefined && about.called === undefined) this.#give(about, seat);
  }

  #see({ commitment, status, called }: About, seat: Seat | undefined): void {
    const isOpen = status === 'open' && called === undefined;
    const seen = `${commitment} ${isOpen} ${seat}`;
    if (seen === this.#seen) return;
    this.#seen = seen;
    this.#note(this.#book.sees(commitment, isOpen, seat));
  }

  #note(writing: Promise<unknown>): void {
    this.#noted = Promise.all([this.#noted, writing]);
  }

  #seatIn({ seats }: About): Seat | undefined {
    const person = this.#options.person();
    const seat = seats.findIndex(
      (sitter) =>
        sitter !== null &&
        sitter.type !== 'bot' &&
        sitter.reserved !== true &&
        sitter.person === person,
    );
    return person === undefined || seat < 0 ? undefined : seat;
  }

  #chainIn(about: About, seat: Seat | undefined): SeatChain | undefined {
    const sitter = seat === undefined ? undefined : about.seats[seat];
    return sitter === null || sitter === undefined || sitter.type === 'bot'
      ? undefined
      : sitter.chain;
  }

  // Giving ----------------------------------------------------------------------------------------

  #draw(): string {
    if (this.#options.draw !== undefined) return this.#options.draw();
    return [...crypto.getRandomValues(new Uint8Array(32))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
  }

  async #sit(deed: Sit): Promise<number> {
    await this.#noted;
    const about = this.#following.known?.about;
    if (about?.dice !== 2) {
      const { seed = this.#draw().slice(0, 32) } = deed;
      const n = await this.#following.do({ ...deed, seed });
      await this.#book.gaveSeed(this.#ownSeat(), seed);
      return n;
    }
    const start = this.#draw();
    await this.#book.gives({ start, seat: deed.seat ?? 0, when: 'before' });
    try {
      const { seed: _, ...rest } = deed;
      const n = await this.#following.do({ ...rest, chain: shownAt(start, 0) });
      await this.#book.gave(start, this.#ownSeat(), n);
      return n;
    } catch (error) {
      if (error instanceof DeedRefused) await this.#book.gaveNot(start);
      throw error;
    }
  }

  async #seed(seed: string): Promise<number> {
    await this.#noted;
    const n = await this.#following.do({ type: 'seed', seed });
    await this.#book.gaveSeed(this.#ownSeat(), seed);
    return n;
  }

  async #start(deed: Extract<Deed, { type: 'start' }>): Promise<number> {
    const n = await this.#following.do(deed);
    await this.#book.asks(deed.first);
    return n;
  }

  /** Our seat by now; steps are heard before deeds are settled. */
  #ownSeat(): Seat {
    const known = this.#following.known;
    return (known && this.#seatIn(known.about)) ?? 0;
  }

  /** A new chain for the seat. One that is on its way already is waited for. */
  #give(about: About, seat: Seat): Promise<void> {
    this.#giving ??= this.#giveNow(about, seat).finally(() => {
      this.#giving = undefined;
    });
    return this.#giving;
  }

  async #giveNow({ status }: About, seat: Seat): Promise<void> {
    await this.#noted;
    const start = this.#draw();
    await this.#book.gives({ start, seat, when: status === 'open' ? 'before' : 'during' });
    try {
      const n = await this.#following.do({ type: 'chain', end: shownAt(start, 0) });
      await this.#book.gave(start, seat, n);
    } catch (error) {
      if (!(error instanceof DeedRefused)) throw error;
      await this.#book.gaveNot(start); // the game has just started or ended: the house throws
    }
  }

  // Showing ---------------------------------------------------------------------------------------

  async #answerCall(about: About, seat: Seat): Promise<void> {
    const last = this.#chainIn(about, seat)?.last ?? '';
    const why = about.status === 'open' ? 'start' : 'call';
    const taken = await this.#book.takes(last, {
      why,
      known: this.#others(about, seat, why === 'start'),
    });
    if (taken === undefined) return; // another tab answers, or another device
    const { start, number, link } = taken;
    const isKept = await this.#following.do({ type: 'link', link }).then(
      () => true,
      () => false, // it came too late
    );
    await this.#book.answered(start, number, isKept ? 'kept' : 'refused');
  }

  /** The chains of the others: all of them, or those that are not thrown with yet. */
  #others(
    { seats }: About,
    own: Seat,
    isAll: boolean,
  ): readonly { readonly seat: Seat; readonly last: string }[] {
    return seats.flatMap((sitter, seat) => {
      if (seat === own || sitter === null || sitter.type === 'bot' || sitter.chain === undefined)
        return [];
      return isAll || !sitter.chain.ripe ? [{ seat, last: sitter.chain.last }] : [];
    });
  }

  // Throwing --------------------------------------------------------------------------------------

  async #play(deed: Play, seen: number): Promise<number> {
    const about = this.#following.known?.about;
    const seat = about && this.#seatIn(about);
    if (about?.dice !== 2 || seat === undefined || !this.#options.asksChance(deed.move['type']))
      return this.#following.do(deed, seen);
    const shown = this.#chainIn(about, seat)?.last;
    const hasNext = shown !== undefined && nextIn(await this.#book.read(), shown) !== undefined;
    if (!hasNext) await this.#give(about, seat);
    const now = this.#following.known?.about ?? about;
    const chain = this.#chainIn(now, seat);
    if (chain?.ripe !== true) return this.#following.do(deed, seen);
    const taken = await this.#book.takes(chain.last, {
      why: 'throw',
      known: this.#others(now, seat, false),
    });
    if (taken === undefined) return this.#following.do(deed, seen);
    try {
      const n = await this.#following.do({ ...deed, link: taken.link }, seen);
      await this.#book.answered(taken.start, taken.number, 'kept');
      return n;
    } catch (error) {
      if (!(error instanceof DeedRefused)) throw error;
      return this.#refused(error, deed, seat, { ...taken, last: chain.last, seen });
    }
  }

  /** The house has seen the link, and nothing was thrown: it is not used again. */
  async #refused(
    error: DeedRefused,
    deed: Play,
    seat: Seat,
    { start, number, last, seen }: TakenLink & { readonly last: string; readonly seen: number },
  ): Promise<number> {
    const about = this.#following.known?.about;
    const isStillSo = about !== undefined && this.#chainIn(about, seat)?.last === last;
    await this.#book.answered(
      start,
      number,
      error.code === 'bad-link' && isStillSo ? 'unjustly-refused' : 'refused',
    );
    if (about?.status !== 'running') throw error;
    await this.#give(about, seat);
    if (error.code !== 'bad-link') throw error;
    return this.#following.do(deed, seen);
  }
}
