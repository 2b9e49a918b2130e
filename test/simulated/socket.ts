/** The socket of a device: what a browser's WebSocket is to it, over a line of the network. */

import { frameIn, frameOf, PING, PONG, TEXT } from '../../bench/behaviour/frames.ts';
import type { Socket } from '../../src/client/connection.ts';
import { SOCKET_PATH } from '../../src/protocol.ts';
import type { End, Line } from './network.ts';

const KEY = 'dGhlIHNhbXBsZSBub25jZQ=='; // RFC 6455, section 1.3
const CLOSE = 8;
/** Masked and empty. */
const CLOSING = Buffer.from([0x88, 0x80, 0, 0, 0, 0]);
const NOTHING = Buffer.alloc(0);
/** A line that broke has no code of its own. */
const ABNORMAL = 1006;

/** Who looks on: every text that is sent, and every text that arrives. */
export interface SocketWitness {
  sent(text: string): void;
  /** `writtenAt` is when the server wrote it. */
  heard(text: string, writtenAt: number): void;
  closed(): void;
}

export class DeviceSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  readonly #end: End;
  readonly #witness: SocketWitness;
  #rest: Buffer = NOTHING;
  #isOpen = false;
  #isClosed = false;
  #said = { code: ABNORMAL, reason: '' };

  constructor(line: Line, witness: SocketWitness) {
    this.#end = line.device;
    this.#witness = witness;
    this.#end.on('data', (chunk: Buffer) => this.#take(chunk));
    this.#end.once('end', () => this.#end.destroy());
    this.#end.once('close', () => this.#closed());
    const head = [
      `GET ${SOCKET_PATH} HTTP/1.1`,
      'host: localhost',
      'upgrade: websocket',
      'connection: Upgrade',
      `sec-websocket-key: ${KEY}`,
      'sec-websocket-version: 13',
    ];
    this.#end.write(`${head.join('\r\n')}\r\n\r\n`);
  }

  send(text: string): void {
    this.#witness.sent(text);
    if (this.#isOpen && !this.#isClosed) this.#end.write(frameOf(text));
  }

  close(): void {
    if (this.#isClosed) return;
    if (this.#isOpen) this.#end.write(CLOSING);
    this.#end.destroy();
  }

  #closed(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#witness.closed();
    this.onclose?.(this.#said);
  }

  #take(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#isOpen && !this.#shakeHands()) return;
    for (let frame = frameIn(this.#rest); frame !== undefined; frame = frameIn(this.#rest)) {
      this.#rest = frame.end === this.#rest.length ? NOTHING : this.#rest.subarray(frame.end);
      if (this.#isClosed || this.#end.destroyed) return;
      if (frame.opcode === TEXT) this.#heard(frame.payload.toString());
      else if (frame.opcode === PING) this.#end.write(PONG);
      else if (frame.opcode === CLOSE) this.#bye(frame.payload);
    }
  }

  #heard(text: string): void {
    this.#witness.heard(text, this.#end.writtenAt);
    this.onmessage?.({ data: text });
  }

  /** Whether the server has opened the socket; if it refuses, the line is closed. */
  #shakeHands(): boolean {
    const end = this.#rest.indexOf('\r\n\r\n');
    if (end < 0) return false;
    const isUpgraded = this.#rest.toString('latin1', 0, 12) === 'HTTP/1.1 101';
    this.#rest = this.#rest.subarray(end + 4);
    if (!isUpgraded) {
      this.#end.destroy();
      return false;
    }
    this.#isOpen = true;
    this.onopen?.();
    return true;
  }

  #bye(payload: Buffer): void {
    if (payload.length >= 2)
      this.#said = { code: payload.readUInt16BE(0), reason: payload.toString('utf8', 2) };
    this.#end.write(CLOSING);
    this.#end.destroy();
  }
}
