/**
 * A table online as its journal tells it: who sits, who is host, the clocks, the chat, and the game itself, which is the same
 * Table as everywhere. add() folds one entry more; nothing else changes it, so whoever has the journal has the table.
 */

import type { Level } from '../bots/bot.ts';
import { FairDice, RootDice } from '../dice/fair.ts';
import type { Proof } from '../dice/proof.ts';
import { type AnyGame, hasSeat, type Kinds, type Seat } from '../game.ts';
import type { Pace, PackColour, Reaction } from '../protocol.ts';
import { type Event, makeEvent, readEvent } from '../record.ts';
import { type Dice, type Played, Table } from '../table.ts';
import { Clocks } from './clock.ts';
import { coloursOf } from './colours.ts';
import { type Entry, type EntryOf, readEntry, writeEntry } from './journal.ts';
import type { Status, Summary } from './store.ts';
import { TableDice } from './table-dice.ts';

export interface Sitter {
  readonly kind: 'person' | 'program' | 'bot';
  /** Undefined for a bot of the house. */
  readonly person?: string;
  readonly name: string;
  readonly level: Level;
  readonly seed: string | undefined;
  /** The end of the chain that was given before the start. */
  readonly chain: string | undefined;
  /** Of the pack of a person; undefined for bots, and in journals from before there was a choice. */
  readonly colour: PackColour | undefined;
  /** The seat is kept for the person, who has not come yet. */
  readonly isReserved: boolean;
  /** A bot plays for the owner until they come back. */
  readonly isHeld: boolean;
  /** Whether it does because the owner left by choice, and whether the clock runs on meanwhile as it does today. */
  readonly hasLeft: boolean;
  readonly runsOn: boolean;
  /** Whether a bot has moved for the owner since they last moved or came back. */
  readonly wasPlayedFor: boolean;
  /** Moves in a row that a bot played because the owner's time was over. */
  readonly lapses: number;
}

export interface Saying {
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text?: string;
  readonly reaction?: Reaction;
  /** Said by somebody without a seat while partners may not be advised: players see it after the game. */
  readonly isKeptFromPlayers: boolean;
}

/** How a bot plays for somebody who is away. */
export const STAND_IN: Level = 'casual';
const PLAYS = { isHeld: false, hasLeft: false, runsOn: false, wasPlayedFor: false } as const;
const BOT = {
  kind: 'bot',
  name: 'bot',
  seed: undefined,
  chain: undefined,
  colour: undefined,
  isReserved: false,
  ...PLAYS,
  lapses: 0,
} as const;
/** After so many lapses in a row the bot holds the seat. */
export const LAPSES = 2;
const SAID = 50;
/** Ids of deeds that are remembered, so that a deed sent twice happens once. */
const DEEDS = 500;

/** What somebody does and is counted elsewhere, or can't be done often. */
const UNCOUNTED: ReadonlySet<Entry['type']> = new Set(['played', 'said', 'reacted', 'rematched']);

/** Of another table, to go on with. */
interface Parts {
  readonly clocks?: Clocks;
  readonly fair?: TableDice;
}

export class OnlineTable {
  readonly id: string;
  readonly game: AnyGame;
  readonly opening: EntryOf<'opened'>;
  /** How many entries there are. */
  n = 0;
  /** The time of the last entry. */
  at: number;
  status: Status = 'open';
  host: string;
  watch: 'anybody' | 'nobody';
  listed: boolean;
  readonly seats: (Sitter | null)[];
  readonly muted = new Set<string>();
  /** Those whom a host has taken off their seats: they do not sit here again. */
  readonly removed = new Set<string>();
  readonly clocks: Clocks;
  said: Saying[] = [];
  rematch: string | undefined;
  /** Why the game was stopped before its end. */
  ended: EntryOf<'ended'>['why'] | undefined;
  /** How often somebody has talked here, and by person how often they have changed something, moves apart. */
  talked = 0;
  readonly changes = new Map<string, number>();
  /** Once started. */
  table: Table | undefined;
  /** By seat: the number of the entry since which it is asked what it is asked now. A deed meant before is stale. */
  readonly askedAt: number[];
  #first: Seat | undefined;
  /** The secret, the chains and the pot. */
  readonly fair: TableDice;
  #dice: RootDice | undefined;
  /** The link that a throw is being tried with. */
  #link: { readonly seat: Seat; readonly link: string } | undefined;
  /** Throws for the table instead of its own: the dice of the challenge that it was opened for. */
  dice: Dice | undefined;
  /** By seat, its moves so far. */
  readonly #moves: number[];
  readonly #deeds = new Map<string, number>();
  readonly #people = new Set<string>();

