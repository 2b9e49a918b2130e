/**
 * A line to a port that can be cut, held or slowed down: open pages lose their sockets and reach
 * nothing until it is mended. (What a browser calls offline leaves open sockets alone.)
 */

import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { Relay } from '../grown/relay.ts';

export interface Tunnel {
  readonly port: number;
  /** Where the browser at this end finds the site. */
  readonly url: string;
  /** Drops every connection, and each new one at once. */
  cut(): void;
  /** Drops every connection; new ones are welcome. */
  drop(): void;
  /**
   * Lets everything in both directions wait without an error, as in a real tunnel, until it is cut
   * or mended.
   */
  hold(): void;
  /** Everything takes this many milliseconds longer, in both directions. */
  slow(milliseconds: number): void;
  mend(): void;
  /** Bytes that went through so far, in both directions. */
  readonly bytes: number;
  close(): Promise<void>;
}

export async function digTunnel(port: number): Promise<Tunnel> {
  const relays = new Set<Relay>();
  let state: 'open' | 'held' | 'cut' = 'open';
  let delay = 0;
  let bytes = 0;
  const drop = (): void => {
    for (const relay of relays) relay.cut();
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const end of [near, far])
      end.on('data', (data) => {
        bytes += data.length;
      });
    const relay = new Relay(
      near,
      far,
      () => delay,
      () => relays.delete(relay),
    );
    relays.add(relay);
    if (state === 'held') relay.hold();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    url: `http://127.0.0.1:${own}`,
    cut() {
      state = 'cut';
      drop();
    },
    drop,
    hold() {
      state = 'held';
      for (const relay of relays) relay.hold();
    },
    slow(milliseconds) {
      delay = milliseconds;
    },
    mend() {
      state = 'open';
      delay = 0;
      for (const relay of relays) relay.resume();
    },
    get bytes() {
      return bytes;
    },
    close() {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
