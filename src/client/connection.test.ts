import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Socket } from './connection.ts';

/** A socket that does what the test says. */
class Line implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  send(): void {}
  close(): void {}

  welcome(): void {
    this.onopen?.();
    const welcome = { type: 'welcome', protocol: 1, person: 'p', name: 'P', now: Date.now() };
    this.onmessage?.({ data: JSON.stringify(welcome) });
  }
}

describe('a socket that closes', () => {
  let lines: Line[] = [];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    const socket = (): Line => {
      const line = new Line();
      lines.push(line);
      return line;
    };
    connection = new Connection({ url: '', token: '', socket });
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  const last = (): Line => lines.at(-1) as Line;
  const lose = (code: number): void => last().onclose?.({ code, reason: '' });

  it('with 1012 is opened again at once, as often as it happens', () => {
    for (let times = 1; times <= 10; times++) {
      last().welcome();
      lose(1012);
      vi.advanceTimersByTime(40);
      expect(lines).toHaveLength(times + 1);
    }
  });

  it('with anything else is given a moment', () => {
    last().welcome();
    lose(1006);
    vi.advanceTimersByTime(100);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(lines).toHaveLength(2);
  });

  it('with 1012 before we were welcome is not hammered at', () => {
    for (let tries = 0; tries < 100; tries++) {
      last().onopen?.();
      lose(1012);
      vi.advanceTimersByTime(40);
    }
    expect(lines.length).toBeLessThan(10);
  });

  it('and can’t be opened again waits longer each time, though the first try was at once', () => {
    last().welcome();
    lose(1012);
    vi.advanceTimersByTime(40);
    for (let tries = 0; tries < 50; tries++) {
      lose(1006);
      vi.advanceTimersByTime(100);
    }
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.length).toBeLessThan(10);
  });
});
