/**
 * The door for sockets: who may open one, and a look from time to time whether those inside still
 * live.
 */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { LIMITS, SOCKET_PATH } from '../../protocol.ts';
import type { Refused } from '../../tables/refused.ts';
import { pathOf, secondsUntil } from '../http/handler.ts';
import { HEADERS } from '../http/route.ts';
import { FULL_FOR, isOwnOrigin } from '../limits/gate.ts';
import * as prices from '../limits/prices.ts';
import { isOwnName } from '../people/names.ts';
import { acceptedLanguage, sentence } from '../words.ts';
import { CLOSING, Connection, type ServerContext } from './connection.ts';

/** Between two looks; whoever has not answered by the next is gone. */
const LOOK = 30_000;
/** How long somebody who was told to go may take to do so. */
const FAREWELL = 2000;
/**
 * People are let go in at most so many waves, of no fewer than so many each: a thousand a second
 * unless there are more than twenty thousand.
 */
const WAVES = 400;
const PER_WAVE = 50;
const BETWEEN_WAVES = 50;

/** Apart, for the types of `ws` do not know closeTimeout yet. */
const OPTIONS = {
  noServer: true,
  maxPayload: LIMITS.frame,
  perMessageDeflate: false, // a compressor for each connection would be most of its memory
  clientTracking: false,
  closeTimeout: FAREWELL,
  autoPong: false, // whoever pings without end and never reads would fill our memory with answers
};

export class Sockets {
  readonly #lobby: ServerContext;
  readonly #connections = new Set<Connection>();
  readonly #server = new WebSocketServer(OPTIONS);
  readonly #looking: NodeJS.Timeout;
  readonly #listening: NodeJS.Timeout;

  constructor(lobby: ServerContext) {
    this.#lobby = lobby;
    this.#looking = setInterval(() => this.#look(), LOOK);
    this.#listening = setInterval(() => this.#closeSilent(), lobby.settings.silence);
  }

  get size(): number {
    return this.#connections.size;
  }

  /** How many people there are, each once. */
  get people(): number {
    return new Set([...this.#connections].flatMap(({ person }) => person ?? [])).size;
  }

  /** A request to change over to a socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { gate } = this.#lobby;
    const address = gate.addressOf(request);
    socket.on('error', ignore);
    const why = this.#whyNot(request, address);
    const language = acceptedLanguage(request.headers['accept-language']);
    if (why !== undefined) {
      turnAway(socket, why, sentence(this.#lobby.speech, language, why), language);
      return;
    }
    let isIn = false;
    socket.once('close', () => {
      if (!isIn) gate.leave(address); // it was not a request for a socket after all
    });
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      isIn = true;
      socket.off('error', ignore);
      const connection = new Connection(opened, socket, this.#lobby, address, language);
      this.#connections.add(connection);
      opened.on('message', (data, isBinary) => connection.onFrame(data, isBinary));
      opened.on('ping', (data) => connection.pinged(data));
      opened.on('pong', () => {
        connection.isAlive = true;
      });
      // a frame that is too large or broken: it is closed with the reason
      opened.on('error', ignore);
      opened.once('close', () => {
        this.#connections.delete(connection);
        connection.closed();
      });
    });
  }

  /**
   * Why this socket is not opened; if it is, it is counted. Asking is charged first, whatever is
   * asked for.
   */
  #whyNot(request: IncomingMessage, address: string): WhyNot | undefined {
    const { gate, work, settings, phase } = this.#lobby;
    const after = gate.wait('connections', address) || (work.pay(prices.SOCKET, { address }) ?? 0);
    if (after > 0)
      return { status: '429 Too Many Requests', reason: 'too-many-connections', after };
    if (!isOwnName(request.headers.host, settings.origin, settings.names))
      return { status: '421 Misdirected Request', reason: 'other-name' };
    if (pathOf(request) !== SOCKET_PATH)
      return { status: '404 Not Found', reason: 'socket-elsewhere', detail: SOCKET_PATH };
    if (phase === 'parting' || phase === 'stopping')
      return { status: '503 Service Unavailable', reason: 'draining' };
    if (!isOwnOrigin(request, settings.origin))
      return { status: '403 Forbidden', reason: 'foreign-page' };
    if (!gate.enter(address))
      return { status: '503 Service Unavailable', reason: 'house-full', after: FULL_FOR };
    return undefined;
  }

  #look(): void {
    for (const connection of this.#connections) {
      if (connection.isAlive) connection.ping();
      else connection.cut();
    }
    this.#lobby.gate.sweep();
    this.#lobby.work.sweep();
  }

  #closeSilent(): void {
    const before = this.#lobby.now() - this.#lobby.settings.silence;
    for (const connection of this.#connections) {
      if (!connection.isKnown && connection.since < before)
        connection.close(CLOSING.silent, 'say hello');
    }
  }

  /**
   * Tokens of this person from before this generation are worth nothing any more: whoever came in
   * with one goes. Programs of theirs come back, and are refused if that is so of their token.
   */
  closeAllOf(person: string, generation: number, andPrograms = true): void {
    for (const connection of this.#connections) {
      if (connection.person === person && connection.generation < generation) connection.expire();
      else if (andPrograms && connection.owner === person)
        connection.close(CLOSING.again, 'come back');
    }
  }

  /** Everybody who is connected, and who answers for programs that are. */
  get persons(): ReadonlySet<string> {
    const persons = new Set<string>();
    for (const { person, owner } of this.#connections) {
      if (person !== '') persons.add(person);
      if (owner !== null) persons.add(owner);
    }
    return persons;
  }

  /** Keys are gone, and with them tokens: everybody comes back with theirs. */
  greetAnew(): void {
    for (const connection of this.#connections) connection.close(CLOSING.again, 'come back');
  }

  /**
   * Lets everybody go, a few at a time: all who come back at once would wait for one another where
   * they come to. Resolves when all have gone, or were given the time.
   */
  async letGo(): Promise<void> {
    const all = [...this.#connections];
    const wave = Math.max(Math.ceil(all.length / WAVES), PER_WAVE);
    for (let from = 0; from < all.length; from += wave) {
      for (const connection of all.slice(from, from + wave)) connection.letGo();
      await sleep(BETWEEN_WAVES);
    }
    for (let waited = 0; this.size > 0 && waited < FAREWELL; waited += BETWEEN_WAVES)
      await sleep(BETWEEN_WAVES);
  }

  /** Tells everybody to come back later, and closes. */
  close(): void {
    clearInterval(this.#looking);
    clearInterval(this.#listening);
    for (const connection of this.#connections) connection.letGo();
    setTimeout(() => {
      for (const connection of this.#connections) connection.cut();
    }, 1000).unref();
  }
}

function ignore(): void {}

type WhyNot = Pick<Refused, 'reason' | 'detail' | 'after'> & { readonly status: string };

/** Says why, and hangs up: a client that keeps its half of the line open would keep all of it. */
function turnAway(
  socket: Duplex,
  { status, after }: WhyNot,
  reason: string,
  language: string,
): void {
  const headers = {
    ...HEADERS,
    connection: 'close',
    'content-type': 'text/plain; charset=utf-8',
    'content-language': language,
    'content-length': Buffer.byteLength(reason),
    ...(/^(?:429|503)/.test(status) && { 'retry-after': secondsUntil(after) }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${reason}`);
}
