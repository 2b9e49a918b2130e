/**
 * A table online as its journal tells it: who sits, who is host, the clocks, the chat, and the game
 * itself, which is the same Table as everywhere. add() folds one entry more; nothing else changes
 * it, so whoever has the journal has the table.
 */

import type { Level } from '../../bots/bot.ts';
import type { Given } from '../../dice/pot.ts';
import type { Proof } from '../../dice/proof.ts';
import { type AnyGame, type HostChoices, hasSeat, type Seat } from '../../game.ts';
import { type Dice, GameInProgress, type GameSoFar, type Play } from '../../game-in-progress.ts';
import type { Pace, PackColour, Reaction } from '../../protocol.ts';
import { type Event, readEvent } from '../../record/record.ts';
import { NoRules } from '../refused.ts';
import type { Status, Summary } from '../store.ts';
import { type ClockFaces, Clocks } from './clock.ts';
import { coloursOf } from './colours.ts';
import { ChallengeSource, type DiceSource } from './dice-source.ts';
import { type Entry, type EntryOf, readEntry } from './journal.ts';
import { type OwnThings, ownThingsOf } from './own.ts';
import { type KnownDice, TableDice } from './table-dice.ts';

export interface Sitter {
  readonly kind: 'person' | 'program' | 'bot';
  /** Undefined for a bot of the house. */
  readonly person?: string;
  readonly name: string;
  readonly level: Level;
  readonly seed: string | undefined;
  /** The end of the chain that was given before the start. */
  readonly chain: string | undefined;
  /**
   * Of the pack of a person; undefined for bots, and in journals from before there was a choice.
   */
  readonly colour: PackColour | undefined;
  /** The seat is kept for the person, who has not come yet. */
  readonly isReserved: boolean;
  /** A bot plays for the owner until they come back. */
  readonly isHeld: boolean;
  /**
   * Whether it does because the owner left by choice, and whether the clock runs on meanwhile as it
   * does today.
   */
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
  /**
   * Said by somebody without a seat while partners may not be advised: players see it after the
   * game.
   */
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

/** What is not the table's own. */
interface Parts {
  readonly clocks?: Clocks;
  readonly fair?: TableDice;
  /** Who throws, if the dice of the table do not. */
  readonly source?: DiceSource;
}

/** Dice that have to be loaded before a table can be played with them. */
export type LoadedDice = Pick<Dice, 'event'>;

export class TableState {
  readonly id: string;
  readonly game: AnyGame;
  readonly opening: EntryOf<'opened'>;
  #n = 0;
  #at: number;
  #status: Status = 'open';
  #host: string;
  #watch: 'anybody' | 'nobody';
  #listed: boolean;
  readonly #seats: (Sitter | null)[];
  readonly #muted = new Set<string>();
  /** Those whom a host has taken off their seats: they do not sit here again. */
  readonly #removed = new Set<string>();
  readonly #clocks: Clocks;
  #said: Saying[] = [];
  #rematch: string | undefined;
  /** Why the game was stopped before its end. */
  #ended: EntryOf<'ended'>['why'] | undefined;
  /**
   * How often somebody has talked here, and by person how often they have changed something, moves
   * apart.
   */
  #talked = 0;
  readonly #changes = new Map<string, number>();
  /** Once started. */
  #table: GameInProgress | undefined;
  /**
   * By seat: the number of the entry since which it is asked what it is asked now. A deed meant
   * before is stale.
   */
  readonly #askedAt: number[];
  #first: Seat | undefined;
  /** The secret, the chains and the pot. */
  readonly #fair: TableDice;
  readonly #source: DiceSource;
  /** What is real on the table. */
  readonly own: OwnThings;
  /** By seat, its moves so far. */
  readonly #moves: number[];
  readonly #deeds = new Map<string, number>();
  readonly #people = new Set<string>();

