/**
 * One socket: reads what comes in by the schemas of the protocol, hands it to the tables, and answers. Messages of one
 * connection are taken in order; where one has to wait for the store, those behind it wait too.
 */

import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { chooseLanguage, type Language } from '../i18n/languages.ts';
import { type ClientMessage, type Code, clientMessage, type Deed, deedId, LIMITS, PROTOCOL, tableId } from '../protocol.ts';
import { isObject, Refusal, type Shape } from '../shape.ts';
import type { Doer } from '../tables/deeds.ts';
import type { Hub } from '../tables/hub.ts';
import type { LiveTable, Outcome, Watcher } from '../tables/live.ts';
import type { Log } from '../tables/log.ts';
import { notStored, type Refused } from '../tables/refused.ts';
import type { Person } from '../tables/store.ts';
import type { Allotment } from './allotment.ts';
import type { Gate } from './gate.ts';
import { Bucket } from './limits.ts';
import { Outgoing, type Unsent } from './outgoing.ts';
import type { People } from './people.ts';
import * as prices from './prices.ts';
import type { Settings } from './settings.ts';
import { type Speech, sentence } from './words.ts';
import type { Payer, Work } from './work.ts';

export interface Lobby {
  readonly hub: Hub;
  readonly allotment: Allotment;
  readonly people: People;
  readonly gate: Gate;
  readonly work: Work;
  readonly unsent: Unsent;
  /** How long a table's journal is, without reading it. */
  lengthOf(table: string): Promise<number>;
  readonly log: Log;
  readonly settings: Settings;
  readonly isDraining: boolean;
  readonly speech: Speech;
  now(): number;
  counted(what: 'messages' | 'deeds'): void;
  refusedFor(code: Code): void;
  /** Every token of this person is worth nothing any more: his connections are closed, in every process. */
  tokensForgotten(person: string): void;
}

/** Messages that may wait behind one that waits. */
const MOST_WAITING = 200;
/** Messages that make no sense, and messages too many, before we stop listening. */
const MOST_STRIKES = 20;
/** Milliseconds for which a connection that can't pay is not read from, at most, before it is tried again. */
const LONGEST_HOLD = 1000;
/** When to ask again, in milliseconds, if there is too much to read already. */
const READ_FIRST = 1000;

/** Close codes of our own; 1xxx are the protocol's. */
export const CLOSING = { silent: 4000, unknown: 4001, nonsense: 4002 } as const;

const NOT_WATCHING: Refused = { code: 'not-watching', reason: 'not-watching' };
const TOO_MUCH: Refused = { code: 'too-many', reason: 'too-much' };

/** What is counted besides the message itself; a move is not, and any other deed is counted as such. */
const RATE_OF: Readonly<Partial<Record<Deed['type'], 'talk' | 'tables'>>> = { say: 'talk', react: 'talk', rematch: 'tables' };

export class Connection implements Watcher {
  readonly #socket: WebSocket;
  /** Frames are written whole to the stream under the socket. */
  readonly #outgoing: Outgoing;
  readonly #lobby: Lobby;
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
  /** What he is told is in this language; the hello may name another. */
  #language: Language;

  constructor(socket: WebSocket, stream: Duplex, lobby: Lobby, address: string, language: Language) {
    this.#socket = socket;
    this.#outgoing = new Outgoing(stream, address, lobby.unsent, () => this.cut());
    this.#lobby = lobby;
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

  get isKnown(): boolean {
    return this.#person !== undefined;
  }

  // Reading ----------------------------------------------------------------------------------------------------------

  heard(data: RawData, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return; // whoever was shown the door is not listened to any more
    this.isAlive = true;
    this.#lobby.counted('messages');
    if (!this.#mayAsk() || (this.#held?.length ?? 0) >= MOST_WAITING) {
      this.#strike({ code: 'too-many', reason: 'slow-down' }, {});
      return;
    }
    if (this.#held === undefined) this.#hear(data, isBinary);
    else this.#held.push([data, isBinary]);
  }

  /** Reading a message costs something: if it can't be paid for, the connection is not read from for a while. */
  #hear(data: RawData, isBinary: boolean): void {
    const after = this.#lobby.work.pay(prices.message(data), this.#payer);
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
        if (this.#held === undefined) this.#hear(...frame);
        else (this.#held as Frame[]).push(frame);
      }
    }, wait);
  }

