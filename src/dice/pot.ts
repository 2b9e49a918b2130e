/**
 * THE POT of the scheme gobelet-dice-2: what every throw of a game is drawn from. It begins from
 * the table's secret, the ends of the seats' chains and a first link of each; every link that is
 * shown later is mixed in. So nobody knew a throw with a link before: the house did not know the
 * link, the seat does not know the pot. docs/fair-dice.md says who could still know or choose what.
 *
 * A game of scheme 1 is a pot into which nothing is ever mixed. The table and the check of a proof
 * run the same steps here.
 */

import type { Random } from '../random.ts';
import { fields, listOf, type Read, Refusal, variants, whole } from '../shape.ts';
import { bytesOfHex, bytesOfText, hexOf } from './bytes.ts';
import { isNext } from './chain.ts';
import {
  type DiceQuestion,
  hashShape,
  RootDice,
  rootOf,
  secretShape,
  seedShape,
  tableShape,
} from './fair.ts';
import { Hmac } from './sha256.ts';
import { Stream } from './stream.ts';

export const SCHEME_2 = 'gobelet-dice-2';

/** A set of seats is kept in bits: see hasSeat in src/game.ts. */
export const MOST_SEATS = 31;
const seat = whole(0, MOST_SEATS - 1);
const time = whole(0, Number.MAX_SAFE_INTEGER);
/** How many events were in the record before it happened. */
const event = whole(0, 1_000_000);

/** What a seat added before the start. */
export const givenShape = variants({
  /** The end of its chain, and the first link if it came in time. */
  chain: fields({ end: hashShape }, { first: hashShape }),
  /** A seed, from a client that has no chain. */
  seed: fields({ seed: seedShape }),
  /** Nothing: the seed follows from the secret. */
  table: fields({ seed: seedShape }),
});
export type Given = Read<typeof givenShape>;

/** What happened to the pot after the start, in order. */
export const stepShape = variants({
  /**
   * The throw of this event carried this link, sent before anything was heard of the newest chains
   * of the seats in `blind`.
   */
  link: fields({ event, seat, link: hashShape }, { blind: listOf(seat, 1, MOST_SEATS) }),
  /** A seat gave a new chain. */
  chain: fields({ event, seat, end: hashShape }),
  /** Every chain that waits is asked for a link. */
  called: fields({ event }),
  /** One of them was shown. */
  shown: fields({ event, seat, link: hashShape }),
  /** What was shown is mixed in. */
  stirred: fields({ event }),
  /** A backup was put back: a new secret from here on, and no chain is good any more. */
  redealt: fields({
    event,
    at: time,
    restore: hashShape,
    commitment: hashShape,
    secret: secretShape,
  }),
});
export type PotStep = Read<typeof stepShape>;
export const stepsShape = listOf(stepShape, 0, 100_000);

/** The chain of a seat. */
export interface PotChain {
  /** Its last link that was shown; its end before the first. */
  readonly last: string;
  /**
   * Whether its links are thrown with. A new chain waits until something is mixed in that its giver
   * can't have known.
   */
  readonly isRipe: boolean;
  /** Whether it was there when the seats were last called. */
  readonly isCalled: boolean;
}

export type LinkFault = 'no-chain' | 'unripe' | 'wrong-link';

export class Pot {
  /** What it began from, in hex: as secret as the secret. Bots think with it. */
  readonly root: string;
  readonly chains: (PotChain | null)[];
  /** Everything that happened to it. */
  readonly steps: PotStep[] = [];
  readonly #table: string;
  /** 32 bytes. */
  #now: Uint8Array;
  #key: Hmac;
  /**
   * The seats that ever had a chain; of a game that began under scheme 1, those that gave a seed.
   */
  readonly #partners: Set<number>;
  /** Links that were shown since the call, by seat. */
  #shown: Map<number, string> | undefined;

  private constructor(
    table: string,
    root: string,
    chains: (PotChain | null)[],
    partners: readonly number[],
  ) {
    this.#table = table;
    this.root = root;
    this.#now = bytesOfHex(root);
    this.#key = new Hmac(this.#now);
    this.chains = chains;
    this.#partners = new Set(partners);
  }

  static begin(table: string, secret: string, seats: readonly Given[]): Pot {
    const text = [SCHEME_2, tableShape(table), ...seats.map(lineOf)].join('\n');
    return Pot.from(
      table,
      hexOf(new Hmac(bytesOfHex(secretShape(secret))).sign(bytesOfText(text))),
      seats,
    );
  }

  /** The pot that began from this root, whose secret need not be known. */
  static from(table: string, root: string, seats: readonly Given[]): Pot {
    const chains = seats.map((given) =>
      given.type === 'chain'
        ? { last: given.first ?? given.end, isRipe: true, isCalled: true }
        : null,
    );
    return new Pot(table, root, chains, seatsWith(seats, 'chain'));
  }

  /** The pot of a game that began under scheme 1. */
  static beginAsOne(table: string, secret: string, seats: readonly Given[]): Pot {
    const seeds = seats.map((given) => (given.type === 'chain' ? given.end : given.seed));
    const chains = seats.map(() => null);
    return new Pot(table, rootOf(secret, table, seeds), chains, seatsWith(seats, 'seed'));
  }