  constructor(id: string, game: AnyGame, opening: EntryOf<'opened'>, parts: Parts = {}) {
    this.id = id;
    this.game = game;
    this.opening = opening;
    this.#at = opening.at;
    this.#host = opening.by;
    this.#watch = opening.watch;
    this.#listed = opening.listed;
    this.#seats = new Array<Sitter | null>(opening.seats).fill(null);
    this.#clocks = parts.clocks ?? new Clocks(opening.pace, opening.seats);
    this.#askedAt = new Array<number>(opening.seats).fill(0);
    this.#moves = new Array<number>(opening.seats).fill(0);
    this.#fair = parts.fair ?? new TableDice(id, opening);
    this.#source = parts.source ?? this.#fair;
    this.own = ownThingsOf(game, opening.own);
    this.#people.add(opening.by);
    this.#n = 1;
  }

  /**
   * The table that a whole journal tells. Throws where no rules of the version are here any more.
   */
  static read(id: string, lines: readonly string[], games: readonly AnyGame[]): TableState {
    const [first = '', ...rest] = lines;
    const table = TableState.begin(id, first, games);
    for (const line of rest) table.add(table.read(line));
    return table;
  }

  /** The table that the first entry of a journal tells. */
  static begin(
    id: string,
    first: string,
    games: readonly AnyGame[],
    dice?: LoadedDice,
  ): TableState {
    const { game, opening } = readOpening(id, first, games);
    const { challenge } = opening;
    if (challenge === undefined) return new TableState(id, game, opening);
    const source = new ChallengeSource(id, challenge, dice);
    return new TableState(id, game, opening, { source });
  }

