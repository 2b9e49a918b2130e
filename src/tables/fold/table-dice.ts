/**
 * The dice of a table as its journal tells them: the secret, what the seats have added, the call
 * before the start, and the pot.
 */

import { deal } from '../../chance.ts';
import { isNext } from '../../dice/chain.ts';
import { commitmentOf, FairDice, seedOfTable } from '../../dice/fair.ts';
import { type Given, type LinkFault, Pot } from '../../dice/pot.ts';
import type { Proof, Proof1, Proof2 } from '../../dice/proof.ts';
import type { HostChoices, Seat } from '../../game.ts';
import type { Asked } from '../../game-in-progress.ts';
import type { SeatChain } from '../../protocol.ts';
import type { Random } from '../../random.ts';
import type { Adding, Deal, DiceSource, Seats } from './dice-source.ts';
import type { EntryOf } from './journal.ts';

/** Entries that concern the dice alone. */
type DiceEntry = EntryOf<'called' | 'linked' | 'stirred' | 'chained' | 'redealt'>;

export class TableDice implements DiceSource {
  readonly #id: string;
  readonly #opening: EntryOf<'opened'>;
  /** From which everything comes; another one after a restore. */
  #secret: string;
  #commitment: string;
  /** Secrets that were put aside before the start. */
  readonly #earlier: NonNullable<Proof2['earlier']>[number][] = [];
  /** Of scheme 2, once started; and of scheme 1 after a restore. */
  #pot: Pot | undefined;
  #begun: Pick<Proof2, 'begun' | 'seats' | 'commitment' | 'secret'> | undefined;
  #isStarted = false;
  /** Of scheme 1, from the secret and everybody's seeds, which can't change after the start. */
  #root: FairDice | undefined;
  /** Since when the seats are asked for a link. */
  calledAt: number | undefined;
  /** Whom the host has named to be first, with the call. */
  first: Seat | undefined;
  /** Before the start: the links that were shown. */
  readonly #firsts = new Map<Seat, string>();
  /** By seat: the entry with which its newest chain was given, during the game. */
  readonly #givenAt = new Map<Seat, number>();
  /** The last restore after which there were new dice. */
  restore: string | undefined;

  constructor(id: string, opening: EntryOf<'opened'>, commitment = commitmentOf(opening.secret)) {
    this.#id = id;
    this.#opening = opening;
    this.#secret = opening.secret;
    this.#commitment = commitment;
  }