  constructor(id: string, game: AnyGame, opening: EntryOf<'opened'>, parts: Parts = {}) {
    this.id = id;
    this.game = game;
    this.opening = opening;
    this.at = opening.at;
    this.host = opening.by;
    this.watch = opening.watch;
    this.listed = opening.listed;
    this.seats = new Array<Sitter | null>(opening.seats).fill(null);
    this.clocks = parts.clocks ?? new Clocks(opening.pace, opening.seats);
    this.askedAt = new Array<number>(opening.seats).fill(0);
    this.#moves = new Array<number>(opening.seats).fill(0);
    this.fair = parts.fair ?? new TableDice(id, opening);
    this.#people.add(opening.by);
    this.n = 1;
  }

  /** The table that a whole journal tells. Throws where no rules of the version are here any more. */
  static read(id: string, lines: readonly string[], games: readonly AnyGame[]): OnlineTable {
    const [first = '', ...rest] = lines;
    const table = OnlineTable.begin(id, first, games);
    for (const line of rest) table.add(table.read(line));
    return table;
  }

  /** The table that the first entry of a journal tells. */
  static begin(id: string, first: string, games: readonly AnyGame[]): OnlineTable {
    const opening = readEntry(first, noEvent);
    if (opening.type !== 'opened') throw new Error(`table ${id}: its journal begins with ${opening.type}`);
    const game = games.find(({ id: known, version }) => known === opening.game && version === opening.rules);
    if (game === undefined) throw new Error(`table ${id}: there are no rules of ${opening.game}, version ${opening.rules}, here`);
    return new OnlineTable(id, game, opening);
  }