  /** A ping frame is answered as a message is: not without end, and not to somebody who does not read. */
  pinged(data: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.isAlive = true;
    if (!this.#mayAsk()) this.#strike({ code: 'too-many', reason: 'slow-down' }, {});
    else if (this.#outgoing.isTooSlow) this.cut();
    else if (this.#lobby.work.pay(prices.MESSAGE, this.#payer) === undefined) this.#socket.pong(data);
  }

  get #payer(): Payer {
    return { address: this.#address, person: this.#person?.id };
  }

  /** Why this may not be done now, or undefined if it is paid for. */
  #pay(cost: number): Refused | undefined {
    const after = this.#lobby.work.pay(cost, this.#payer);
    return after === undefined ? undefined : { ...TOO_MUCH, after };
  }

  #mayAsk(): boolean {
    const now = this.#lobby.now();
    this.#bucket ??= new Bucket(this.#lobby.settings.rates.messages, now);
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
        error instanceof Refusal ? { reason: 'bad-message' as const, detail: error.message } : { reason: 'not-json' as const };
      this.#strike({ code: 'protocol', ...why }, idOf(json));
      return undefined;
    }
  }

  /** Says what is wrong, and stops listening to whoever does not mend it. */
  #strike(why: Refused, about: About): void {
    this.#refuse(why, about);
    if (++this.#strikes >= MOST_STRIKES) this.close(CLOSING.nonsense, 'too many messages that can’t be taken');
  }

