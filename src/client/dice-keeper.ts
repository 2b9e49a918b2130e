/**
 * A device at a table, as far as the dice are concerned: gives a chain when somebody sits down, shows links when the seats are
 * called, throws with the next link, and notes all of it. Deeds of a seat go through do(); whatever else is done by itself.
 */

import { shownOf } from '../dice/chain.ts';
import type { Seat } from '../game.ts';
import type { About, Deed, SeatChain } from '../protocol.ts';
import { Notebook, type NotedChain, type NoteStore } from './chain-notes.ts';
import { DeedRefused, type Following, type Known } from './following.ts';

type Play = Extract<Deed, { type: 'play' }>;
type Sit = Extract<Deed, { type: 'sit' }>;

export interface DiceKeeperOptions {
  /** Who plays here; undefined before it is known, and for whoever only watches. */
  person(): string | undefined;
  readonly store: NoteStore;
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
  #isSettled = false;
  /** What the chain in use shows, worked out once. */
  #shown: { readonly start: string; readonly all: readonly string[] } | undefined;
  /** A chain is on its way. */
  #giving: Promise<void> | undefined;

  constructor(following: Following, options: DiceKeeperOptions) {
    this.#following = following;
    this.#options = options;
    this.#book = new Notebook(options.store, following.table);
    this.#deafen = following.listen((news) => {
      if (news.type === 'step' && news.what.type === 'started') this.#book.starts(news.what.first);
      if (news.type === 'table' || news.type === 'step') this.#look(news.known);
    });
    if (following.known !== undefined) this.#look(following.known);
  }

  /** A link that was on its way when the page or the program was closed: what the table shows now says whether it came. */
  #settle(about: About, seat: Seat): void {
    this.#isSettled = true;
    const chain = this.#book.chain(seat);
    const last = this.#chainIn(about, seat)?.last;
    const sent = chain?.links.filter(({ state }) => state === 'sent') ?? [];
    if (chain === undefined || last === undefined || sent.length === 0) return;
    const shown = this.#shownOf(chain.start).indexOf(last);
    for (const { number } of sent) if (number <= shown) this.#book.answered(chain.start, number, 'kept');
  }

  get notes(): Notebook['notes'] {
    return this.#book.notes;
  }

  close(): void {
    this.#deafen();
  }

  /** The same as following.do(), with what the dice need added. */
  do(deed: Deed): Promise<number> {
    if (deed.type === 'sit') return this.#sit(deed);
    if (deed.type === 'play') return this.#play(deed);
    if (deed.type === 'seed') return this.#seed(deed.seed);
    return this.#following.do(deed);
  }

  // Hearing ------------------------------------------------------------------------------------------------------------

  #look({ about }: Known): void {
    const seat = this.#seatIn(about);
    const own = this.#chainIn(about, seat);
    const isBefore = about.status === 'open' && about.called === undefined && this.#book.notes.chains.length === 0;
    this.#book.sees(about.commitment, isBefore && this.#book.notes.seed === undefined && own === undefined);
    if (seat !== undefined && !this.#isSettled) this.#settle(about, seat);
    if (about.dice !== 2 || seat === undefined || about.status === 'over') return;
    if (about.called?.includes(seat) === true) this.#answerCall(about, seat);
    else if (own === undefined && about.called === undefined) this.#give(about, seat); // after a rematch, or a restore
  }

  #seatIn({ seats }: About): Seat | undefined {
    const person = this.#options.person();
    const seat = seats.findIndex(
      (sitter) => sitter !== null && sitter.type !== 'bot' && sitter.reserved !== true && sitter.person === person,
    );
    return person === undefined || seat < 0 ? undefined : seat;
  }

  #chainIn(about: About, seat: Seat | undefined): SeatChain | undefined {
    const sitter = seat === undefined ? undefined : about.seats[seat];
    return sitter === null || sitter === undefined || sitter.type === 'bot' ? undefined : sitter.chain;
  }

  // Giving -------------------------------------------------------------------------------------------------------------

  #draw(): string {
    if (this.#options.draw !== undefined) return this.#options.draw();
    return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  async #sit(deed: Sit): Promise<number> {
    const about = this.#following.known?.about;
    if (about?.dice !== 2) {
      const { seed = this.#draw().slice(0, 32) } = deed;
      const n = await this.#following.do({ ...deed, seed });
      this.#book.gaveSeed(this.#ownSeat(), seed);
      return n;
    }
    const start = this.#draw();
    this.#book.gives({ start, seat: deed.seat ?? 0, when: 'before' });
    try {
      const { seed: _, ...rest } = deed;
      const n = await this.#following.do({ ...rest, chain: this.#shownOf(start)[0] as string });
      this.#book.gave(start, this.#ownSeat());
      return n;
    } catch (error) {
      if (error instanceof DeedRefused) this.#book.gaveNot(start);
      throw error;
    }
  }

  async #seed(seed: string): Promise<number> {
    const n = await this.#following.do({ type: 'seed', seed });
    this.#book.gaveSeed(this.#ownSeat(), seed);
    return n;
  }

  /** Where we sit by now; steps are heard before deeds are settled. */
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
    const start = this.#draw();
    this.#book.gives({ start, seat, when: status === 'open' ? 'before' : 'during' });
    try {
      await this.#following.do({ type: 'chain', end: this.#shownOf(start)[0] as string });
      this.#book.gave(start, seat);
    } catch (error) {
      if (!(error instanceof DeedRefused)) throw error;
      this.#book.gaveNot(start); // the game has just started or ended: the house throws
    }
  }

  // Showing ------------------------------------------------------------------------------------------------------------

  #answerCall(about: About, seat: Seat): void {
    const next = this.#next(about, seat);
    if (next === undefined) return;
    const why = about.status === 'open' ? 'start' : 'call';
    const known = this.#others(about, seat, why === 'start');
    this.#book.sends(next.start, { number: next.number, why, known });
    this.#following.do({ type: 'link', link: next.link }).then(
      () => this.#book.answered(next.start, next.number, 'kept'),
      () => this.#book.answered(next.start, next.number, 'refused'), // it came too late
    );
  }

  /** The chains of the others: all of them, or those that are not thrown with yet. */
  #others({ seats }: About, own: Seat, isAll: boolean): readonly { readonly seat: Seat; readonly last: string }[] {
    return seats.flatMap((sitter, seat) => {
      if (seat === own || sitter === null || sitter.type === 'bot' || sitter.chain === undefined) return [];
      return isAll || !sitter.chain.ripe ? [{ seat, last: sitter.chain.last }] : [];
    });
  }

  /** The next link of our chain; undefined if this device does not have the seat's chain, or the house may have seen that link. */
  #next(about: About, seat: Seat): { start: string; number: number; link: string; last: string } | undefined {
    const last = this.#chainIn(about, seat)?.last;
    const chain = this.#book.chain(seat);
    if (last === undefined || chain === undefined) return undefined;
    const all = this.#shownOf(chain.start);
    const number = all.indexOf(last) + 1;
    const link = all[number];
    return number === 0 || link === undefined || isSent(chain, number) ? undefined : { start: chain.start, number, link, last };
  }

  #shownOf(start: string): readonly string[] {
    if (this.#shown?.start !== start) this.#shown = { start, all: shownOf(start) };
    return this.#shown.all;
  }

  // Throwing -----------------------------------------------------------------------------------------------------------

  async #play(deed: Play): Promise<number> {
    const { known } = this.#following;
    const seat = known && this.#seatIn(known.about);
    if (known?.about.dice !== 2 || seat === undefined || !this.#options.asksChance(deed.move['type']))
      return this.#following.do(deed);
    if (this.#next(known.about, seat) === undefined) await this.#give(known.about, seat);
    const about = this.#following.known?.about ?? known.about;
    const next = this.#chainIn(about, seat)?.ripe === true ? this.#next(about, seat) : undefined;
    if (next === undefined) return this.#following.do(deed);
    const { start, number, link } = next;
    this.#book.sends(start, { number, why: 'throw', known: this.#others(about, seat, false) });
    try {
      const n = await this.#following.do({ ...deed, link });
      this.#book.answered(start, number, 'kept');
      return n;
    } catch (error) {
      if (!(error instanceof DeedRefused)) throw error;
      return this.#refused(error, deed, seat, next);
    }
  }

  /** The house has seen the link, and nothing was thrown: it is not used again. */
  async #refused(
    error: DeedRefused,
    deed: Play,
    seat: Seat,
    { start, number, last }: { readonly start: string; readonly number: number; readonly last: string },
  ): Promise<number> {
    const about = this.#following.known?.about;
    const isStillSo = about !== undefined && this.#chainIn(about, seat)?.last === last;
    this.#book.answered(start, number, error.code === 'bad-link' && isStillSo ? 'unjustly-refused' : 'refused');
    if (about?.status !== 'running') throw error;
    await this.#give(about, seat);
    if (error.code !== 'bad-link') throw error;
    return this.#following.do(deed);
  }
}

function isSent({ links, thrown }: NotedChain, number: number): boolean {
  return links.some((link) => link.number >= number) || thrown.some(({ to }) => to >= number);
}
