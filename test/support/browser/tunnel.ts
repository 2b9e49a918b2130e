/**
 * A line between one browser and the site that can be cut: open pages lose their sockets and reach
 * nothing until it is mended. (What a browser calls offline leaves open sockets alone.)
 */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface Tunnel {
  /** Where the browser at this end finds the site. */
  readonly url: string;
  /** Drops every connection, and each new one at once. */
  cut(): void;
  /**
   * Lets everything in both directions wait without an error, as in a real tunnel, until it is cut
   * or mended.
   */
  hold(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function digTunnel(port: number): Promise<Tunnel> {
  const lines = new Set<Socket>();
  let state: 'open' | 'held' | 'cut' = 'open';
  const drop = (): void => {
    for (const line of lines) line.destroy();
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [line, other] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(line);
      line.on('error', () => undefined);
      line.on('close', () => {
        lines.delete(line);
        other.destroy();
      });
      line.on('data', (data) => {
        if (!other.destroyed) other.write(data);
      });
      if (state === 'held') line.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      state = 'cut';
      drop();
    },
    hold() {
      state = 'held';
      for (const line of lines) line.pause();
    },
    mend() {
      state = 'open';
      for (const line of lines) line.resume();
    },
    close() {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
