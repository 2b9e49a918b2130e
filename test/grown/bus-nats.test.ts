/** The bus of many machines, on a NATS of the test's own. */

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openNats } from '../../src/server/bus/nats.ts';
import { type NatsAddress, readNatsAddress } from '../../src/server/bus/nats-address.ts';
import type { SharedBus } from '../../src/server/bus/shared.ts';
import { makeLog } from '../../src/server/log.ts';
import { busSuite } from '../suites/bus.ts';
import { digTunnel } from '../support/browser/tunnel.ts';
import { type Nats, startNats } from '../support/parts/nats.ts';

let nats: Nats;
const opened: SharedBus[] = [];
const lines: string[] = [];

beforeAll(async () => {
  nats = await startNats();
});
afterAll(() => nats.stop());
afterEach(async () => {
  for (const bus of opened.splice(0)) await bus.close();
  lines.length = 0;
});

async function open(url = nats.url, key = 'key'): Promise<SharedBus> {
  const bus = await openNats({
    address: readNatsAddress(url) as NatsAddress,
    key,
    log: makeLog('debug', (line) => lines.push(line), Date.now),
    failed: () => undefined,
  });
  opened.push(bus);
  return bus;
}

/** Until what one says is heard by the other. */
async function areConnected(here: SharedBus, there: SharedBus): Promise<void> {
  let isHeard = false;
  const stop = there.subscribe('ready', () => {
    isHeard = true;
  });
  await vi.waitFor(() => {
    here.publish('ready', '');
    expect(isHeard).toBe(true);
  }, 20_000);
  stop();
}

busSuite(
  'NATS',
  async () => [await open(), await open()],
  async () => {
    await nats.kill();
    return () => nats.start();
  },
);

describe('NATS', () => {
  it('keeps two houses apart', async () => {
    const [one, same, other] = [await open(), await open(), await open(nats.url, 'other')];
    const heard: string[] = [];
    other.subscribe('news', (message) => heard.push(message));
    await areConnected(one, same);
    one.publish('news', 'ours');
    await areConnected(one, same);
    other.publish('news', 'theirs');
    await vi.waitFor(() => expect(heard).toEqual(['theirs']));
  });

  it('believes nobody who has not the key of the house, and shows them nothing', async () => {
    const [here, there] = [await open(), await open()];
    await areConnected(here, there);
    const { connect } = await import('@nats-io/transport-node');
    const stranger = await connect({ servers: `127.0.0.1:${nats.port}` });
    const seen: string[] = [];
    stranger.subscribe('>', {
      callback: (_, message) => void seen.push(`${message.subject} ${message.string()}`),
    });
    await stranger.flush();
    const heard: string[] = [];
    there.subscribe('news', (message) => heard.push(message));
    await areConnected(here, there);
    here.publish('news', 'a secret move');
    await vi.waitFor(() => expect(heard).toEqual(['a secret move']));
    const [subject = ''] = seen.find((text) => text.includes('.news '))?.split(' ') ?? [];
    expect(subject).not.toBe('');
    expect(seen.join()).not.toContain('secret');
    stranger.publish(subject, 'a lie');
    stranger.publish(subject, Buffer.alloc(100));
    await stranger.flush();
    await areConnected(here, there);
    expect(heard).toEqual(['a secret move']);
    await stranger.close();
  });

  it('is waited for for ever if it is not there, and nobody has to wait meanwhile', {
    timeout: 60_000,
  }, async () => {
    await nats.kill();
    const [here, there] = [await open(), await open()];
    expect([here.isConnected, there.isConnected]).toEqual([false, false]);
    const heard: string[] = [];
    here.subscribe('news', (message) => heard.push(message));
    here.publish('news', 'to myself');
    await vi.waitFor(() => expect(heard).toEqual(['to myself']));
    expect(here.lost).toBe(1);
    expect(lines.filter((line) => line.includes('bus_unreachable'))).toHaveLength(2);
    await nats.start();
    await areConnected(here, there);
  });

  it('never makes us keep what it does not read', { timeout: 60_000 }, async () => {
    const tunnel = await digTunnel(nats.port);
    const slow = await open(tunnel.url.replace('http:', 'nats:'));
    const there = await open();
    await areConnected(slow, there);
    tunnel.hold();
    const long = 'x'.repeat(10_000);
    for (let n = 0; n < 5000; n++) slow.publish('news', long);
    // fifty megabytes, of which eight are kept
    expect(slow.lost).toBeGreaterThan(4000);
    tunnel.mend();
    await areConnected(slow, there);
    tunnel.cut();
    tunnel.mend();
    await areConnected(slow, there);
    await tunnel.close();
  });

  it('drops a message that is longer than it takes, and goes on', async () => {
    const [here, there] = [await open(), await open()];
    await areConnected(here, there);
    here.publish('news', 'x'.repeat(2 << 20));
    expect(here.lost).toBe(1);
    await areConnected(here, there);
  });

  it('closes at once though it stands still', async () => {
    const tunnel = await digTunnel(nats.port);
    const bus = await open(tunnel.url.replace('http:', 'nats:'));
    tunnel.hold();
    bus.publish('news', 'last words');
    const began = performance.now();
    await bus.close();
    expect(performance.now() - began).toBeLessThan(5000);
    await tunnel.close();
  });
});

describe('who may come in', () => {
  const SECRET = 'a-secret-of-ours';

  it.each([
    ['a user', `authorization { user: us, password: "${SECRET}" }`, `us:${SECRET}`],
    ['a token', `authorization { token: "${SECRET}" }`, SECRET],
  ])('%s with the right secret, which no log has', async (_, config, who) => {
    const guarded = await startNats(config);
    const url = (of: string): string => guarded.url.replace('//', `//${of}@`);
    const [here, there] = [await open(url(who)), await open(url(who))];
    await areConnected(here, there);
    const stranger = await open(url(who.replace(SECRET, `not-${SECRET}`)));
    expect(stranger.isConnected).toBe(false);
    await guarded.kill();
    await vi.waitFor(() => expect(here.isConnected).toBe(false));
    await guarded.start();
    await areConnected(here, there);
    expect(lines.join('')).toContain('bus_unreachable');
    expect(lines.join('')).not.toContain(SECRET);
    for (const bus of opened.splice(0)) await bus.close();
    await guarded.stop();
  });

  it('reads an address, and nothing that is none', () => {
    expect(readNatsAddress('nats://bus.example.org')).toEqual({
      servers: ['bus.example.org:4222'],
      isEncrypted: false,
    });
    expect(readNatsAddress('tls://us:p%40ss@one:4333, tls://two')).toEqual({
      servers: ['one:4333', 'two:4222'],
      isEncrypted: true,
      user: 'us',
      pass: 'p@ss',
    });
    expect(readNatsAddress('nats://s3cret@one')?.token).toBe('s3cret');
    for (const text of ['', 'one:4222', 'http://one', 'nats://', 'nats://one/path', 'nats://one?a'])
      expect(readNatsAddress(text), text).toBeUndefined();
  });
});
