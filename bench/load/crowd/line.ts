/**
 * The socket under a Link of the load: cheap to have by the thousand, and it can be cut like a
 * cable.
 */

import type { Socket as LinkSocket } from '../../../src/client/connection.ts';
import { SOCKET_PATH } from '../../../src/protocol.ts';
import { connectRaw, type RawSocket } from '../socket.ts';

export class CrowdSocket implements LinkSocket {
  onopen: LinkSocket['onopen'] = null;
  onmessage: LinkSocket['onmessage'] = null;
  onclose: LinkSocket['onclose'] = null;
  onerror: LinkSocket['onerror'] = null;
  #socket: RawSocket | undefined;
  #isClosed = false;

  constructor(port: number) {
    connectRaw(port, SOCKET_PATH, (message) => this.onmessage?.({ data: message.toString() })).then(
      (socket) => {
        this.#socket = socket;
        if (this.#isClosed) socket.close();
        else this.onopen?.();
      },
      (error: Error) => this.onclose?.({ code: 1006, reason: error.message }),
    );
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
  }

  /** Neither side has said good-bye. */
  cut(): void {
    this.close();
    this.onclose?.({ code: 1006, reason: 'cut' });
  }
}
