/**
 * One socket: reads what comes in by the schemas of the protocol, hands it to the tables, and
 * answers. Messages of one connection are taken in order; where one has to wait for the store,
 * those behind it wait too.
 */

import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import {
  type ClientMessage,
  type Code,
  clientMessage,
  type Deed,
  deedId,
  LIMITS,
  PROTOCOL,
  tableId,
} from '../../protocol.ts';
import { isObject, Refusal, type Shape } from '../../shape.ts';
import { type Asker, type Called, nameAt } from '../../tables/fold/deeds.ts';
import type { Hub } from '../../tables/hub.ts';
import type { Outcome } from '../../tables/live/core.ts';
import type { LiveTable } from '../../tables/live/live-table.ts';
import type { Watcher } from '../../tables/live/watcher.ts';
import type { Log } from '../../tables/log.ts';
import type { Opener } from '../../tables/opener.ts';
import { notStored, type Refused } from '../../tables/refused.ts';
import type { Person } from '../../tables/store.ts';
import { chooseLanguage, type Language } from '../../words/languages.ts';
import type { Allotment } from '../limits/allotment.ts';
import type { Gate } from '../limits/gate.ts';
import { Bucket } from '../limits/limits.ts';
import * as prices from '../limits/prices.ts';
import type { Payer, Work } from '../limits/work.ts';
import { spareNames } from '../people/guest-names.ts';
import { lookAlike } from '../people/lookalike.ts';
import type { People } from '../people/people.ts';
import type { Settings } from '../settings.ts';
import { type Speech, sentence } from '../words.ts';
import { Outgoing, type Unsent } from './outgoing.ts';

/**
 * How a process goes: it says that it is not ready; then nobody comes in any more, and people are
 * let go a few at a time; then nothing is done any more.
 */
export type Phase = 'open' | 'leaving' | 'parting' | 'stopping';

export interface ServerContext {
  readonly hub: Hub;
  readonly opener: Opener;
  readonly allotment: Allotment;
  readonly people: People;
  readonly gate: Gate;
  readonly work: Work;
  readonly unsent: Unsent;
  /** How long a table's journal is, without reading it. */
  lengthOf(table: string): Promise<number>;
  readonly log: Log;
  readonly settings: Settings;
  readonly phase: Phase;
  readonly speech: Speech;
  now(): number;
  counted(what: 'messages' | 'deeds'): void;
  /** How long a deed took, in seconds. */
  deedTook(seconds: number): void;
  refusedFor(code: Code): void;
  /**
   * Every older token of this person is worth nothing any more: connections made with one are
   * closed, in every process.
   */
  tokensForgotten(person: Person): void;
  /** This person has another name: other processes are told. */
  personChanged(person: Person): void;
}

/** Messages that may wait behind one that waits. */
const MOST_WAITING = 200;
/** Messages that make no sense, and messages too many, before we stop listening. */
const MOST_STRIKES = 20;
/**
 * Milliseconds for which a connection that can't pay is not read from, at most, before it is tried
 * again.
 */
const LONGEST_HOLD = 1000;
/** When to ask again, in milliseconds, if there is too much to read already. */
const READ_FIRST = 1000;

/**
 * Close codes of our own; 1xxx are the protocol's, of which 1012 says that the service restarts.
 */
export const CLOSING = { again: 1012, silent: 4000, unknown: 4001, nonsense: 4002 } as const;

const NOT_WATCHING: Refused = { code: 'not-watching', reason: 'not-watching' };
const TOO_MUCH: Refused = { code: 'too-many', reason: 'too-much' };

/**
 * What is counted besides the message itself; a move is not, and any other deed is counted as such.
 */
const RATE_OF: Readonly<Partial<Record<Deed['type'], 'talk' | 'tables'>>> = {
  say: 'talk',
  react: 'talk',
  rematch: 'tables',
};

