/**
 * A WebSocket client for the load: as little as servers on the same machine need, so that the
 * clients' core is not what limits them. Messages come whole in one frame; every server here sends
 * them so.
 */

import { connect as open, type Socket as TcpSocket } from 'node:net';

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const END = 0x80; // of the message: the only frame it has
const MASKED = 0x80;
/** Any four bytes will do if nobody is between; zeros would spare the server its unmasking. */
const MASK = [0x47, 0x6f, 0x62, 0x65] as const;
const HEAD_END = '\r\n\r\n';

/** What came, and whether it was text. The bytes are lent for the time of the call. */
export type Hear = (message: Buffer, text: boolean) => void;

export class RawSocket {
  readonly #tcp: TcpSocket;
  #hear: Hear;
  #closing = false;
  #rest: Buffer = Buffer.alloc(0);

  constructor(tcp: TcpSocket, hear: Hear) {
    this.#tcp = tcp;
    this.#hear = hear;
    tcp.on('close', () => {
      if (!this.#closing) throw new Error('the server hung up');
    });
  }

  /** Without a word: the server is not measured any more. */
  close(): void {
    this.#closing = true;
    this.#tcp.destroy();
  }

  /** From now on somebody else listens. */
  set hear(hear: Hear) {
    this.#hear = hear;
  }

  /** Returns the bytes of the message. */
  send(message: string | Uint8Array): number {
    const payload = typeof message === 'string' ? Buffer.from(message) : message;
    this.#tcp.write(frame(typeof message === 'string' ? TEXT : BINARY, payload));
    return payload.length;
  }

  /** Frames as they come off the wire, in pieces of any length. */
  take(chunk: Buffer): void {
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (;;) {
      if (bytes.length < 2) break;
      const short = (bytes[1] as number) & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length < head) break;
      const length =
        short < 126
          ? short
          : short === 126
            ? bytes.readUInt16BE(2)
            : Number(bytes.readBigUInt64BE(2));
      if (bytes.length < head + length) break;
      this.#frame(bytes[0] as number, bytes.subarray(head, head + length));
      bytes = bytes.subarray(head + length);
    }
    this.#rest = bytes;
  }

  #frame(first: number, payload: Buffer): void {
    const kind = first & 0x0f;
    if ((first & END) === 0 || kind === 0) throw new Error('a message in several frames');
    if (kind === PING) this.#tcp.write(frame(PONG, payload));
    else if (kind === CLOSE)
      throw new Error(`the server closes: ${payload.length < 2 ? '' : payload.readUInt16BE(0)}`);
    else if (kind !== PONG) this.#hear(payload, kind === TEXT);
  }
}

function frame(kind: number, payload: Uint8Array): Buffer {
  const { length } = payload;
  if (length > 0xffff) throw new Error('a move of more than 64 KB');
  const head = length < 126 ? 6 : 8;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = END | kind;
  if (length < 126) {
    bytes[1] = MASKED | length;
  } else {
    bytes[1] = MASKED | 126;
    bytes.writeUInt16BE(length, 2);
  }
  for (let index = 0; index < 4; index++) bytes[head - 4 + index] = MASK[index] as number;
  for (let index = 0; index < length; index++) {
    bytes[head + index] = (payload[index] as number) ^ (MASK[index & 3] as number);
  }
  return bytes;
}

/** Connects to a server on this machine; headers are whole lines. */
export function connectRaw(
  port: number,
  path: string,
  hear: Hear,
  headers: readonly string[] = [],
): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    const tcp = open({ port, host: '127.0.0.1', noDelay: true });
    const refuse = (): void =>
      reject(new Error(`no WebSocket at ${path}: ${head.toString('latin1')}`));
    let head: Buffer = Buffer.alloc(0);
    const readHead = (chunk: Buffer): void => {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      if (head.toString('latin1', 0, end).startsWith('HTTP/1.1 101 '))
        upgrade(head.subarray(end + HEAD_END.length));
      else tcp.destroy();
    };
    const upgrade = (rest: Buffer): void => {
      const socket = new RawSocket(tcp, hear);
      tcp.off('data', readHead).off('close', refuse);
      tcp.on('data', (chunk: Buffer) => socket.take(chunk));
      resolve(socket);
      if (rest.length === 0) return;
      // What came with the head is handed on when the caller has the socket, and before all that
      // comes later.
      tcp.pause();
      setImmediate(() => {
        socket.take(rest);
        tcp.resume();
      });
    };
    tcp.on('data', readHead);
    tcp.on('error', reject);
    tcp.on('close', refuse);
    tcp.write(
      [
        `GET ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: Z29iZWxldCBnb2JlbGV0IQ==',
        ...headers,
      ].join('\r\n') + HEAD_END,
    );
  });
}
