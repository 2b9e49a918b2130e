import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  welcome(): void {
    this.onopen?.();
    this.tell({ type: 'welcome', protocol: 1, person: 'aaaaaaaaaaaa', name: 'Ana', now: 0 });
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

describe('a socket that closes', () => {
  const last = (): Held => sockets.at(-1) as Held;
  const lose = (code: number): void => last().onclose?.({ code, reason: '' });

  it('with 1012 is opened again at once, as often as it happens', () => {
    for (let times = 1; times <= 10; times++) {
      last().welcome();
      lose(1012);
      vi.advanceTimersByTime(40);
      expect(sockets).toHaveLength(times + 1);
    }
  });

  it('with anything else is given a moment', () => {
    last().welcome();
    lose(1006);
    vi.advanceTimersByTime(100);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
  });

  it('with 1012 before we were welcome is not hammered at', () => {
    for (let tries = 0; tries < 100; tries++) {
      last().onopen?.();
      lose(1012);
      vi.advanceTimersByTime(40);
    }
    expect(sockets.length).toBeLessThan(10);
  });

  it('and can’t be opened again waits longer each time, though the first try was at once', () => {
    last().welcome();
    lose(1012);
    vi.advanceTimersByTime(40);
    for (let tries = 0; tries < 50; tries++) {
      lose(1006);
      vi.advanceTimersByTime(100);
    }
    expect(sockets.length).toBeGreaterThan(3);
    expect(sockets.length).toBeLessThan(10);
  });
});
