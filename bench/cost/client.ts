/** Somebody on a socket who sends what they like, and counts what comes back. */

import { once } from 'node:events';
import { WebSocket } from 'ws';
import {
  type ClientMessage,
  PROTOCOL,
  type ServerMessage,
  SOCKET_PATH,
} from '../../src/protocol.ts';

export class Client {
  readonly socket: WebSocket;
  messages = 0;
  bytes = 0;
  refused = 0;
  /** The last message with a view of the game. */
  game = '';
  #waiting: { isSo(text: string): boolean; resolve(text: string): void } | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      this.messages++;
      this.bytes += data.length;
      const text = data.toString();
      if (text.startsWith('{"type":"refused"')) this.refused++;
      if (text.includes('"moves":')) this.game = text;
      const waiting = this.#waiting;
      if (waiting?.isSo(text) !== true) return;
      this.#waiting = undefined;
      waiting.resolve(text);
    });
  }

  /** From an address of this machine. */
  static async open(port: number, token?: string, localAddress = '127.0.0.1'): Promise<Client> {
    const url = `ws://127.0.0.1:${port}${SOCKET_PATH}`;
    const client = new Client(new WebSocket(url, { perMessageDeflate: false, localAddress }));
    await once(client.socket, 'open');
    if (token !== undefined)
      await client.ask({ type: 'hello', protocol: PROTOCOL, token }, 'welcome');
    return client;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  raw(text: string): void {
    if (this.isOpen) this.socket.send(text);
  }

  say(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }

  /** The first message of one of these types from now on. */
  async ask(
    message: ClientMessage,
    ...types: readonly ServerMessage['type'][]
  ): Promise<ServerMessage> {
    const heard = this.hear((text) => types.some((type) => text.startsWith(`{"type":"${type}"`)));
    this.say(message);
    return JSON.parse(await heard) as ServerMessage;
  }

  hear(isSo: (text: string) => boolean): Promise<string> {
    return new Promise((resolve) => {
      this.#waiting = { isSo, resolve };
    });
  }

  close(): void {
    this.socket.terminate();
  }
}
