/** A client's socket whose traffic is written down in a ledger. */

import { WebSocket } from 'ws';
import type { Socket } from '../../../src/client/connection.ts';
import type { Ledger } from './crash-ledger.ts';

export class Wire implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  readonly #socket: WebSocket;
  readonly #ledger: Ledger;
  readonly #person: string;

  constructor(url: string, ledger: Ledger, person: string) {
    this.#ledger = ledger;
    this.#person = person;
    this.#socket = new WebSocket(url, { perMessageDeflate: false });
    this.#socket.on('open', () => this.onopen?.());
    this.#socket.on('message', (data) => this.arrived(data.toString()));
    this.#socket.on('error', () => this.onerror?.());
    this.#socket.on('close', (code, reason) => this.closed(code, reason.toString()));
  }

  protected arrived(text: string): void {
    this.#ledger.heard(this.#person, text);
    this.onmessage?.({ data: text });
  }

  protected closed(code: number, reason: string): void {
    this.onclose?.({ code, reason });
  }

  send(text: string): void {
    this.#ledger.sent(this.#person, text);
    this.pass(text);
  }

  /** Lets a text go out. */
  protected pass(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** As when the cable is pulled. */
  protected cut(): void {
    this.#socket.terminate();
  }

  close(): void {
    this.#socket.close();
  }
}
