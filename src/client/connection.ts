/**
 * A link to a server that mends itself: it says hello, asks for what it missed, and sends again
 * what was not acknowledged, as often as the connection breaks. For the page, the terminal and
 * programs alike: it needs nothing but a WebSocket.
 */

import { type ClientMessage, PROTOCOL, type ServerMessage } from '../protocol.ts';
import { Following } from './following.ts';

/**
 * 'waiting' for the next try; 'refused' if the server does not know the token: it is asked again,
 * but seldom.
 */
export type ConnectionStatus = 'connecting' | 'open' | 'waiting' | 'refused' | 'closed';

/** As much of a WebSocket as is needed. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LinkOptions {
  /** ws://localhost:3000/socket */
  readonly url: string;
  readonly token: string;
  /**
   * In which language the server gives its reasons; what it hears from the network unless given.
   */
  readonly language?: string;
  socket?(url: string): Socket;
  status?(status: ConnectionStatus, reason: string): void;
  /** The server has replaced the token, which had grown old: this one is to be kept. */
  renewed?(token: string): void;
  /**
   * Asked when a socket was not opened, for a browser is not told why: in how many milliseconds to
   * try again if the server has no room now, undefined if that is not the reason.
   */
  door?(): Promise<number | undefined>;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/**
 * How often a process is looked for that has the rules of a table, before whoever follows it is
 * told that none was found.
 */
const SEARCHES = 6;
/**
 * A server that does not know us may have been started on the wrong folder: it is asked again after
 * this long.
 */
const REFUSED_WAIT = 60_000;
/**
 * After this long without a message the connection is asked whether it lives, and then given up.
 */
const SILENCE = 20_000;

export class Connection {
  readonly #options: LinkOptions;
  readonly #followed = new Map<string, Following>();
  #socket: Socket | undefined;
  #status: ConnectionStatus = 'connecting';
  #wait = FIRST_WAIT;
  /** How often a process with the rules of a table was looked for. */
  #searches = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  /**
   * Counts the connections that were tried: what was asked for an earlier one does not matter any
   * more.
   */
  #tried = 0;
  /** How far the server's clock is ahead of ours. */
  #ahead = 0;
  #person: string | undefined;
  #token: string;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#token = options.token;
    this.#connect();
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Who the server says we are; undefined before the first welcome. */
  get person(): string | undefined {
    return this.#person;
  }

  /** The server's time, as far as we know. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /**
   * Follows a table, from the beginning of knowing it; a table that is followed already is the same
   * one.
   */
  follow(table: string): Following {
    const known = this.#followed.get(table);
    if (known !== undefined) return known;
    const following = new Following(table, (message) => this.#send(message));
    this.#followed.set(table, following);
    if (this.#status === 'open') following.begin();
    return following;
  }

  unfollow(table: string): void {
    const following = this.#followed.get(table);
    if (following === undefined) return;
    following.end();
    this.#followed.delete(table);
    this.#send({ type: 'unwatch', table });
  }

  /**
   * Breaks off and begins anew at once: for a device that has slept, or a network that has come
   * back.
   */
  reconnect(): void {
    if (this.#status === 'closed') return;
    this.#wait = FIRST_WAIT;
    this.#searches = 0;
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#tell('closed', '');
    this.#drop();
  }

  // The connection --------------------------------------------------------------------------------

  #connect(): void {
    this.#tell('connecting', '');
    const socket =
      this.#options.socket?.(this.#options.url) ??
      (new WebSocket(this.#options.url) as unknown as Socket);
    this.#socket = socket;
    this.#tried++;
    let isOpened = false;
    const { language } = this.#options;
    socket.onopen = () => {
      isOpened = true;
      this.#send({
        type: 'hello',
        protocol: PROTOCOL,
        token: this.#token,
        ...(language !== undefined && { language }),
      });
    };
    socket.onmessage = ({ data }) => this.#heard(data);
    socket.onerror = () => undefined; // it closes, too
    socket.onclose = ({ reason }) => this.#lost(socket, reason, isOpened);
    this.#heardAt = Date.now();
    this.#watch ??= setInterval(() => this.#look(), SILENCE / 2);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#watch = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #lost(socket: Socket, reason: string, isOpened: boolean): void {
    if (this.#socket !== socket) return;
    this.#drop();
    if (this.#status === 'closed') return;
    if (this.#status === 'refused') {
      this.#timer = setTimeout(() => this.#connect(), REFUSED_WAIT);
      return;
    }
    this.#tell('waiting', reason);
    // so that a crowd does not come back all at once
    const [noise = 0] = crypto.getRandomValues(new Uint16Array(1));
    const wait = this.#wait * (0.5 + noise / 0x1_0000);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    const { door } = this.#options;
    if (isOpened || door === undefined) this.#timer = setTimeout(() => this.#connect(), wait);
    else this.#askAtDoor(door, wait);
  }

  /** The store failed when we said hello: nobody will answer it any more, so it is said anew. */
  #turnedAway(reason: string): void {
    if (this.#socket !== undefined) this.#lost(this.#socket, reason, true);
  }

  /** This process lacks the rules of a table: a new connection may lead to another that has them. */
  #search(reason: string): void {
    this.#wait = Math.min(FIRST_WAIT * 2 ** this.#searches++, LONGEST_WAIT);
    this.#drop();
    this.#tell('waiting', reason);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
  }

  #askAtDoor(door: () => Promise<number | undefined>, otherwise: number): void {
    const tried = this.#tried;
    const again = (after: number | undefined): void => {
      // it was tried anew meanwhile, or given up
      if (this.#tried !== tried || this.#status !== 'waiting') return;
      this.#timer = setTimeout(() => this.#connect(), after ?? otherwise);
    };
    door().then(again, () => again(undefined));
  }

  #look(): void {
    const silent = Date.now() - this.#heardAt;
    if (silent > 2 * SILENCE) this.reconnect();
    else if (silent > SILENCE / 2) this.#send({ type: 'ping' });
  }

  #send(message: ClientMessage): void {
    if (this.#socket === undefined || (message.type !== 'hello' && this.#status !== 'open')) return;
    this.#socket.send(JSON.stringify(message));
  }

  #heard(data: unknown): void {
    this.#heardAt = Date.now();
    const message = JSON.parse(String(data)) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        this.#ahead = message.now - Date.now();
        this.#person = message.person;
        if (message.token !== undefined) {
          this.#token = message.token;
          this.#options.renewed?.(message.token);
        }
        this.#wait = FIRST_WAIT;
        this.#tell('open', '');
        for (const following of this.#followed.values()) following.begin();
        break;
      case 'pong':
        this.#ahead = message.now - Date.now();
        break;
      case 'bye':
        break;
      case 'refused':
        if (message.code === 'unknown-token') this.#tell('refused', message.reason);
        else if (message.code === 'elsewhere' && this.#searches < SEARCHES)
          this.#search(message.reason);
        else if (message.table !== undefined) this.#followed.get(message.table)?.onMessage(message);
        else if (message.code === 'not-stored' && this.#status === 'connecting')
          this.#turnedAway(message.reason);
        break;
      default:
        if (message.type === 'table') this.#searches = 0;
        this.#followed.get(message.table)?.onMessage(message);
    }
  }

  #tell(status: ConnectionStatus, reason: string): void {
    if (status === this.#status && reason === '') return;
    this.#status = status;
    this.#options.status?.(status, reason);
  }
}
