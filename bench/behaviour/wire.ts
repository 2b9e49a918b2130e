/**
 * A client without a network: the server is handed one end of a pair of streams, as if somebody had
 * connected from an address. HTTP and frames are the real ones, so the server does all it would do,
 * and a million clients need no ports.
 */

import { type Duplex, duplexPair } from 'node:stream';
import { type ClientMessage, PROTOCOL, SOCKET_PATH } from '../../src/protocol.ts';
import { frameIn, frameOf, PING, PONG, TEXT } from './frames.ts';
import { Heard } from './heard.ts';

export type Accept = (stream: Duplex) => void;

/** Both ends of a new connection to the server, from this address. */
function connect(
  accept: Accept,
  address: string,
): { readonly ours: Duplex; readonly theirs: Duplex } {
  const [theirs, ours] = duplexPair();
  Object.defineProperty(theirs, 'remoteAddress', { value: address });
  ours.on('error', () => undefined);
  theirs.on('error', () => undefined);
  ours.once('close', () => theirs.destroy()); // as the kernel would tell it
  accept(theirs);
  return { ours, theirs };
}

export interface Answered {
  readonly status: number;
  /** Bytes of the body. */
  readonly length: number;
  /** The body, for whoever wants to read it. */
  text(): string;
}

/** One request on a connection of its own. */
export function ask(
  accept: Accept,
  address: string,
  method: string,
  path: string,
  token?: string,
  body?: object,
): Promise<Answered> {
  const { ours: stream } = connect(accept, address);
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.once('close', () => resolve(answerIn(Buffer.concat(chunks))));
    stream.once('end', () => stream.destroy());
    stream.write(`${headers.join('\r\n')}\r\n\r\n${text}`);
  });
}

function answerIn(bytes: Buffer): Answered {
  const end = bytes.indexOf('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(bytes.toString('latin1', 0, 20))?.[1] ?? 0);
  const body = end < 0 ? bytes.subarray(bytes.length) : bytes.subarray(end + 4);
  return { status, length: body.length, text: () => body.toString('utf8') };
}

const NOTHING = Buffer.alloc(0);

/** A socket. What it is told is counted, and looked at only while somebody listens. */
export class Wire {
  readonly #stream: Duplex;
  readonly #theirs: Duplex;
  #rest: Buffer = NOTHING;
  #isOpen = false;
  bytes = 0;
  isClosed = false;
  heard: ((message: Heard) => void) | undefined;

  private constructor(stream: Duplex, theirs: Duplex) {
    this.#stream = stream;
    this.#theirs = theirs;
    stream.on('data', (chunk: Buffer) => this.#take(chunk));
    stream.once('close', () => {
      this.isClosed = true;
    });
    stream.once('end', () => stream.destroy());
  }

  static open(accept: Accept, address: string): Wire {
    const { ours: stream, theirs } = connect(accept, address);
    const wire = new Wire(stream, theirs);
    const headers = [
      'upgrade: websocket',
      'connection: Upgrade',
      `sec-websocket-key: ${KEY}`,
      'sec-websocket-version: 13',
    ];
    stream.write(
      `GET ${SOCKET_PATH} HTTP/1.1\r\nhost: localhost\r\n${headers.join('\r\n')}\r\n\r\n`,
    );
    return wire;
  }

  /** The server does not read from it: what was said can't be paid for yet. */
  get isHeld(): boolean {
    return this.#theirs.isPaused();
  }

  hello(token: string): void {
    this.say({ type: 'hello', protocol: PROTOCOL, token });
  }

  say(message: ClientMessage): void {
    if (!this.isClosed) this.#stream.write(frameOf(JSON.stringify(message)));
  }

  close(): void {
    this.#stream.destroy();
  }

  #take(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#isOpen) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#isOpen = true;
      this.#rest = this.#rest.subarray(end + 4);
    }
    for (let frame = frameIn(this.#rest); frame !== undefined; frame = frameIn(this.#rest)) {
      this.#rest = frame.end === this.#rest.length ? NOTHING : this.#rest.subarray(frame.end);
      if (frame.opcode === TEXT) this.heard?.(new Heard(frame.payload));
      // Whoever does not answer is taken for dead.
      else if (frame.opcode === PING && !this.isClosed) this.#stream.write(PONG);
    }
  }
}

const KEY = 'dGhlIHNhbXBsZSBub25jZQ=='; // RFC 6455, section 1.3
