import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../protocol.ts';
import { Connection, type Socket } from './connection.ts';

/** The server's end is in the hands of the test. */
class Held implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  readonly sent: string[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: Held[] = [];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  connection = new Connection({
    url: 'ws://localhost/socket',
    token: 'token',
    socket: () => {
      sockets.push(new Held());
      return sockets.at(-1) as Held;
    },
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

it('says hello anew if the store failed when it was said', () => {
  const [first] = sockets as [Held];
  first.onopen?.();
  expect(first.sent).toHaveLength(1);
  first.tell({ type: 'refused', code: 'not-stored', reason: 'the store' });
  expect(connection.status).toBe('waiting');
  expect(first.isClosed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  sockets[1]?.onopen?.();
  expect(sockets[1]?.sent[0]).toBe(first.sent[0]);
});

it('stays if something else is refused once it is open', () => {
  const [first] = sockets as [Held];
  first.onopen?.();
  first.tell({ type: 'welcome', protocol: 1, person: 'aaaaaaaaaaaa', name: 'Ana', now: 0 });
  first.tell({ type: 'refused', code: 'not-stored', reason: 'the store' });
  expect(connection.status).toBe('open');
  expect(first.isClosed).toBe(false);
});
