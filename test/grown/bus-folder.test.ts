/** The bus of several processes on one folder. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFolderBus } from '../../src/server/bus/folder.ts';
import type { SharedBus } from '../../src/server/bus/shared.ts';
import { makeLog } from '../../src/server/log.ts';
import { busSuite } from '../suites/bus.ts';

const SCRIPT = fileURLToPath(new URL('../support/parts/bus-process.ts', import.meta.url));
const log = makeLog('error', () => undefined, Date.now);

let folder = '';
const others: ChildProcess[] = [];
const opened: SharedBus[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gobelet-bus-'));
});
afterEach(async () => {
  for (const bus of opened.splice(0)) await bus.close();
  for (const other of others.splice(0)) await killed(other);
  rmSync(folder, { recursive: true, force: true });
});

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function spawned(name: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [SCRIPT, folder, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  others.push(child);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

async function open(): Promise<SharedBus> {
  const bus = await openFolderBus({ folder, key: 'key', log, failed: () => undefined });
  opened.push(bus);
  return bus;
}

/** Asks until all of these have answered. */
async function hear(bus: SharedBus, names: readonly string[]): Promise<void> {
  const answers = new Set<string>();
  const stop = bus.subscribe('answers', (answer) => answers.add(answer.split(' ')[0] as string));
  await vi.waitFor(() => {
    bus.publish('who', 'me');
    expect([...answers].sort()).toEqual([...names].sort());
  }, 15_000);
  stop();
}

let serving: ChildProcess;
busSuite(
  'the bus of processes on one folder',
  async () => {
    serving = await spawned('first'); // it is there before: the others connect to it
    return [await open(), await open()];
  },
  async () => {
    await killed(serving);
    return async () => {
      serving = await spawned('next');
    };
  },
);

describe('processes on one folder', () => {
  it('hear one another, and go on if any of them is killed, the one in the middle included', async () => {
    const all = new Map<string, ChildProcess>();
    for (const name of ['one', 'two', 'three']) all.set(name, await spawned(name));
    const bus = await open();
    await hear(bus, [...all.keys()]);
    for (const name of ['one', 'two', 'three']) {
      await killed(all.get(name) as ChildProcess);
      all.delete(name);
      await hear(bus, [...all.keys()]);
    }
    await spawned('late');
    await hear(bus, ['late']);
  });

  it('find together though all begin at once, beside a socket that a killed one left', async () => {
    await killed(await spawned('dead'));
    expect(statSync(join(folder, 'bus', 'socket')).isSocket()).toBe(true);
    const names = ['a', 'b', 'c', 'd'];
    await Promise.all(names.map((name) => spawned(name)));
    await hear(await open(), names);
  });

  it('meet where nobody else may come', async () => {
    await open();
    expect(statSync(join(folder, 'bus')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'bus', 'socket')).mode & 0o777).toBe(0o600);
  });

  it('meet in the temporary folder if the path is too long for a socket', async () => {
    const before = folder;
    folder = join(folder, 'x'.repeat(120));
    await spawned('far');
    await hear(await open(), ['far']);
    folder = before;
  });

  it('leave nothing behind when the last one closes', async () => {
    const bus = await open();
    await bus.close();
    expect(() => statSync(join(folder, 'bus', 'socket'))).toThrow('ENOENT');
  });

  it('say so if the place can’t be had', async () => {
    writeFileSync(join(folder, 'bus'), 'a file in the way');
    await expect(open()).rejects.toThrow('EEXIST');
  });

  it('are not stopped by one who listens and never reads: the others hear everything', async () => {
    const [here, there] = [await open(), await open()];
    const heard: string[] = [];
    const long = 'x'.repeat(100_000);
    const lazy = connect(join(folder, 'bus', 'socket'));
    await once(lazy, 'connect');
    lazy.pause();
    lazy.write('["listen","news"]\n');
    there.subscribe('news', (message) => {
      if (message !== 'ready') heard.push(message);
    });
    const isReady = Promise.withResolvers<void>();
    there.subscribe('ready?', () => isReady.resolve());
    here.publish('ready?', '');
    await isReady.promise;
    for (let batch = 1; batch <= 5; batch++) {
      for (let n = 0; n < 50; n++) here.publish('news', `${batch}/${n} ${long}`);
      await vi.waitFor(() => expect(heard).toHaveLength(50 * batch), 10_000);
    }
    // twenty-five megabytes were said: eight are kept for whoever does not read, and no more
    let read = 0;
    lazy.on('data', (data) => {
      read += data.length;
    });
    lazy.resume();
    const { promise, resolve } = Promise.withResolvers<void>();
    there.subscribe('end', () => resolve());
    here.publish('end', '');
    await promise;
    await vi.waitFor(() => expect(read).toBeGreaterThan(8 << 20), 10_000);
    await sleep(200);
    expect(read).toBeLessThan(10 << 20);
    lazy.destroy();
  });

  it('cut off whoever talks nonsense, or a line without end', async () => {
    await open();
    for (const nonsense of ['not json\n', '{"a":1}\n', '["dance","x"]\n', 'x'.repeat(5 << 20)]) {
      const stranger = connect(join(folder, 'bus', 'socket'));
      stranger.on('error', () => undefined);
      const closed = new Promise((resolve) => stranger.once('close', resolve));
      stranger.write(nonsense);
      await closed;
    }
  });
});