export class Connection implements Watcher {
  readonly #socket: WebSocket;
  /** Frames are written whole to the stream under the socket. */
  readonly #outgoing: Outgoing;
  readonly #server: ServerContext;
  readonly #address: string;
  readonly since: number;
  isAlive = true;
  #person: Person | undefined;
  #bucket: Bucket | undefined;
  #strikes = 0;
  #tables: Map<string, LiveTable> | undefined;
  #waiting: ClientMessage[] | undefined;
  /** What came in and waits until it can be paid for; the connection is not read from meanwhile. */
  #held: Frame[] | undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;
  /** What this person is told is in this language; the hello may name another. */
  #language: Language;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    lobby: ServerContext,
    address: string,
    language: Language,
  ) {
    this.#socket = socket;
    this.#outgoing = new Outgoing(stream, address, lobby.unsent, () => this.cut());
    this.#server = lobby;
    this.#address = address;
    this.#language = language;
    this.since = lobby.now();
  }

  get person(): string {
    return this.#person?.id ?? '';
  }

  get address(): string {
    return this.#address;
  }

  /** Of a program, who answers for it. */
  get owner(): string | null {
    return this.#person?.owner ?? null;
  }

  /** Which tokens were good when they came in. */
  get generation(): number {
    return this.#person?.generation ?? 0;
  }

  get isKnown(): boolean {
    return this.#person !== undefined;
  }

  // Reading ---------------------------------------------------------------------------------------

  onFrame(data: RawData, isBinary: boolean): void {
    // whoever was shown the door is not listened to any more
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.isAlive = true;
    this.#server.counted('messages');
    if (!this.#mayAsk() || (this.#held?.length ?? 0) >= MOST_WAITING) {
      this.#strike({ code: 'too-many', reason: 'slow-down' }, {});
      return;
    }
    if (this.#held === undefined) this.#charge(data, isBinary);
    else this.#held.push([data, isBinary]);
  }

  /**
   * Reading a message costs something: if it can't be paid for, the connection is not read from for
   * a while.
   */
  #charge(data: RawData, isBinary: boolean): void {
    const after = this.#server.work.pay(prices.message(data), this.#payer);
    if (after !== undefined) {
      this.#hold([data, isBinary], Math.min(after, LONGEST_HOLD));
      return;
    }
    const message = this.#read(data, isBinary);
    if (message === undefined) return;
    if (this.#waiting === undefined) this.#handle(message);
    else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(message);
    else this.#strike({ code: 'too-many', reason: 'slow-down' }, idOf(message));
  }

  #hold(first: Frame, wait: number): void {
    const held = [first];
    this.#held = held;
    this.#socket.pause();
    this.#holding = setTimeout(() => {
      this.#held = undefined;
      this.#socket.resume();
      for (const frame of held) {
        if (this.#socket.readyState !== this.#socket.OPEN) return;
        if (this.#held === undefined) this.#charge(...frame);
        else (this.#held as Frame[]).push(frame);
      }
    }, wait);
  }

  /**
   * A ping frame is answered as a message is: not without end, and not to somebody who does not
   * read.
   */
  pinged(data: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.isAlive = true;
    if (!this.#mayAsk()) this.#strike({ code: 'too-many', reason: 'slow-down' }, {});
    else if (this.#outgoing.isTooSlow) this.cut();
    else if (this.#server.work.pay(prices.MESSAGE, this.#payer) === undefined)
      this.#socket.pong(data);
  }

  get #payer(): Payer {
    return { address: this.#address, person: this.#person?.id };
  }

  /** Why this may not be done now, or undefined if it is paid for. */
  #pay(cost: number): Refused | undefined {
    const after = this.#server.work.pay(cost, this.#payer);
    return after === undefined ? undefined : { ...TOO_MUCH, after };
  }

  #mayAsk(): boolean {
    const now = this.#server.now();
    this.#bucket ??= new Bucket(this.#server.settings.rates.messages, now);
    return this.#bucket.take(now);
  }

  #read(data: RawData, isBinary: boolean): ClientMessage | undefined {
    let json: unknown;
    if (isBinary) {
      this.#strike({ code: 'protocol', reason: 'not-text' }, {});
      return undefined;
    }
    try {
      json = JSON.parse(data.toString());
      return clientMessage(json);
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof SyntaxError)) throw error;
      const why =
        error instanceof Refusal
          ? { reason: 'bad-message' as const, detail: error.message }
          : { reason: 'not-json' as const };
      this.#strike({ code: 'protocol', ...why }, idOf(json));
      return undefined;
    }
  }

  /** Says what is wrong, and stops listening to whoever does not mend it. */
  #strike(why: Refused, about: About): void {
    this.#refuse(why, about);
    if (++this.#strikes >= MOST_STRIKES)
      this.close(CLOSING.nonsense, 'too many messages that can’t be taken');
  }

  #handle(message: ClientMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    let waits: Promise<void> | undefined;
    try {
      waits = this.#take(message);
    } catch (error) {
      // a mistake of ours harms nobody but whoever asked
      this.#failed(message.type, error, idOf(message));
    }
    if (waits === undefined) return;
    this.#waiting = [];
    waits
      .catch((error: unknown) => this.#failed(message.type, error, idOf(message)))
      .finally(() => {
        const behind = this.#waiting ?? [];
        this.#waiting = undefined;
        for (const next of behind) {
          if (this.#waiting === undefined) this.#handle(next);
          else (this.#waiting as ClientMessage[]).push(next);
        }
      });
  }

  /** A promise where the next message has to wait. */
  #take(message: ClientMessage): Promise<void> | undefined {
    if (message.type === 'ping') {
      this.send(`{"type":"pong","now":${this.#server.now()}}`);
      return undefined;
    }
    if (message.type === 'hello') return this.#greet(message);
    const person = this.#person;
    if (person === undefined) {
      this.#strike({ code: 'unknown-token', reason: 'say-hello' }, idOf(message));
      return undefined;
    }
    switch (message.type) {
      case 'watch':
        return this.#watch(message.table, message.seen);
      case 'unwatch':
        this.#tables?.get(message.table)?.unwatch(this);
        this.#tables?.delete(message.table);
        return undefined;
      case 'log':
        this.#tellLog(message.table);
        return undefined;
      case 'do':
        this.#do(message, person);
        return undefined;
      case 'review':
        this.#review(message, person);
        return undefined;
    }
  }

  async #greet({
    protocol,
    token,
    language,
  }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (language !== undefined) this.#language = chooseLanguage([language]);
    if (protocol !== PROTOCOL) {
      this.#strike(
        { code: 'protocol', reason: 'other-protocol', detail: `${PROTOCOL} ≠ ${protocol}` },
        {},
      );
      return;
    }
    const person = await this.#server.people.whoHas(token);
    if (person === undefined || (this.#person !== undefined && this.#person.id !== person.id)) {
      this.#refuse({ code: 'unknown-token', reason: 'unknown-token' });
      this.close(CLOSING.unknown, 'unknown token');
      return;
    }
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#person = person;
    const { id, name } = person;
    const renewed = await this.#server.people.renewal(token, person);
    const fresh = renewed !== undefined && { token: renewed };
    this.send(
      JSON.stringify({
        type: 'welcome',
        protocol: PROTOCOL,
        person: id,
        name,
        now: this.#server.now(),
        ...fresh,
      }),
    );
  }

  async #watch(id: string, seen: number | undefined): Promise<void> {
    const lobby = this.#server;
    this.#tables ??= new Map();
    if (!this.#tables.has(id) && this.#tables.size >= LIMITS.watched) {
      this.#refuse(
        { code: 'too-many', reason: 'too-many-watched', detail: LIMITS.watched },
        { table: id },
      );
      return;
    }
    let why = this.#whyNotMore();
    const isLoaded = lobby.hub.at(id) === undefined;
    if (why === undefined && isLoaded) why = this.#pay(prices.loading(await lobby.lengthOf(id)));
    if (why !== undefined) {
      this.#refuse(why, { table: id });
      return;
    }
    const table = lobby.hub.at(id) ?? (await lobby.hub.find(id));
    if (table === undefined) {
      const after = lobby.gate.missed(this.#address, this.person);
      if (after > 0)
        this.#strike({ code: 'too-many', reason: 'too-many-misses', after }, { table: id });
      else this.#refuse({ code: 'unknown-table', reason: 'unknown-table' }, { table: id });
      return;
    }
    // gone while the table was looked for
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const price = prices.watching(table, seen);
    // whoever has paid for reading it is told what was read
    if (isLoaded) lobby.work.owe(price, this.#payer);
    why = (isLoaded ? undefined : this.#pay(price)) ?? table.watch(this, seen);
    if (why === undefined) this.#tables.set(id, table);
    else this.#refuse(why, { table: id });
  }

  #tellLog(id: string): void {
    const table = this.#tables?.get(id);
    if (table === undefined) {
      this.#refuse(NOT_WATCHING, { table: id });
      return;
    }
    const why = this.#whyNotMore() ?? this.#pay(prices.log(table));
    if (why !== undefined) this.#refuse(why, { table: id });
    else this.send(table.logFor(this.person));
  }

  /** What is long is told to nobody who has a lot to read already. */
  #whyNotMore(): Refused | undefined {
    return this.isFull ? { ...TOO_MUCH, after: READ_FIRST } : undefined;
  }

  /** No deed: nothing happens at the table. It is told to many, so it is counted apart. */
  #review(message: Extract<ClientMessage, { type: 'review' }>, person: Person): void {
    const { gate } = this.#server;
    const table = this.#tables?.get(message.table);
    const about = { table: message.table };
    if (table === undefined) this.#refuse(NOT_WATCHING, about);
    else if (!gate.may('reviews', person.id)) this.#refuse(TOO_MUCH, about);
    else {
      const name = this.#pay(prices.passingOn(table)) ?? nameAt(table.table, this.#called(person));
      const why = typeof name === 'string' ? table.review(this, name, message) : name;
      if (why !== undefined) this.#refuse(why, about);
    }
  }

  #do(
    { table: id, id: deedId, seen, deed }: Extract<ClientMessage, { type: 'do' }>,
    person: Person,
  ): void {
    const lobby = this.#server;
    lobby.counted('deeds');
    const about = { table: id, id: deedId };
    const table = this.#tables?.get(id);
    if (table === undefined) {
      this.#refuse(NOT_WATCHING, about);
      return;
    }
    const why = this.#whyNot(table, person.id, deedId, deed.type);
    if (why !== undefined) {
      this.#refuse(why, about);
      return;
    }
    const doer = {
      ...this.#called(person),
      isProgram: person.owner !== null,
      id: deedId,
      seen,
    };
    const began = performance.now();
    const settled = (outcome: Outcome): void => {
      lobby.deedTook((performance.now() - began) / 1000);
      if ('code' in outcome) this.#refuse(outcome, about);
      // else the step says so
      else if (!outcome.isNew) this.send(JSON.stringify({ type: 'done', ...about, n: outcome.n }));
    };
    if (deed.type !== 'rematch') table.do(doer, deed, settled);
    else
      this.#rematch(table, doer).then(settled, (error: unknown) =>
        this.#failed('rematch', error, about),
      );
  }

  /** By which name somebody is called, and what follows if another at the table has it. */
  #called(person: Person): Called {
    const { id, name, isNameGiven } = this.#server.people.asOfNow(person);
    return { person: id, name, lookAlike, ...(isNameGiven === true && { spareNames }) };
  }

  /** Opens a table, if there is none yet. */
  async #rematch(table: LiveTable, doer: Asker): Promise<Outcome> {
    const { opener, allotment } = this.#server;
    const isThere = table.table.rematch !== undefined;
    const why = isThere ? undefined : await allotment.whyNot(doer.person, this.#address);
    if (why !== undefined) return why;
    const outcome = await opener.rematch(table, doer);
    const { rematch } = table.table;
    if (!isThere && rematch !== undefined) allotment.opened(this.#address, rematch);
    return outcome;
  }

  /**
   * What is refused before the table is asked. A deed that was done already is not counted again.
   */
  #whyNot(live: LiveTable, person: string, id: string, type: Deed['type']): Refused | undefined {
    const { phase, gate } = this.#server;
    const { table } = live;
    if (phase === 'stopping') return { code: 'draining', reason: 'draining' };
    if (table.doneAs(person, id) !== undefined) return undefined;
    if (type !== 'play' && !gate.may(RATE_OF[type] ?? 'deeds', person)) return TOO_MUCH;
    return this.#pay(prices.doing(live, type));
  }

  #failed(type: string, error: unknown, about: About): void {
    const why = notStored(error);
    if (why.code !== 'elsewhere') this.#server.log.error('message_failed', { type, error });
    this.#refuse(why, about);
  }

  // Answering -------------------------------------------------------------------------------------

  send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#outgoing.send(message);
  }

  #refuse(why: Refused, about: About = {}): void {
    this.#server.refusedFor(why.code);
    const after = why.after === undefined ? {} : { after: why.after };
    this.send(
      JSON.stringify({
        type: 'refused',
        code: why.code,
        reason: this.inWords(why),
        ...about,
        ...after,
      }),
    );
  }

  /** In this person's language. */
  inWords(why: Pick<Refused, 'reason' | 'detail'>): string {
    return sentence(this.#server.speech, this.#language, why);
  }

  turnedAway(table: string, why: Refused): void {
    this.#tables?.delete(table);
    this.#refuse(why, { table });
  }

  /** The token of this connection was revoked. */
  expire(): void {
    this.#refuse({ code: 'unknown-token', reason: 'token-gone' });
    this.close(CLOSING.unknown, 'unknown token');
  }

  /**
   * Sends them to another process. What they have sent and was not done yet they send again there,
   * under the same id; what was done they find there.
   */
  letGo(): void {
    const reason = this.inWords({ reason: 'stopping' });
    this.send(JSON.stringify({ type: 'bye', reason }));
    this.close(CLOSING.again, reason);
  }

  ping(): void {
    this.isAlive = false;
    this.#socket.ping();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  get isFull(): boolean {
    return this.#outgoing.isFull;
  }

  whenFree(goOn: () => void): void {
    this.#outgoing.whenFree(goOn);
  }

  /** At once, without a word: the other side does not answer. */
  cut(): void {
    this.#socket.terminate();
  }

  /** The socket is closed. */
  closed(): void {
    for (const table of this.#tables?.values() ?? []) table.unwatch(this);
    this.#tables = undefined;
    this.#waiting = undefined;
    clearTimeout(this.#holding);
    this.#outgoing.closed();
    this.#server.gate.leave(this.#address);
  }
}

type Frame = readonly [data: RawData, isBinary: boolean];

type About = { readonly id?: string; readonly table?: string };

/**
 * The id of a deed and its table, however little else of the message makes sense: whoever sent it
 * wants to know which it was.
 */
function idOf(json: unknown): About {
  if (!isObject(json)) return {};
  const { id, table } = json;
  return { ...(fits(deedId, id) && { id }), ...(fits(tableId, table) && { table }) };
}

function fits(shape: Shape<string>, value: unknown): value is string {
  try {
    return shape(value) === value;
  } catch {
    return false;
  }
}