  /** The same, to go on with by itself. */
  fork(): TableDice {
    const fork = new TableDice(this.#id, this.#opening, this.#commitment);
    fork.#secret = this.#secret;
    fork.#earlier.push(...this.#earlier);
    fork.#pot = this.#pot?.fork();
    fork.#begun = this.#begun;
    fork.#isStarted = this.#isStarted;
    fork.#root = this.#root;
    fork.calledAt = this.calledAt;
    fork.first = this.first;
    for (const [seat, link] of this.#firsts) fork.#firsts.set(seat, link);
    for (const [seat, n] of this.#givenAt) fork.#givenAt.set(seat, n);
    fork.restore = this.restore;
    return fork;
  }

  /** Whether seats throw with chains. */
  get hasChains(): boolean {
    return this.#opening.dice === 2 || this.restore !== undefined;
  }

  get secret(): string {
    return this.#secret;
  }

  get commitment(): string {
    return this.#commitment;
  }

  get pot(): Pot | undefined {
    return this.#pot;
  }

  /** The game is about to start: nothing about the seats changes any more. */
  get isStarting(): boolean {
    return this.calledAt !== undefined && !this.#isStarted;
  }

  /** The seats that are asked for a link and have not shown it; undefined while none is asked. */
  called(seats: Seats): readonly Seat[] | undefined {
    if (!this.isStarting) return this.#pot?.called;
    return seats.flatMap((adding, seat) =>
      adding?.chain !== undefined && !this.#firsts.has(seat) ? [seat] : [],
    );
  }

  /** Chains wait for one another. */
  get mustCall(): boolean {
    return this.#pot?.mustCall === true;
  }

  chainOf(seat: Seat, adding: Adding): SeatChain | undefined {
    const chain = this.#pot?.chains[seat];
    if (chain !== null && chain !== undefined) return { last: chain.last, ripe: chain.isRipe };
    if (this.#pot !== undefined || adding.chain === undefined) return undefined;
    return { last: this.#firsts.get(seat) ?? adding.chain, ripe: true };
  }

  /** Whether this is the next link of a seat that was called. */
  isShowable(seat: Seat, adding: Adding, link: string): boolean {
    return isNext(link, this.chainOf(seat, adding)?.last ?? '');
  }

  /** Why a throw can't be made with this link. */
  faultOf(seat: Seat, link: string): LinkFault | undefined {
    return this.#pot === undefined ? 'no-chain' : this.#pot.faultOf(seat, link);
  }

  /** The seats whose newest chain somebody can't have known who had seen so much. */
  unknownTo(seen: number): readonly Seat[] {
    const chains = this.#pot?.chains ?? [];
    return chains.flatMap((chain, seat) =>
      chain?.isRipe === false && (this.#givenAt.get(seat) ?? 0) > seen ? [seat] : [],
    );
  }

  /** What the seats have added, one more link included that is about to be shown. */
  given(
    seats: Seats,
    shown: { readonly seat: Seat; readonly link: string } | undefined = undefined,
  ): readonly Given[] {
    return seats.map((adding, seat): Given => {
      const first = shown?.seat === seat ? shown.link : this.#firsts.get(seat);
      if (adding?.chain !== undefined)
        return { type: 'chain', end: adding.chain, ...(first !== undefined && { first }) };
      if (adding?.seed !== undefined) return { type: 'seed', seed: adding.seed };
      return { type: 'table', seed: seedOfTable(this.#secret, seat) };
    });
  }

  /** The pot with which the game starts. */
  potOf(given: readonly Given[]): Pot {
    return Pot.begin(this.#id, this.#secret, given);
  }

  // Throwing --------------------------------------------------------------------------------------

  deal({ game, options, seats, given, named }: Deal): object {
    const source = this.hasChains ? this.potOf(given).source('setup') : this.#rootOf(seats).setup();
    return deal(game, seats.length, options, source, named);
  }

  event(number: number, { seat, link }: Asked, seats: Seats): Random {
    const pot = this.#pot;
    if (pot === undefined) return this.#rootOf(seats).event(number);
    const question = `event ${number}` as const;
    return link === undefined ? pot.source(question) : pot.sourceWith(seat, link, question);
  }

  bot(moves: number, seats: Seats): string {
    return (this.#pot ?? this.#rootOf(seats)).bot(moves);
  }

  #rootOf(seats: Seats): FairDice {
    if (this.#root !== undefined) return this.#root;
    const seeds = this.seeds(seats).map(({ seed }) => seed);
    const root = new FairDice(this.#secret, this.#id, seeds);
    if (this.#isStarted) this.#root = root;
    return root;
  }

  // Folding ---------------------------------------------------------------------------------------

  start(seats: Seats): void {
    this.calledAt = undefined;
    this.#isStarted = true;
    if (!this.hasChains || this.#opening.challenge !== undefined) return;
    const given = this.given(seats);
    this.#pot = this.potOf(given);
    this.#begun = { seats: given, commitment: this.#commitment, secret: this.#secret };
  }

  /**
   * Somebody has come or gone before the start. Whoever has shown a link gives a new chain; they
   * are returned.
   */
  callOff(): readonly Seat[] {
    if (!this.isStarting) return [];
    const shown = [...this.#firsts.keys()];
    this.#firsts.clear();
    this.calledAt = undefined;
    this.first = undefined;
    return shown;
  }

  /** `events` is how many there are in the record, `n` the number of the entry. */
  add(entry: DiceEntry, seats: Seats, events: number, n: number): void {
    switch (entry.type) {
      case 'called':
        this.calledAt = entry.at;
        this.first = entry.first;
        this.#pot?.take({ type: 'called', event: events });
        break;
      case 'linked':
        if (this.#pot === undefined) this.#firsts.set(entry.seat, entry.link);
        else this.#pot.take({ type: 'shown', event: events, seat: entry.seat, link: entry.link });
        break;
      case 'stirred':
        this.calledAt = undefined;
        this.#pot?.take({ type: 'stirred', event: events });
        break;
      case 'chained':
        this.#givenAt.set(entry.seat, n);
        this.#pot?.take({ type: 'chain', event: events, seat: entry.seat, end: entry.end });
        break;
      case 'redealt':
        this.#redeal(entry, seats, events);
        break;
    }
  }

  throwWith(seat: Seat, link: string, blind: readonly Seat[] | undefined, event: number): void {
    this.#pot?.take({ type: 'link', event, seat, link, ...(blind !== undefined && { blind }) });
  }

  #redeal({ secret, restore, at }: EntryOf<'redealt'>, seats: Seats, events: number): void {
    const commitment = commitmentOf(secret);
    if (!this.#isStarted)
      this.#earlier.push({ at, restore, commitment: this.#commitment, secret: this.#secret });
    else {
      this.#pot ??= this.#potOfOne(seats);
      this.#pot.take({ type: 'redealt', event: events, at, restore, commitment, secret });
    }
    this.calledAt = undefined;
    this.#firsts.clear();
    this.#givenAt.clear();
    this.#secret = secret;
    this.#commitment = commitment;
    this.restore = restore;
  }

  #potOfOne(seats: Seats): Pot {
    const given = this.given(seats);
    this.#begun = { begun: 1, seats: given, commitment: this.#commitment, secret: this.#secret };
    return Pot.beginAsOne(this.#id, this.#secret, given);
  }

  // Proving ---------------------------------------------------------------------------------------

  seeds(seats: Seats): Proof1['seeds'] {
    return seats.map((adding, seat) =>
      adding?.seed === undefined
        ? { seed: seedOfTable(this.#secret, seat), by: 'table' as const }
        : { seed: adding.seed, by: 'seat' as const },
    );
  }

  proof(seats: Seats, named: HostChoices): Proof {
    const begun = this.#begun;
    const { commitment, secret } = this;
    if (begun === undefined)
      return { proof: 1, table: this.#id, commitment, secret, seeds: this.seeds(seats), named };
    const earlier = this.#earlier.length > 0 ? { earlier: this.#earlier } : {};
    return {
      proof: 2,
      table: this.#id,
      ...begun,
      named,
      steps: [...(this.#pot?.steps ?? [])],
      ...earlier,
    };
  }
}

/** What is known of the dice, for whoever neither throws nor folds. */
export type KnownDice = Readonly<
  Omit<
    TableDice,
    | 'fork'
    | 'start'
    | 'callOff'
    | 'add'
    | 'throwWith'
    | 'deal'
    | 'event'
    | 'bot'
    | 'seeds'
    | 'proof'
  >
>;
