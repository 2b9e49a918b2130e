/** Bytes on a line, as somebody would send them who does not care for protocols. */

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export class Line {
  readonly socket: Socket;
  received = Buffer.alloc(0);
  isClosed = false;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (data) => {
      this.received = Buffer.concat([this.received, data]);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isClosed = true;
    });
  }

  static async open(port: number): Promise<Line> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const line = new Line(socket);
    await once(socket, 'connect');
    return line;
  }

  /** A line that has become a socket. */
  static async upgraded(port: number): Promise<Line> {
    const line = await Line.open(port);
    line.send(handshake());
    await line.until((text) => text.includes('\r\n\r\n'));
    if (!line.text.startsWith('HTTP/1.1 101')) throw new Error(line.text);
    line.received = Buffer.alloc(0);
    return line;
  }

  get text(): string {
    return this.received.toString('latin1');
  }

  send(data: string | Buffer): void {
    if (!this.socket.destroyed) this.socket.write(data, () => undefined);
  }

  /** Waits until what has come is so; the end of the line ends the waiting. */
  async until(isSo: (text: string) => boolean): Promise<string> {
    while (!isSo(this.text) && !this.isClosed)
      await Promise.race([once(this.socket, 'data'), once(this.socket, 'close')]).catch(
        () => undefined,
      );
    return this.text;
  }

  /** The other side has hung up altogether, or at least says no more. */
  async end(): Promise<string> {
    while (!this.isClosed && !this.socket.readableEnded) {
      await Promise.race([once(this.socket, 'end'), once(this.socket, 'close')]).catch(
        () => undefined,
      );
    }
    this.socket.destroy();
    return this.text;
  }

  /** The code with which a socket was closed; 0 where it was cut. */
  async closeCode(): Promise<number> {
    await this.end();
    const at = this.received.lastIndexOf(Buffer.of(0x88));
    return at < 0 || at + 4 > this.received.length ? 0 : this.received.readUInt16BE(at + 2);
  }
}

/** A handshake with headers changed or, with undefined, left out. */
export function handshake(
  changed: Readonly<Record<string, string | undefined>> = {},
  path = '/socket',
  method = 'GET',
): string {
  const headers: Record<string, string | undefined> = {
    host: 'here',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...changed,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}\r\n`],
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

export const OPCODES = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A frame as a client sends it; the length may be a lie. */
export function frame(
  opcode: keyof typeof OPCODES,
  body: Buffer | string,
  isLast = true,
  length?: bigint,
): Buffer {
  const bytes = Buffer.from(body);
  const declared = length ?? BigInt(bytes.length);
  const head = Buffer.alloc(declared < 126n ? 6 : 14);
  head[0] = (isLast ? 0x80 : 0) | OPCODES[opcode];
  if (declared < 126n) head[1] = 0x80 | Number(declared);
  else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(declared, 2);
  }
  return Buffer.concat([head, bytes]); // the mask is nought, and changes nothing
}
