/**
 * The package as strangers get it: packed, installed into an empty folder and played. What it
 * depends on comes from the registry or npm's cache; if neither has it, this says so and is left out.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from '../src/client/api.ts';
import { Seeded } from '../src/random.ts';
import { plainEnv, root } from './support/command.ts';
import { mayBeLate } from './support/may-be-late.ts';
import { arrive, playOut, until } from './support/online/players.ts';

const folder = mkdtempSync(join(tmpdir(), 'gobelet-package-'));
const app = join(folder, 'app');
const installed = join(app, 'node_modules', 'gobelet');
const command = join(installed, 'bin', 'gobelet.js');
/** Nothing of what started these tests. */
const env: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(plainEnv).filter(([name]) => !/^(?:npm_|NODE_|VITEST)/.test(name)),
);

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}
let packed: Packed;
let isInstalled = false;

function npm(args: readonly string[], cwd: string): ReturnType<typeof spawnSync> {
  return spawnSync('npm', args, { cwd, env, encoding: 'utf8', timeout: 150_000 });
}

beforeAll(() => {
  const { stdout, stderr, status } = npm(['pack', '--json', '--pack-destination', folder], root);
  if (status !== 0) throw new Error(`npm pack: ${stderr}`);
  [packed] = JSON.parse(String(stdout).replace(/^[\s\S]*?(?=^\[$)/m, '')) as [Packed];
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{"private":true}');
  const flags = ['--omit=optional', '--no-audit', '--no-fund', '--prefer-offline'];
  const install = npm(['install', ...flags, join(folder, packed.filename)], app);
  isInstalled = install.status === 0;
  if (!isInstalled)
    console.log(`The package is not tried, for npm can’t install: ${install.stderr}`);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what is packed', () => {
  it('is the command, the page and the papers, and neither tests nor tools nor sources', () => {
    const paths = packed.files.map(({ path }) => path);
    for (const needed of [
      ...['package.json', 'README.md', 'LICENSE', 'bin/gobelet.js', 'lib/cli/main.js'],
      ...['dist/page/index.html', 'dist/page/sw.js', 'deploy/nginx.conf', 'docs/protocol.md'],
    ])
      expect(paths).toContain(needed);
    const known = /^(?:bin|lib|dist\/page|deploy|docs)\/|^(?:package\.json|README\.md|LICENSE)$/;
    expect(paths.filter((path) => !known.test(path))).toEqual([]);
    expect(
      paths.filter((path) =>
        /\.test\.|\.tsx?$|\/training\/(?!trained\.js$)|^docs\/decisions\//.test(path),
      ),
    ).toEqual(['docs/examples/bot.ts', 'docs/examples/remote-bot.ts']);
    expect(packed.size).toBeLessThan(6_000_000);
  });

  it('leaves nothing behind in the sources', () => {
    expect(existsSync(join(root, 'lib'))).toBe(false);
  });
});

/** Every Node that is on this machine, each version once; those below 24 hand over. */
function nodes(): readonly { readonly version: string; readonly file: string }[] {
  const files = ['/usr/bin', '/usr/local/bin', '/opt/node/bin'].map((bin) => join(bin, 'node'));
  const found = [process.execPath, ...files]
    .filter((file) => existsSync(file))
    .map((file) => {
      const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', env });
      return [stdout.trim(), realpathSync(file)] as const;
    });
  return [...new Map(found)].map(([version, file]) => ({ version, file }));
}

describe.each(nodes())(
  'installed into an empty folder, with Node $version',
  ({ version, file }) => {
    beforeAll(() => {
      // as an install with optional packages would, without fetching them
      const own = readdirSync(join(root, 'node_modules')).filter((name) =>
        /^node-(?:bin-)?(?:linux|darwin|win)-/.test(name),
      );
      for (const name of Number.parseInt(version.slice(1), 10) >= 24 || !isInstalled ? [] : own)
        if (!existsSync(join(app, 'node_modules', name)))
          symlinkSync(join(root, 'node_modules', name), join(app, 'node_modules', name));
    });

    const run = (
      args: readonly string[],
      input = '',
    ): { code: number | null; out: string; err: string } => {
      const { status, stdout, stderr } = spawnSync(file, [command, ...args], {
        cwd: app,
        env,
        input,
        encoding: 'utf8',
        timeout: 60_000,
      });
      return { code: status, out: stdout, err: stderr };
    };

    it('starts within a second, and without a warning', {
      ...mayBeLate('how long a process takes to start on a busy machine'),
      timeout: 60_000,
    }, ({ skip }) => {
      if (!isInstalled) skip();
      const times = Array.from({ length: 5 }, () => {
        const began = performance.now();
        const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
          version: string;
        };
        expect(run(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
        return performance.now() - began;
      });
      expect(Math.min(...times)).toBeLessThan(1000);
    });

    it('plays in the terminal, and keeps the record', { timeout: 60_000 }, ({ skip }) => {
      if (!isInstalled) skip();
      const record = join(folder, `${version}.jsonl`);
      const played = run(
        ['play', 'sequence', '--seed', 'dimanche', '--bots', 'casual', '--save', record],
        '\n\n2\nquit\n',
      );
      expect([played.code, played.err]).toEqual([0, '']);
      expect(run(['replay', record]).out).toContain('"ok":true');
    });

    it('serves the page, and a game with a bot to its end', { timeout: 120_000 }, async ({
      skip,
    }) => {
      if (!isInstalled) skip();
      const data = join(folder, `data-${version}`);
      const place = ['--port', '0', '--host', '127.0.0.1', '--data', data];
      // nobody plays as fast as this, and whoever does meets the limit of messages
      const flags = [...place, '--bot-pause', '0', '--rate', '1000000'];
      const server: ChildProcess = spawn(file, [command, 'serve', ...flags], { cwd: app, env });
      const log: string[] = [];
      const port = await new Promise<number>((resolve, reject) => {
        createInterface({ input: server.stderr as NodeJS.ReadableStream }).on('line', (line) => {
          log.push(line);
          const { event, port } = JSON.parse(line) as { event: string; port?: number };
          if (event === 'server_open' && port !== undefined) resolve(port);
        });
        server.once('exit', () => reject(new Error(log.join('\n'))));
      });
      const api = new Api(`http://127.0.0.1:${port}`);
      expect(await (await fetch(`${api.origin}/`)).text()).toContain('<title>Gobelet');
      const host = await arrive(api, 'Ana');
      const { table } = await api.open(host.guest.token, {
        game: 'sequence',
        seats: 2,
        bots: [{ seat: 1, level: 'strong' }],
      });
      const following = host.link.follow(table);
      await following.do({ type: 'sit' });
      await following.do({ type: 'start' });
      await until(following, ({ about }) => about.status !== 'open');
      const { about } = await playOut(following, host.guest.person, new Seeded('packed'));
      expect(about.status).toBe('over');
      host.link.close();
      server.kill('SIGTERM');
      expect(await once(server, 'exit')).toEqual([0, null]);
      expect(log.filter((line) => /Warning|"level":"error"/.test(line))).toEqual([]);
    });
  },
);
