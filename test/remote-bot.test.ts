/**
 * The example of docs/examples/remote-bot.ts: a program of somebody's, in a process of its own, at
 * the tables of a real server.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Api } from '../src/client/api.ts';
import type { Following } from '../src/client/following.ts';
import { games } from '../src/games/index.ts';
import { Seeded } from '../src/random.ts';
import { plainEnv, root } from './support/command.ts';
import { arrive, type Guests, playOut, until } from './support/online/players.ts';
import { newFolder, openHouse, spawnHouse } from './support/online/servers.ts';

const FILE = join(root, 'docs', 'examples', 'remote-bot.ts');
const MOST_LINES = 60;

const programs: ChildProcess[] = [];
afterEach(() => {
  for (const program of programs.splice(0)) program.kill('SIGKILL');
});

function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess & { told: string } {
  const program = spawn(process.execPath, [FILE, ...args], {
    env: { ...plainEnv, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  programs.push(program);
  const child = Object.assign(program, { told: '' });
  program.stderr?.setEncoding('utf8').on('data', (text: string) => {
    child.told += text;
  });
  return child;
}

async function ended(program: ChildProcess): Promise<number | null> {
  if (program.exitCode !== null) return program.exitCode;
  const [code] = (await once(program, 'close')) as [number | null];
  return code;
}

interface Begun {
  readonly host: Guests;
  readonly following: Following;
  readonly program: ReturnType<typeof start>;
}

/** A game of somebody, the program and, where there is room, a bot of the house. */
async function begin(api: Api, game: string, seats: number): Promise<Begun> {
  const host = await arrive(api, 'Ana');
  const bots = seats > 2 ? [{ seat: seats - 1, level: 'beginner' as const }] : [];
  const { table, link } = await api.open(host.guest.token, { game, seats, bots });
  const following = host.link.follow(table);
  await following.do({ type: 'sit' });
  const program = start([link, 'Tin'], { GOBELET_TOKEN: host.guest.token });
  await until(following, ({ about }) => !about.seats.includes(null));
  await following.do({ type: 'start' });
  return { host, following, program };
}

/**
 * In NEXT! the program has the first throw, so that it must find its way though nothing lies on the
 * table yet; who begins is by lot.
 */
async function beginning(api: Api, game: string): Promise<Begun> {
  for (;;) {
    const begun = await begin(api, game, 3);
    if (game !== 'next' || begun.following.known?.view?.['turn'] === 1) return begun;
    begun.program.kill();
    begun.host.link.close();
  }
}

describe('the example of a remote bot', () => {
  it(`has at most ${MOST_LINES} lines and needs nothing but Node`, () => {
    const text = readFileSync(FILE, 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
    expect(text).not.toMatch(/\bimport\b|\brequire\b/);
  });

  it.each(games.map(({ id }) => id))(
    'plays %s to its end, and everybody sees that it is a program',
    { timeout: 240_000 },
    async (id) => {
      const house = await openHouse();
      const { host, following, program } = await beginning(house.api, id);
      const { about } = await playOut(following, host.guest.person, new Seeded(id));
      expect(about.status).toBe('over');
      expect(about.seats[1]).toMatchObject({
        type: 'program',
        name: 'Tin',
        playing: 'self',
        seeded: true,
      });
      expect({ code: await ended(program), told: program.told }).toEqual({ code: 0, told: '' });
      host.link.close();
      await house.stop();
    },
  );

  it('goes on when the server has died and come back', async () => {
    const folder = newFolder();
    const first = await spawnHouse(folder);
    const { host, following, program } = await begin(first.api, 'sequence', 2);
    let moves = 0;
    const over = playOut(following, host.guest.person, new Seeded('again'), () => moves++);
    await until(following, () => moves >= 5);
    await first.kill('SIGKILL');
    const second = await spawnHouse(folder, first.port);
    expect((await over).about.seats[1]).toMatchObject({ type: 'program', playing: 'self' });
    expect(await ended(program)).toBe(0);
    host.link.close();
    await second.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  it('says why where it can’t sit down', async () => {
    const house = await openHouse();
    const missing = start([`${house.api.origin}/t/kabo-relu-timo-sane`]);
    expect(await ended(missing)).toBe(1);
    expect(missing.told).toContain('there is no table of this name');
    await house.stop();
  });
});