  /** The same pot, to go on with by itself. */
  fork(): Pot {
    const fork = new Pot(this.#table, this.root, [...this.chains], [...this.#partners]);
    fork.steps.push(...this.steps);
    fork.#now = this.#now;
    fork.#key = this.#key;
    fork.#shown = this.#shown && new Map(this.#shown);
    return fork;
  }

  /** Why this link can't be thrown with. */
  faultOf(seat: number, link: string): LinkFault | undefined {
    const chain = this.chains[seat];
    if (chain === null || chain === undefined) return 'no-chain';
    if (!chain.isRipe) return 'unripe';
    return isNext(link, chain.last) ? undefined : 'wrong-link';
  }

  /** The seats that are called and have shown nothing yet; undefined while nobody is called. */
  get called(): readonly number[] | undefined {
    const shown = this.#shown;
    return (
      shown && this.#where((chain, seat) => !chain.isRipe && chain.isCalled && !shown.has(seat))
    );
  }

  /** Chains wait for one another: the seats must be called. */
  get mustCall(): boolean {
    const waiting = this.chains.filter((chain) => chain !== null && !chain.isRipe);
    const isStuck = waiting.length > 1 && !this.chains.some((chain) => chain?.isRipe === true);
    return (
      this.#shown === undefined && isStuck && waiting.some((chain) => chain?.isCalled === false)
    );
  }

  /** The answer to a question as the pot is. */
  source(question: DiceQuestion): Random {
    return new Stream(this.#key, question);
  }

  /** The answer if this link were mixed in first. */
  sourceWith(seat: number, link: string, question: DiceQuestion): Random {
    return new Stream(new Hmac(this.#mixed(seat, link)), question);
  }

  /** Seed for a bot whose seat has made `number` moves. */
  bot(number: number): string {
    return new RootDice(this.root).bot(number);
  }

  /** One step more. Throws a Refusal if it is impossible. */
  take(step: PotStep): void {
    switch (step.type) {
      case 'link': {
        const fault = this.faultOf(step.seat, step.link);
        if (fault !== undefined) throw new Refusal(`seat ${step.seat}: ${FAULTS[fault]}`);
        this.#become(this.#mixed(step.seat, step.link));
        this.#turn(step.seat, step.link);
        this.#ripen((_, seat) => seat !== step.seat && step.blind?.includes(seat) !== true);
        break;
      }
      case 'chain':
        this.#give(step.seat, step.end);
        break;
      case 'called':
        if (!this.mustCall)
          throw new Refusal('the seats are called though no chain waits for another');
        this.#shown = new Map();
        for (const [seat, chain] of this.chains.entries())
          if (chain !== null) this.chains[seat] = { ...chain, isCalled: true };
        break;
      case 'shown':
        this.#show(step.seat, step.link);
        break;
      case 'stirred':
        this.#stir();
        break;
      case 'redealt':
        this.#redeal(step.secret);
        break;
    }
    this.steps.push(step);
  }

  #mixed(seat: number, link: string): Uint8Array {
    return this.#key.sign(bytesOfText(`link ${seat} ${link}`));
  }

  #turn(seat: number, link: string): void {
    const chain = this.chains[seat];
    if (chain !== null && chain !== undefined) this.chains[seat] = { ...chain, last: link };
  }

  #become(bytes: Uint8Array): void {
    this.#now = bytes;
    this.#key = new Hmac(bytes);
  }

  #ripen(isRipe: (chain: PotChain, seat: number) => boolean): void {
    for (const [seat, chain] of this.chains.entries())
      if (chain !== null && !chain.isRipe && isRipe(chain, seat))
        this.chains[seat] = { ...chain, isRipe: true };
  }

  /**
   * The giver may know the pot, in league with the house, and have tried chains until one suited
   * them. So it waits for the next link of another seat, which they can't know. If no other seat
   * ever had a chain there is nobody to wait for.
   */
  #give(seat: number, end: string): void {
    if (seat >= this.chains.length) throw new Refusal(`there is no seat ${seat}`);
    const isAlone = ![...this.#partners].some((other) => other !== seat);
    this.#partners.add(seat);
    this.chains[seat] = { last: hashShape(end), isRipe: isAlone, isCalled: false };
  }

  #show(seat: number, link: string): void {
    if (this.called?.includes(seat) !== true)
      throw new Refusal(`seat ${seat} was not called, or has shown its link`);
    if (!isNext(link, this.chains[seat]?.last ?? ''))
      throw new Refusal(`seat ${seat}: ${FAULTS['wrong-link']}`);
    this.#turn(seat, link);
    this.#shown?.set(seat, link);
  }

  /**
   * One link alone would let its seat choose the pot, in league with the house: it is put aside.
   */
  #stir(): void {
    const shown = this.#shown;
    if (shown === undefined) throw new Refusal('nobody was called');
    this.#shown = undefined;
    if (shown.size < 2) return;
    for (const [seat, link] of [...shown].sort(([one], [other]) => one - other))
      this.#become(this.#mixed(seat, link));
    this.#ripen(({ isCalled }) => isCalled);
  }

  #redeal(secret: string): void {
    const text = [SCHEME_2, this.#table, `redealt ${hexOf(this.#now)}`].join('\n');
    this.#become(new Hmac(bytesOfHex(secretShape(secret))).sign(bytesOfText(text)));
    this.chains.fill(null);
    this.#shown = undefined;
  }

  #where(wanted: (chain: PotChain, seat: number) => boolean): readonly number[] {
    return this.chains.flatMap((chain, seat) =>
      chain !== null && wanted(chain, seat) ? [seat] : [],
    );
  }
}

function seatsWith(seats: readonly Given[], type: Given['type']): readonly number[] {
  return seats.flatMap((given, seat) => (given.type === type ? [seat] : []));
}

function lineOf(given: Given): string {
  return given.type === 'chain'
    ? `chain ${given.end} ${given.first ?? '-'}`
    : `${given.type} ${given.seed}`;
}

const FAULTS: Readonly<Record<LinkFault, string>> = {
  'no-chain': 'has no chain that a link could be of',
  unripe: 'its chain is too new to be thrown with',
  'wrong-link': 'the link is not the next of its chain',
};