  /**
   * The same table, to go on with by itself: what may change is copied, and little it is. It tells
   * and folds as this one does, but does not know which deeds were done.
   */
  fork(): TableState {
    const fork = new TableState(this.id, this.game, this.opening, {
      clocks: this.#clocks.fork(),
      fair: this.#fair.fork(),
      ...(this.#source !== this.#fair && { source: this.#source }),
    });
    fork.#n = this.#n;
    fork.#at = this.#at;
    fork.#status = this.#status;
    fork.#host = this.#host;
    fork.#watch = this.#watch;
    fork.#listed = this.#listed;
    copy(this.#seats, fork.#seats);
    for (const person of this.#muted) fork.#muted.add(person);
    for (const person of this.#removed) fork.#removed.add(person);
    for (const [person, count] of this.#changes) fork.#changes.set(person, count);
    fork.#ended = this.#ended;
    fork.#talked = this.#talked;
    fork.#said = [...this.#said];
    fork.#rematch = this.#rematch;
    fork.#table = this.#table?.fork();
    copy(this.#askedAt, fork.#askedAt);
    fork.#first = this.#first;
    copy(this.#moves, fork.#moves);
    fork.#people.clear();
    for (const person of this.#people) fork.#people.add(person);
    return fork;
  }

  read(line: string): Entry {
    return readEntry(line, (json) => readEvent(this.game, json));
  }

  // What there is to know -------------------------------------------------------------------------

  /** How many entries there are. */
  get n(): number {
    return this.#n;
  }

  /** The time of the last entry. */
  get at(): number {
    return this.#at;
  }

  get status(): Status {
    return this.#status;
  }

  get host(): string {
    return this.#host;
  }

  get watch(): 'anybody' | 'nobody' {
    return this.#watch;
  }

  get listed(): boolean {
    return this.#listed;
  }

  get seats(): readonly (Sitter | null)[] {
    return this.#seats;
  }

  get muted(): ReadonlySet<string> {
    return this.#muted;
  }

  /** Those whom a host has taken off their seats: they do not sit here again. */
  get removed(): ReadonlySet<string> {
    return this.#removed;
  }

  get clocks(): ClockFaces {
    return this.#clocks;
  }

  get said(): readonly Saying[] {
    return this.#said;
  }

  get rematch(): string | undefined {
    return this.#rematch;
  }

  /** Why the game was stopped before its end. */
  get ended(): EntryOf<'ended'>['why'] | undefined {
    return this.#ended;
  }

  /** How often somebody has talked here. */
  get talked(): number {
    return this.#talked;
  }

  /** By person, how often they have changed something, moves apart. */
  get changes(): ReadonlyMap<string, number> {
    return this.#changes;
  }

  /** Once started. */
  get table(): GameSoFar | undefined {
    return this.#table;
  }

  /**
   * By seat: the number of the entry since which it is asked what it is asked now. A deed meant
   * before is stale.
   */
  get askedAt(): readonly number[] {
    return this.#askedAt;
  }

  /** The secret, the chains and the pot. */
  get fair(): KnownDice {
    return this.#fair;
  }

  get pace(): Pace {
    return this.opening.pace;
  }

  seatOf(person: string): Seat | undefined {
    const seat = this.#seats.findIndex((sitter) => sitter?.person === person);
    return seat < 0 ? undefined : seat;
  }

  /**
   * By seat, the colours of the packs, no two alike; undefined at a game without packs. Also of
   * free seats: whoever sits down has it.
   */
  get colours(): readonly PackColour[] | undefined {
    return this.game.hasPacks ? coloursOf(this.#seats.map((sitter) => sitter?.colour)) : undefined;
  }

  /** As which step a deed of this id was done. */
  doneAs(person: string, id: string): number | undefined {
    return this.#deeds.get(`${person} ${id}`);
  }

  get toMove(): readonly Seat[] {
    return this.#status === 'running' ? (this.#table?.toMove ?? []) : [];
  }

  /** Whether a bot makes the moves of this seat now. */
  isPlayedByBot(seat: Seat): boolean {
    const sitter = this.#seats[seat];
    return sitter !== null && sitter !== undefined && (sitter.kind === 'bot' || sitter.isHeld);
  }

  /** Whether somebody plays here, or a bot makes every move. */
  get isLeftToBots(): boolean {
    return this.#seats.every((_, seat) => this.isPlayedByBot(seat));
  }

  /** Seats that win together could help each other by talking: partners may not consult. */
  get hasPartners(): boolean {
    const count = this.opening.seats;
    return new Set(this.#seats.map((_, seat) => this.game.side(count, seat))).size < count;
  }

  get isChatClosed(): boolean {
    return this.isRanked || (this.#status === 'running' && this.hasPartners);
  }

  /**
   * Opened for the ranking of a day: one person plays alone, once, with dice that others have yet
   * to throw.
   */
  get isRanked(): boolean {
    return this.opening.ranked !== undefined;
  }

  /** The setup of this game, with what the seats have given. Throws a Refusal if it can't be. */
  deal(given: readonly Given[], named: HostChoices): object {
    const { game, seats } = this;
    const options = game.options(seats.length)(this.opening.options) as object;
    return this.#source.deal({ game, options, seats, given, named });
  }

  /** What a bot on this seat thinks with now. */
  botSeed(seat: Seat): string {
    return `${this.#source.bot(this.#moves[seat] ?? 0, this.#seats)}/${seat}`;
  }

  /** The proof of the dice. It holds the secret: for nobody before the end. */
  get proof(): Proof {
    return this.#fair.proof(this.#seats, this.#first === undefined ? {} : { first: this.#first });
  }

  /** For the index of the store. */
  summary(due: number | null): Summary {
    return {
      id: this.id,
      game: this.game.id,
      seats: this.opening.seats,
      status: this.#status,
      listed: this.#listed,
      people: [...this.#people],
      due,
      opened: this.opening.at,
      changed: this.#at,
    };
  }

  // Folding ---------------------------------------------------------------------------------------

  /** `play` is the move of this entry, for whoever has worked it out already. */
  add(entry: Entry, play?: Play): void {
    this.#n++;
    this.#at = entry.at;
    if ('id' in entry && entry.by !== undefined && entry.id !== undefined)
      this.#remember(`${entry.by} ${entry.id}`);
    if (!UNCOUNTED.has(entry.type) && 'by' in entry && entry.by !== undefined)
      this.#changes.set(entry.by, (this.#changes.get(entry.by) ?? 0) + 1);
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
        const one = this.#seats[entry.seat] ?? null;
        this.#seats[entry.seat] = this.#seats[entry.with] ?? null;
        this.#seats[entry.with] = one;
        break;
      }
      case 'seeded':
        // whoever gives a seed has come
        this.#change(entry.seat, { seed: entry.seed, isReserved: false });
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
        this.#host = entry.person;
        break;
      case 'set':
        this.#watch = entry.watch ?? this.#watch;
        this.#listed = entry.listed ?? this.#listed;
        break;
      case 'renamed':
        for (const [seat, sitter] of this.#seats.entries())
          if (sitter?.person === entry.person) this.#change(seat, { name: entry.name });
        break;
      case 'muted':
        if (entry.muted) this.#muted.add(entry.person);
        else this.#muted.delete(entry.person);
        break;
      case 'started':
        this.#start(entry);
        break;
      case 'revealed':
        this.#table?.fix(entry.place, entry.thing);
        break;
      case 'played':
        this.#play(entry, play);
        break;
      case 'held':
        this.#hold(entry);
        break;
      case 'returned':
        this.#return(entry);
        break;
      case 'paused':
        this.#clocks.stand(entry);
        break;
      case 'ended':
        this.#ended = entry.why;
        this.#end(entry.at);
        break;
      case 'said':
      case 'reacted':
        this.#say(entry);
        break;
      case 'rematched':
        this.#rematch = entry.table;
        break;
    }
  }

  #addToDice(entry: EntryOf<'chained' | 'called' | 'linked' | 'stirred' | 'redealt'>): void {
    this.#fair.add(entry, this.#seats, this.#table?.events ?? 0, this.#n);
    if (this.#status !== 'open') return;
    // whoever gives one has come
    if (entry.type === 'chained') this.#change(entry.seat, { chain: entry.end, isReserved: false });
    if (entry.type === 'redealt')
      for (const [seat] of this.#seats.entries())
        this.#change(seat, { seed: undefined, chain: undefined });
  }

  #callOff(): void {
    for (const seat of this.#fair.callOff()) this.#change(seat, { chain: undefined });
  }

  #remember(key: string): void {
    this.#deeds.set(key, this.#n);
    if (this.#deeds.size <= DEEDS) return;
    const [oldest] = this.#deeds.keys();
    if (oldest !== undefined) this.#deeds.delete(oldest);
  }

  #seat(seat: Seat, sitter: Sitter): void {
    this.#seats[seat] = sitter;
  }

  #free(seat: Seat, by: string | undefined): void {
    const sitter = this.#seats[seat];
    const person = sitter?.person;
    this.#seats[seat] = null;
    if (person !== undefined && by !== undefined && by !== person && sitter?.isReserved === false)
      this.#removed.add(person);
    if (person !== undefined && person !== this.opening.by) this.#people.delete(person);
  }

  #change(seat: Seat, change: Partial<Sitter>): void {
    const sitter = this.#seats[seat];
    if (sitter !== null && sitter !== undefined) this.#seats[seat] = { ...sitter, ...change };
  }

  /**
   * The dice are asked by whoever plays: a fold is told what they showed, and need not work them
   * out.
   */
  #start({ setup, first }: EntryOf<'started'>): void {
    const { seats, options } = this.opening;
    this.#fair.start(this.#seats);
    const dice: LoadedDice = {
      event: (number, asked) => this.#source.event(number, asked, this.#seats),
    };
    const known = this.game.options(seats)(options);
    this.#table = GameInProgress.begin(
      this.game,
      seats,
      known,
      this.game.setup(seats, known)(setup),
      dice,
    );
    this.#first = first;
    this.#status = 'running';
    for (const seat of this.toMove) this.#ask(seat);
  }

  #play({ event, instead, link, blind, at }: EntryOf<'played'>, play?: Play): void {
    const table = this.#table;
    if (table === undefined) throw new Error(`table ${this.id}: played before it was started`);
    const { seat } = event;
    const before = table.awaited;
    if (link !== undefined) this.#fair.throwWith(seat, link, blind, table.events);
    if (play === undefined) table.add(event);
    else table.keep(play);
    this.#moves[seat] = (this.#moves[seat] ?? 0) + 1;
    const after = table.awaited;
    const sitter = this.#seats[seat];
    this.#clocks.answer(seat, at, instead === 'held' && sitter?.runsOn === true);
    // what was meant for this question comes too late, though it be a legal move of another
    this.#askedAt[seat] = this.#n;
    if (instead === 'time')
      this.#change(seat, { lapses: (sitter?.lapses ?? 0) + 1, wasPlayedFor: true });
    else if (instead === 'held') this.#change(seat, { wasPlayedFor: true });
    else if (sitter?.lapses !== 0 || sitter.wasPlayedFor)
      this.#change(seat, { lapses: 0, wasPlayedFor: false });
    if (after === 0) this.#end(at);
    else
      for (let other = 0; other < this.#seats.length; other++)
        this.#follow(other, seat, before, after);
  }

  /** Who is asked anew: the mover if he is to move again, and whoever was not asked before. */
  #follow(other: Seat, mover: Seat, before: number, after: number): void {
    if (!hasSeat(after, other)) {
      if (hasSeat(before, other) && other !== mover) this.#clocks.stop(other, this.#at);
    } else if (other === mover || !hasSeat(before, other)) this.#ask(other);
  }

  #ask(seat: Seat): void {
    this.#askedAt[seat] = this.#n;
    this.#clocks.ask(seat, this.#at, this.isPlayedByBot(seat));
  }

  /** The clock runs on until the bot has moved (docs/clocks.md). */
  #hold({ seat, at, why, runsOn = false }: EntryOf<'held'>): void {
    this.#change(seat, { isHeld: true, hasLeft: why === 'left', runsOn });
    if (!runsOn) this.#clocks.stop(seat, at);
    // the bot has moved, and is asked the next question already
    else if (why === 'time') this.#clocks.handOver(seat);
  }

  /** The same question goes on, on the same clock: leaving and coming back refills nothing. */
  #return({ seat, at, runsOn = false }: EntryOf<'returned'>): void {
    const sitter = this.#seats[seat];
    const wasPlayedFor = sitter?.wasPlayedFor === true;
    this.#change(seat, { ...PLAYS, ...((wasPlayedFor || !runsOn) && { lapses: 0 }) });
    this.#clocks.takeBack(
      seat,
      at,
      !runsOn || (wasPlayedFor && sitter?.hasLeft === false),
      !runsOn,
    );
    const isAsked = this.toMove.includes(seat);
    if (isAsked && (!runsOn || this.#clocks.since(seat) === undefined)) this.#ask(seat);
  }

  #end(now: number): void {
    this.#status = 'over';
    for (const [seat] of this.#seats.entries()) this.#clocks.stop(seat, now);
  }

  #say(entry: EntryOf<'said'> | EntryOf<'reacted'>): void {
    this.#talked++;
    const { at, by = '', name } = entry;
    this.#said.push({
      at,
      person: by,
      name,
      isKeptFromPlayers: this.isChatClosed,
      ...(entry.type === 'said' ? { text: entry.text } : { reaction: entry.reaction }),
    });
    if (this.#said.length > SAID) this.#said.shift();
  }

  /** The record of the game (RULES.md §4). It holds every secret: for nobody before the end. */
  get record(): readonly string[] {
    return this.#table?.record ?? [];
  }
}

function copy<T>(from: readonly T[], to: T[]): void {
  for (const [place, one] of from.entries()) to[place] = one;
}

/**
 * What the first entry of a journal says, and the rules that are played by. Throws where none of
 * the version are here any more.
 */
export function readOpening(
  id: string,
  first: string,
  games: readonly AnyGame[],
): { readonly game: AnyGame; readonly opening: EntryOf<'opened'> } {
  const opening = readEntry(first, noEvent);
  if (opening.type !== 'opened')
    throw new Error(`table ${id}: its journal begins with ${opening.type}`);
  const game = games.find(
    ({ id: known, version }) => known === opening.game && version === opening.rules,
  );
  if (game === undefined) throw new NoRules(id, `${opening.game}, version ${opening.rules}`);
  return { game, opening };
}

function noEvent(): Event {
  throw new Error('the first entry of a journal is no event');
}
