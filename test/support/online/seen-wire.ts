/** A socket as it is: every frame that comes, letter by letter, and whatever one likes to send. */

import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import {
  type ClientMessage,
  PROTOCOL,
  type ServerMessage,
  SOCKET_PATH,
} from '../../../src/protocol.ts';

export interface Closed {
  readonly code: number;
  readonly reason: string;
}

export class Wire {
  readonly socket: WebSocket;
  /** Everything that was told, in order. */
  readonly frames: string[] = [];
  closed: Closed | undefined;
  #wake = new Set<() => void>();

  constructor(port: number, options: ClientOptions = {}, path: string = SOCKET_PATH) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
      perMessageDeflate: false,
      ...options,
    });
    this.socket.on('message', (data) => {
      this.frames.push(String(data));
      this.heard(this.frames.at(-1) as string);
      this.#wakeAll();
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#wakeAll();
    });
  }

  /** For whoever wants each frame at once. */
  heard: (frame: string) => void = () => undefined;

  /** Opened, and welcomed where there is a token. */
  static async open(port: number, token?: string, options: ClientOptions = {}): Promise<Wire> {
    const wire = new Wire(port, options);
    await once(wire.socket, 'open');
    if (token === undefined) return wire;
    wire.say({ type: 'hello', protocol: PROTOCOL, token });
    await wire.next(({ type }) => type === 'welcome');
    return wire;
  }

  say(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }

  raw(data: string | Buffer): void {
    this.socket.send(data, () => undefined);
  }

  get messages(): readonly ServerMessage[] {
    return this.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  }

  /**
   * The first message from here on, or from a place in what was heard, that is so; the end of the
   * line ends the waiting.
   */
  async next(isSo: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    for (let at = from; ; ) {
      for (; at < this.frames.length; at++) {
        const message = JSON.parse(this.frames[at] as string) as ServerMessage;
        if (isSo(message)) return message;
      }
      if (this.closed !== undefined)
        throw new Error(`closed: ${this.closed.code} ${this.closed.reason}`);
      await this.#news();
    }
  }

  /** Says something and returns the next message that is an answer to it. */
  ask(
    message: ClientMessage,
    isAnswer: (answer: ServerMessage) => boolean,
  ): Promise<ServerMessage> {
    const from = this.frames.length;
    this.say(message);
    return this.next(isAnswer, from);
  }

  async end(): Promise<Closed> {
    while (this.closed === undefined) await this.#news();
    return this.closed;
  }

  close(): void {
    this.socket.close();
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake.add(resolve);
    });
  }

  #wakeAll(): void {
    const waiting = this.#wake;
    this.#wake = new Set();
    for (const wake of waiting) wake();
  }
}