  #handle(message: ClientMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    let waits: Promise<void> | undefined;
    try {
      waits = this.#take(message);
    } catch (error) {
      this.#failed(message.type, error, idOf(message)); // a mistake of ours harms nobody but whoever asked
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
      this.send(`{"type":"pong","now":${this.#lobby.now()}}`);
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

  async #greet({ protocol, token, language }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (language !== undefined) this.#language = chooseLanguage([language]);
    if (protocol !== PROTOCOL) {
      this.#strike({ code: 'protocol', reason: 'other-protocol', detail: `${PROTOCOL} ≠ ${protocol}` }, {});
      return;
    }
    const person = await this.#lobby.people.whoHas(token);
    if (person === undefined || (this.#person !== undefined && this.#person.id !== person.id)) {
      this.#refuse({ code: 'unknown-token', reason: 'unknown-token' });
      this.close(CLOSING.unknown, 'unknown token');
      return;
    }
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#person = person;
    const { id, name } = person;
    this.send(JSON.stringify({ type: 'welcome', protocol: PROTOCOL, person: id, name, now: this.#lobby.now() }));
  }

  async #watch(id: string, seen: number | undefined): Promise<void> {
    const lobby = this.#lobby;
    this.#tables ??= new Map();
    if (!this.#tables.has(id) && this.#tables.size >= LIMITS.watched) {
      this.#refuse({ code: 'too-many', reason: 'too-many-watched', detail: LIMITS.watched }, { table: id });
      return;
    }
    let why = this.#whyNotMore();
    if (why === undefined && lobby.hub.at(id) === undefined) why = this.#pay(prices.loading(await lobby.lengthOf(id)));
    if (why !== undefined) {
      this.#refuse(why, { table: id });
      return;
    }
    const table = lobby.hub.at(id) ?? (await lobby.hub.find(id));
    if (table === undefined) {
      const after = lobby.gate.missed(this.#address, this.person);
      if (after > 0) this.#strike({ code: 'too-many', reason: 'too-many-misses', after }, { table: id });
      else this.#refuse({ code: 'unknown-table', reason: 'unknown-table' }, { table: id });
      return;
    }
    if (this.#socket.readyState !== this.#socket.OPEN) return; // gone while the table was looked for
    why = this.#pay(prices.watching(table, seen)) ?? table.watch(this, seen);
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
    const { gate, people } = this.#lobby;
    const table = this.#tables?.get(message.table);
    const about = { table: message.table };
    if (table === undefined) this.#refuse(NOT_WATCHING, about);
    else if (!gate.may('reviews', person.id)) this.#refuse(TOO_MUCH, about);
    else {
      const why = this.#pay(prices.passingOn(table)) ?? table.review(this, people.asOfNow(person).name, message);
      if (why !== undefined) this.#refuse(why, about);
    }
  }

  #do({ table: id, id: deedId, seen, deed }: Extract<ClientMessage, { type: 'do' }>, person: Person): void {
    const lobby = this.#lobby;
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
    const { name, owner } = lobby.people.asOfNow(person);
    const doer = { person: person.id, name, isProgram: owner !== null, id: deedId, seen, now: 0 };
    const settled = (outcome: Outcome): void => {
      if ('code' in outcome) this.#refuse(outcome, about);
      else if (!outcome.isNew) this.send(JSON.stringify({ type: 'done', ...about, n: outcome.n })); // else the step says so
    };
    if (deed.type !== 'rematch') table.do(doer, deed, settled);
    else this.#rematch(table, doer).then(settled, (error: unknown) => this.#failed('rematch', error, about));
  }

  /** Opens a table, if there is none yet. */
  async #rematch(table: LiveTable, doer: Doer): Promise<Outcome> {
    const { hub, allotment } = this.#lobby;
    const isThere = table.table.rematch !== undefined;
    const why = isThere ? undefined : await allotment.whyNot(doer.person, this.#address);
    if (why !== undefined) return why;
    const outcome = await hub.rematch(table, doer);
    const { rematch } = table.table;
    if (!isThere && rematch !== undefined) allotment.opened(this.#address, rematch);
    return outcome;
  }

  /** What is refused before the table is asked. A deed that was done already is not counted again. */
  #whyNot(live: LiveTable, person: string, id: string, type: Deed['type']): Refused | undefined {
    const { isDraining, gate } = this.#lobby;
    const { table } = live;
    if (isDraining) return { code: 'draining', reason: 'draining' };
    if (table.doneAs(person, id) !== undefined) return undefined;
    if (type !== 'play' && !gate.may(RATE_OF[type] ?? 'deeds', person)) return TOO_MUCH;
    return this.#pay(prices.doing(live, type));
  }

  #failed(type: string, error: unknown, about: About): void {
    this.#lobby.log.error('a message could not be handled', { type, error });
    this.#refuse(notStored(error), about);
  }

  // Answering --------------------------------------------------------------------------------------------------------

  send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#outgoing.send(message);
  }

  #refuse(why: Refused, about: About = {}): void {
    this.#lobby.refusedFor(why.code);
    const after = why.after === undefined ? {} : { after: why.after };
    this.send(JSON.stringify({ type: 'refused', code: why.code, reason: this.inWords(why), ...about, ...after }));
  }

  /** In this person's language. */
  inWords(why: Pick<Refused, 'reason' | 'detail'>): string {
    return sentence(this.#lobby.speech, this.#language, why);
  }

  turnedAway(table: string, why: Refused): void {
    this.#tables?.delete(table);
    this.#refuse(why, { table });
  }

  /** The token with which he came in is worth nothing any more. */
  expire(): void {
    this.#refuse({ code: 'unknown-token', reason: 'token-gone' });
    this.close(CLOSING.unknown, 'unknown token');
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
    this.#lobby.gate.leave(this.#address);
  }
}

type Frame = readonly [data: RawData, isBinary: boolean];

type About = { readonly id?: string; readonly table?: string };

/** The id of a deed and its table, however little else of the message makes sense: whoever sent it wants to know which it was. */
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