  /**
   * The same table, to go on with by itself: what may change is copied, and little it is. It tells and folds as this one does,
   * but does not know which deeds were done.
   */
  fork(): OnlineTable {
    const fork = new OnlineTable(this.id, this.game, this.opening, { clocks: this.clocks.fork(), fair: this.fair.fork() });
    fork.n = this.n;
    fork.at = this.at;
    fork.status = this.status;
    fork.host = this.host;
    fork.watch = this.watch;
    fork.listed = this.listed;
    copy(this.seats, fork.seats);
    for (const person of this.muted) fork.muted.add(person);
    fork.said = [...this.said];
    fork.rematch = this.rematch;
    fork.table = this.table?.fork();
    copy(this.askedAt, fork.askedAt);
    fork.#first = this.#first;
    fork.#dice = this.#dice;
    fork.dice = this.dice;
    copy(this.#moves, fork.#moves);
    fork.#people.clear();
    for (const person of this.#people) fork.#people.add(person);
    return fork;
  }

  read(line: string): Entry {
    return readEntry(line, (json) => readEvent(this.game, json));
  }

  write(entry: Entry): string {
    return writeEntry(entry, (event) => this.table?.spell(event) ?? makeEvent(event));
  }

  // What there is to know --------------------------------------------------------------------------------------------

  get pace(): Pace {
    return this.opening.pace;
  }

  seatOf(person: string): Seat | undefined {
    const seat = this.seats.findIndex((sitter) => sitter?.person === person);
    return seat < 0 ? undefined : seat;
  }

  /** By seat, the colours of the packs, no two alike; undefined at a game without packs. Also of free seats: whoever sits down has it. */
  get colours(): readonly PackColour[] | undefined {
    return this.game.hasPacks ? coloursOf(this.seats.map((sitter) => sitter?.colour)) : undefined;
  }

  /** As which step a deed of this id was done. */
  doneAs(person: string, id: string): number | undefined {
    return this.#deeds.get(`${person} ${id}`);
  }

  get toMove(): readonly Seat[] {
    return this.status === 'running' ? (this.table?.toMove ?? []) : [];
  }

  /** Whether a bot makes the moves of this seat now. */
  isPlayedByBot(seat: Seat): boolean {
    const sitter = this.seats[seat];
    return sitter !== null && sitter !== undefined && (sitter.kind === 'bot' || sitter.isHeld);
  }

  /** Whether somebody plays here, or a bot makes every move. */
  get isLeftToBots(): boolean {
    return this.seats.every((_, seat) => this.isPlayedByBot(seat));
  }

  /** Seats that win together could help each other by talking: partners may not consult. */
  get hasPartners(): boolean {
    const count = this.opening.seats;
    return new Set(this.seats.map((_, seat) => this.game.side(count, seat))).size < count;
  }

  get isChatClosed(): boolean {
    return this.status === 'running' && this.hasPartners;
  }

  /** Of scheme 1, from the secret and everybody's seeds, which can't change any more once the game has started; or of the challenge. */
  get fairDice(): RootDice {
    if (this.#dice !== undefined) return this.#dice;
    const { challenge } = this.opening;
    const { secret } = this.fair;
    const given = this.fair.seeds(this.seats).map(({ seed }) => seed);
    const dice = challenge === undefined ? new FairDice(secret, this.id, given) : new RootDice(challenge.key);
    if (this.status !== 'open') this.#dice = dice;
    return dice;
  }

  /** What a bot on this seat thinks with now. */
  botSeed(seat: Seat): string {
    return `${(this.fair.pot ?? this.fairDice).bot(this.#moves[seat] ?? 0)}/${seat}`;
  }

  /** What a move comes to, its throw made with this link if there is one. */
  tryWith(seat: Seat, move: Kinds['move'], link: string | undefined): Played | undefined {
    this.#link = link === undefined ? undefined : { seat, link };
    try {
      return this.table?.try(seat, move);
    } finally {
      this.#link = undefined;
    }
  }

  get #thrown(): Dice {
    const { pot } = this.fair;
    if (pot !== undefined)
      return { setup: () => pot.source('setup'), event: (number) => this.fair.source(pot, number, this.#link) };
    if (this.opening.challenge === undefined) return this.fairDice;
    if (this.dice === undefined)
      throw new Error(`table ${this.id}: it is played with the dice of a challenge, which are not here`);
    return this.dice;
  }

  /** The proof of the dice. It holds the secret: for nobody before the end. */
  get proof(): Proof {
    return this.fair.proof(this.seats, this.#first === undefined ? {} : { first: this.#first });
  }

  /** For the index of the store. */
  summary(due: number | null): Summary {
    return {
      id: this.id,
      game: this.game.id,
      seats: this.opening.seats,
      status: this.status,
      listed: this.listed,
      people: [...this.#people],
      due,
      opened: this.opening.at,
      changed: this.at,
    };
  }

  // Folding ----------------------------------------------------------------------------------------------------------

  add(entry: Entry): void {
    this.n++;
    this.at = entry.at;
    if ('id' in entry && entry.by !== undefined && entry.id !== undefined) this.#remember(`${entry.by} ${entry.id}`);
    if (!UNCOUNTED.has(entry.type) && 'by' in entry && entry.by !== undefined)
      this.changes.set(entry.by, (this.changes.get(entry.by) ?? 0) + 1);
    switch (entry.type) {
      case 'opened':
        throw new Error(`table ${this.id}: opened twice`);
      case 'sat':
        this.#people.add(entry.person);
        this.#callOff();
        this.#seat(entry.seat, {
          kind: entry.program ? 'program' : 'person',
          person: entry.person,
          name: entry.name,
          level: STAND_IN,
          seed: entry.seed,
          chain: entry.chain,
          colour: entry.colour,
          isReserved: entry.reserved ?? false,
          ...PLAYS,
          lapses: 0,
        });
        break;
      case 'bot-sat':
        this.#callOff();
        this.#seat(entry.seat, { ...BOT, level: entry.level });
        break;
      case 'stood':
        this.#callOff();
        this.#free(entry.seat, entry.by);
        break;
      case 'swapped': {
        this.#callOff();
        const one = this.seats[entry.seat] ?? null;
        this.seats[entry.seat] = this.seats[entry.with] ?? null;
        this.seats[entry.with] = one;
        break;
      }
      case 'seeded':
        this.#change(entry.seat, { seed: entry.seed, isReserved: false }); // whoever gives a seed has come
        break;
      case 'chained':
      case 'called':
      case 'linked':
      case 'stirred':
      case 'redealt':
        this.#addToDice(entry);
        break;
      case 'coloured':
        this.#change(entry.seat, { colour: entry.colour });
        break;
      case 'hosted':
        this.host = entry.person;
        break;
      case 'set':
        this.watch = entry.watch ?? this.watch;
        this.listed = entry.listed ?? this.listed;
        break;
      case 'renamed':
        for (const [seat, sitter] of this.seats.entries())
          if (sitter?.person === entry.person) this.#change(seat, { name: entry.name });
        break;
      case 'muted':
        if (entry.muted) this.muted.add(entry.person);
        else this.muted.delete(entry.person);
        break;
      case 'started':
        this.#start(entry);
        break;
      case 'revealed':
        this.table?.fix(entry.place, entry.thing);
        break;
      case 'played':
        this.#play(entry);
        break;
      case 'held':
        this.#hold(entry);
        break;
      case 'returned':
        this.#return(entry);
        break;
      case 'paused':
        this.clocks.stand(entry);
        break;
      case 'ended':
        this.ended = entry.why;
        this.#end(entry.at);
        break;
      case 'said':
      case 'reacted':
        this.#say(entry);
        break;
      case 'rematched':
        this.rematch = entry.table;
        break;
    }
  }

  #addToDice(entry: EntryOf<'chained' | 'called' | 'linked' | 'stirred' | 'redealt'>): void {
    this.fair.add(entry, this.seats, this.table?.events ?? 0, this.n);
    if (this.status !== 'open') return;
    if (entry.type === 'chained') this.#change(entry.seat, { chain: entry.end, isReserved: false }); // whoever gives one has come
    if (entry.type === 'redealt')
      for (const [seat] of this.seats.entries()) this.#change(seat, { seed: undefined, chain: undefined });
  }

  #callOff(): void {
    for (const seat of this.fair.callOff()) this.#change(seat, { chain: undefined });
  }

  #remember(key: string): void {
    this.#deeds.set(key, this.n);
    if (this.#deeds.size <= DEEDS) return;
    const [oldest] = this.#deeds.keys();
    if (oldest !== undefined) this.#deeds.delete(oldest);
  }

  #seat(seat: Seat, sitter: Sitter): void {
    this.seats[seat] = sitter;
  }

  #free(seat: Seat, by: string | undefined): void {
    const sitter = this.seats[seat];
    const person = sitter?.person;
    this.seats[seat] = null;
    if (person !== undefined && by !== undefined && by !== person && sitter?.isReserved === false) this.removed.add(person);
    if (person !== undefined && person !== this.opening.by) this.#people.delete(person);
  }

