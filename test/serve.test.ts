/** gobelet serve, as a person starts it: what it says, and how it leaves when it can't. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  readSettings,
  SERVE_FLAGS,
  unknownVariables,
  withEnvironment,
} from '../src/cli/serve/flags.ts';
import { addressesOf, greeting } from '../src/cli/serve/greeting.ts';
import { words } from '../src/words/en/reports.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { bin, gobelet, plainEnv } from './support/command.ts';
import { newFolder, spawnHouse } from './support/online/servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'gobelet-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ended(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const child: ChildProcess = spawn(process.execPath, [bin, 'serve', ...args], {
    env: { ...plainEnv, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

it.each(LANGUAGES)(
  '--help says that /health is for everybody, and /ready and /metrics are not: $id',
  ({ id }) => {
    const { code, out } = gobelet(['serve', '--lang', id, '--help']);
    expect(code).toBe(0);
    const sentences = out.replaceAll(/\s+/g, ' ').split(/(?<=[.;]) /);
    const about = sentences.filter((sentence) => sentence.includes('/health'));
    expect(about).toHaveLength(1);
    expect(about[0]).not.toMatch(/\/ready|\/metrics/);
  },
);

describe('what it can’t do it says in a line, and leaves', () => {
  it('where the port is taken', { timeout: 60_000 }, async () => {
    const house = newFolder();
    const first = await spawnHouse(house);
    const { code, said } = await ended([
      '--port',
      `${first.port}`,
      '--host',
      '127.0.0.1',
      '--data',
      join(folder, 'other'),
    ]);
    expect({ code, said }).toEqual({
      code: 2,
      said: `gobelet: serve: port ${first.port} is taken: choose another with --port\n`,
    });
    expect(await first.kill('SIGTERM')).toBe(0);
    rmSync(house, { recursive: true });
  });

  it('where the folder is a file, or no database of ours is in it', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'hello');
    expect(await ended(['--port', '0', '--data', file])).toMatchObject({
      code: 2,
      said: expect.stringContaining('it is a file, not a folder'),
    });
    const strange = mkdtempSync(join(folder, 'strange-'));
    writeFileSync(
      join(strange, 'gobelet.db'),
      'this is no database, but it is long enough to look like one'.repeat(20),
    );
    const { code, said } = await ended(['--port', '0', '--data', strange]);
    expect(code).toBe(2);
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    [['--port', '70000'], 'must be a whole number, 0 to 65535'],
    [['--origin', 'dice.example.org'], '--origin must be an address'],
    [['--log', 'loud'], 'there is no level "loud"'],
    [['--host', '203.0.113.7'], '--host is not an address of this machine'],
    [
      ['--trust-proxy=10.0.0.0/40'],
      '--trust-proxy takes addresses and networks such as 10.0.0.0/8, not "10.0.0.0/40"',
    ],
    [['--trust-proxy', '10.0.0.0/8'], 'unexpected'],
    [
      ['--limit-guests', '0/60'],
      '--limit-guests takes a number, or a number and seconds such as 300/1200, not "0/60"',
    ],
    [['--limit-files', 'many'], '--limit-files takes a number'],
    [['--metrics-token', 'short'], '--metrics-token takes 16 to 200 characters'],
    [
      ['--bus', 'http://us:s3cret@bus'],
      '--bus takes the address of a NATS server, such as nats://',
    ],
    [['--drain', '-1'], 'must be a whole number, 0 to 3600'],
    [['--name', 'not a name'], '--name takes names such as dice.example.org, not "not a name"'],
  ])('for %j', async (args, reason) => {
    const { code, said } = await ended(['--data', join(folder, 'bad'), ...args]);
    expect(said).toContain(reason);
    expect(said).not.toContain('s3cret');
    expect(code).toBe(2);
  });

  it('for proxies that are neither on, off nor networks', async () => {
    const { code, said } = await ended(['--data', join(folder, 'bad')], {
      GOBELET_TRUST_PROXY: 'maybe',
    });
    expect([code, said]).toEqual([
      2,
      'gobelet: --trust-proxy takes addresses and networks such as 10.0.0.0/8, not "maybe"\n',
    ]);
  });
});

describe('a server that npm has started', () => {
  it.skipIf(process.platform === 'win32')(
    'does not outlive the shell in between, which passes no signal on',
    async () => {
      const command = `"${process.execPath}" "${bin}" serve --port 0 --host 127.0.0.1 --data "${join(folder, 'npm')}"; true`;
      const shell = spawn('sh', ['-c', command], {
        env: { ...plainEnv, npm_lifecycle_event: 'start' },
      });
      let said = '';
      shell.stderr.on('data', (chunk: Buffer) => {
        said += chunk;
        if (said.includes('"server_open"')) shell.kill('SIGTERM');
      });
      await once(shell, 'close'); // when nobody holds its output any more: not the server either
      expect(said).toContain('"event":"server_stopped"');
    },
  );
});

describe('flags', () => {
  it.each([
    ['1', true],
    ['true', true],
    ['on', true],
    ['0', false],
    ['no', false],
    ['false', false],
  ])('GOBELET_TRUST_PROXY=%s', (value, trusts) => {
    expect(
      readSettings(withEnvironment({}, { GOBELET_TRUST_PROXY: value })).trustProxy.length > 0,
    ).toBe(trusts);
  });

  it('M4: a server that trusts its proxy is reached through it only, unless a host is named', () => {
    const hostWith = (...flags: readonly [string, string][]): string =>
      readSettings(Object.fromEntries(flags)).host;
    expect(hostWith()).toBe('0.0.0.0');
    expect(hostWith(['trust-proxy', 'true'])).toBe('127.0.0.1');
    expect(hostWith(['trust-proxy', 'true'], ['host', '0.0.0.0'])).toBe('0.0.0.0');
  });

  it('can all be set by the environment, and what is typed comes first', () => {
    expect(
      readSettings(withEnvironment({}, { GOBELET_BOT_PAUSE: '5', GOBELET_PORT: '' })).pauses.bot,
    ).toBe(5);
    expect(readSettings(withEnvironment({ port: '1' }, { GOBELET_PORT: '2' })).port).toBe(1);
    for (const name of Object.keys(SERVE_FLAGS)) expect(name).toMatch(/^[a-z-]+$/);
  });
});

describe('the greeting', () => {
  it('names every address, and has a code for phones where there is a screen', () => {
    expect(addressesOf('127.0.0.1', 3000, undefined)).toEqual(['http://127.0.0.1:3000']);
    expect(addressesOf('::1', 3000, 'https://dice.example.org')).toEqual([
      'https://dice.example.org',
      'http://[::1]:3000',
    ]);
    expect(addressesOf('0.0.0.0', 3000, undefined)[0]).toBe('http://localhost:3000');
    const addresses = ['http://localhost:3000', 'http://192.0.2.7:3000'];
    const plain = greeting(words.greeting, addresses, 'data', false, true);
    const shown = greeting(words.greeting, addresses, 'data', true, true);
    for (const address of addresses) expect(plain.join('\n')).toContain(address);
    expect(plain.join('\n')).not.toContain('npm run build');
    expect(greeting(words.greeting, addresses, 'data', false, false).join('\n')).toContain(
      '"npm run build" makes it',
    );
    expect(plain.join('\n')).not.toMatch(/[█▀▄]/);
    expect(shown.filter((line) => /[█▀▄]/.test(line)).length).toBeGreaterThan(10);
  });
});

it('L22: names variables that look like its own and are none', () => {
  expect(
    unknownVariables({ GOBELET_PROT: '1', GOBELET_PORT: '1', GOBELET_LANG: 'fr', PATH: '' }),
  ).toEqual(['GOBELET_PROT']);
});

it.each(['SIGHUP', 'SIGTERM', 'SIGINT'] as const)(
  'L19: stops gently by %s, and says so',
  { timeout: 60_000 },
  async (signal) => {
    const data = newFolder();
    const house = await spawnHouse(data);
    expect(await house.kill(signal)).toBe(0);
    expect(house.log.join('\n')).toContain('server_stopped');
    rmSync(data, { recursive: true, force: true });
  },
);