  #change(seat: Seat, change: Partial<Sitter>): void {
    const sitter = this.seats[seat];
    if (sitter !== null && sitter !== undefined) this.seats[seat] = { ...sitter, ...change };
  }

  /** The dice are asked by whoever plays: a fold is told what they showed, and need not work them out. */
  #start({ setup, first }: EntryOf<'started'>): void {
    const { seats, options } = this.opening;
    this.fair.start(this.seats);
    const source: Dice = { setup: () => this.#thrown.setup(), event: (number, asked) => this.#thrown.event(number, asked) };
    const known = this.game.options(seats)(options);
    this.table = Table.begin(this.game, seats, known, this.game.setup(seats, known)(setup), source);
    this.#first = first;
    this.status = 'running';
    for (const seat of this.toMove) this.#ask(seat);
  }

  #play({ event, instead, link, blind, at }: EntryOf<'played'>): void {
    const table = this.table;
    if (table === undefined) throw new Error(`table ${this.id}: played before it was started`);
    const { seat } = event;
    const before = table.awaited;
    if (link !== undefined) this.fair.throwWith(seat, link, blind, table.events);
    table.keep(event);
    this.#moves[seat] = (this.#moves[seat] ?? 0) + 1;
    const after = table.awaited;
    const sitter = this.seats[seat];
    this.clocks.answer(seat, at, instead === 'held' && sitter?.runsOn === true);
    this.askedAt[seat] = this.n; // what was meant for this question comes too late, though it be a legal move of another
    if (instead === 'time') this.#change(seat, { lapses: (sitter?.lapses ?? 0) + 1, wasPlayedFor: true });
    else if (instead === 'held') this.#change(seat, { wasPlayedFor: true });
    else if (sitter?.lapses !== 0 || sitter.wasPlayedFor) this.#change(seat, { lapses: 0, wasPlayedFor: false });
    if (after === 0) this.#end(at);
    else for (let other = 0; other < this.seats.length; other++) this.#follow(other, seat, before, after);
  }

  /** Who is asked anew: the mover if he is to move again, and whoever was not asked before. */
  #follow(other: Seat, mover: Seat, before: number, after: number): void {
    if (!hasSeat(after, other)) {
      if (hasSeat(before, other) && other !== mover) this.clocks.stop(other, this.at);
    } else if (other === mover || !hasSeat(before, other)) this.#ask(other);
  }

  #ask(seat: Seat): void {
    this.askedAt[seat] = this.n;
    this.clocks.ask(seat, this.at, this.isPlayedByBot(seat));
  }

  /** The clock runs on until the bot has moved (docs/clocks.md). */
  #hold({ seat, at, why, runsOn = false }: EntryOf<'held'>): void {
    this.#change(seat, { isHeld: true, hasLeft: why === 'left', runsOn });
    if (!runsOn) this.clocks.stop(seat, at);
    else if (why === 'time') this.clocks.handOver(seat); // the bot has moved, and is asked the next question already
  }

  /** The same question goes on, on the same clock: leaving and coming back refills nothing. */
  #return({ seat, at, runsOn = false }: EntryOf<'returned'>): void {
    const sitter = this.seats[seat];
    const wasPlayedFor = sitter?.wasPlayedFor === true;
    this.#change(seat, { ...PLAYS, ...((wasPlayedFor || !runsOn) && { lapses: 0 }) });
    this.clocks.takeBack(seat, at, !runsOn || (wasPlayedFor && sitter?.hasLeft === false), !runsOn);
    const isAsked = this.toMove.includes(seat);
    if (isAsked && (!runsOn || this.clocks.since(seat) === undefined)) this.#ask(seat);
  }

  #end(now: number): void {
    this.status = 'over';
    for (const [seat] of this.seats.entries()) this.clocks.stop(seat, now);
  }

  #say(entry: EntryOf<'said'> | EntryOf<'reacted'>): void {
    this.talked++;
    const { at, by = '', name } = entry;
    this.said.push({
      at,
      person: by,
      name,
      isKeptFromPlayers: this.isChatClosed,
      ...(entry.type === 'said' ? { text: entry.text } : { reaction: entry.reaction }),
    });
    if (this.said.length > SAID) this.said.shift();
  }

  /** The record of the game (RULES.md §4). It holds every secret: for nobody before the end. */
  get record(): readonly string[] {
    return this.table?.record ?? [];
  }
}

function copy<T>(from: readonly T[], to: T[]): void {
  for (const [place, one] of from.entries()) to[place] = one;
}

function noEvent(): Event {
  throw new Error('the first entry of a journal is no event');
}
