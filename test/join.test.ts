/** gobelet join, started as a person or a script would: through pipes, against a real server. */

import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { games } from '../src/games/index.ts';
import { Seeded } from '../src/random.ts';
import { widthOf } from '../src/terminal/text.ts';
import { gobelet } from './support/command.ts';
import { Joiner } from './support/online/joiners.ts';
import { type House, newFolder, openHouse, spawnHouse } from './support/online/servers.ts';

let house: House;
let folder = '';
const joiners: Joiner[] = [];

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gobelet-join-'));
});
afterEach(() => {
  for (const joiner of joiners.splice(0)) joiner.kill();
  rmSync(folder, { recursive: true, force: true });
});

function arrive(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Joiner {
  const joiner = new Joiner(name, folder, args, env);
  joiners.push(joiner);
  return joiner;
}

/** Runs to its end with nothing typed. */
async function run(
  args: readonly string[],
  name = 'anybody',
): Promise<{ out: string; err: string; code: number | null }> {
  const joiner = arrive(name, args);
  joiner.end();
  const code = await joiner.left();
  return { out: joiner.out, err: joiner.err, code };
}

/** Opens a table from a terminal; the link is what it prints. */
async function open(
  name: string,
  origin: string,
  args: readonly string[],
): Promise<{ host: Joiner; link: string }> {
  const host = arrive(name, [origin, '--name', name, ...args]);
  const shown = await host.sees('sits down at seat 1');
  return { host, link: /Your table: (\S+)/.exec(shown)?.[1] ?? '' };
}

/** Two people at a table whose game has just started. */
async function begin(
  origin: string,
  args: readonly string[],
): Promise<{ host: Joiner; guest: Joiner; link: string }> {
  const { host, link } = await open('Léa', origin, args);
  const guest = arrive('Noé', [link, '--name', 'Noé']);
  await guest.sees('press Enter to sit down');
  guest.type('');
  await guest.sees('Noé sits down at seat 2');
  guest.type('sit'); // refused: the seed that came with it must not be taken for ours
  await guest.sees('you already have a seat at this table');
  await host.sees('Noé sits down at seat 2');
  host.type('');
  await Promise.all([host.sees('The game starts'), guest.sees('The game starts')]);
  return { host, guest, link };
}

function tokenOf({ config }: Joiner): string {
  const all = JSON.parse(readFileSync(join(config, 'gobelet', 'tokens.json'), 'utf8')) as Record<
    string,
    { token: string }
  >;
  return Object.values(all)[0]?.token ?? '';
}

describe.each(games.map(({ id }) => id))('%s', (id) => {
  it('is opened, joined by its link, watched, played to the end by number, and its dice are checked', async () => {
    const { host, guest, link } = await begin(house.api.origin, ['--game', id, '--save']);
    const watcher = arrive('Mia', [link, '--watch']);
    await watcher.sees('Waiting for');
    watcher.end(); // it stays to the end of the game though nothing more can be typed
    const both = [host, guest].map((joiner) => joiner.play(new Seeded(`${id}/${joiner.name}`)));
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(await watcher.left()).toBe(0);
    for (const joiner of [host, guest, watcher]) {
      expect(joiner.out).toMatch(/\bwins?\b|share/);
      expect(joiner.out).toMatch(/✓ Fair dice: all [\d,]+ random results match/);
      expect(joiner.out).not.toContain('\u001b');
      expect(joiner.out).not.toContain(tokenOf(joiner));
      expect(joiner.err).toBe('');
    }
    expect(host.out.replaceAll(/\s+/g, ' ')).toContain(
      'noted before you gave your seed, and your seed is in them.',
    );
    expect(watcher.out.replaceAll(/\s+/g, ' ')).toMatch(/shown when you came\./);

    const file = join(folder, `gobelet-${link.split('/').at(-1)}.jsonl`);
    expect(existsSync(file)).toBe(true);
    const commitment = /[0-9a-f]{64}/.exec(guest.out)?.[0] ?? '';
    expect(gobelet(['verify', file, '--commitment', commitment])).toMatchObject({
      code: 0,
      err: '',
    });
    guest.type('save'); // the same name again: nothing is written over
    expect(await guest.sees('Saved in')).toContain('-2.jsonl and');
    expect(await Promise.all([host.quit(), guest.quit()])).toEqual([0, 0]);
  });
});

describe('a server that dies in the middle', () => {
  it('is waited for, and the game goes on with the next one', async () => {
    const data = newFolder();
    const first = await spawnHouse(data);
    const { host, guest } = await begin(first.api.origin, ['--game', 'sequence']);
    const random = new Seeded('host');
    const guestPlays = guest.play(new Seeded('guest'));
    await host.play(random, 6);
    await first.kill('SIGKILL');
    await host.hears('Connection lost');
    host.type('say I wait'); // sent when there is somebody to send it to
    const second = await spawnHouse(data, first.port);
    await host.hears('Léa: I wait');
    expect(await Promise.all([host.play(random), guestPlays])).toEqual([true, true]);
    for (const told of ['Connection lost', 'Connected again', 'Léa: I wait', '✓ Fair dice'])
      expect(guest.out).toContain(told);
    expect(guest.out.split('The game starts.')).toHaveLength(2); // nothing is told twice
    await Promise.all([host.quit(), guest.quit()]);
    await second.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });
});

describe('after the game', () => {
  it('a rematch takes everybody who wants to a new table, with new seeds', async () => {
    const { host, guest, link } = await begin(house.api.origin, ['--game', 'sequence']);
    await Promise.all([host.play(new Seeded('a')), guest.play(new Seeded('b'))]);
    host.type('rematch');
    const lobby = await host.sees('Everybody ');
    expect(lobby).not.toContain(link);
    await guest.sees('type rematch to follow');
    guest.type('rematch');
    await guest.sees('the host can start the game');
    do host.type('who');
    while ((await host.sees('Noé')).includes('no seed yet'));
    host.type('start');
    await Promise.all([host.sees('The game starts'), guest.sees('The game starts')]);
    await Promise.all([host.play(new Seeded('c')), guest.play(new Seeded('d'))]);
    for (const joiner of [host, guest])
      expect(joiner.fresh.replaceAll(/\s+/g, ' ')).toContain(
        'noted before you gave your seed, and your seed is in them.',
      );
  });
});

describe('before the start', () => {
  it('seats are taken, changed, given to bots and freed, and everybody is told', async () => {
    const { host, link } = await open('Léa', house.api.origin, [
      '--game',
      'pokerdice',
      '--seats',
      '4',
      '--bots',
      'casual',
    ]);
    expect(host.fresh).toMatch(/ 4 +Bot 4 \(bot\) +bot, casual/);
    const guest = arrive('Noé', [link, '--name', 'Noé']);
    const lobby = await guest.sees('press Enter to sit down');
    expect(lobby).toMatch(/ 1 +Léa +host/);
    expect(lobby).toContain('anybody may watch · found by its link only');
    expect(lobby).toMatch(/\n[0-9a-f]{64}\n/);
    for (const [typed, told] of [
      ['sit 9', '9 is not a seat here: there are 1 to 4'],
      ['sit 1', 'somebody already sits there'],
      ['bot 2 casual', 'only the host may do this'],
      ['sit 2', 'Noé sits down at seat 2.'],
      ['sit', 'you already have a seat at this table'],
      ['swap 2 3', 'Seats 2 and 3 swap places.'],
      ['colour pink', 'type it like this: colour NAME, the colour being red, blue'],
      ['colour red', 'somebody else has this colour already'],
      ['color Gold', 'Noé chooses a colour: gold.'],
      ['start', 'only the host may do this'],
      ['dance', 'not understood: dance'],
      ['react', 'type it like this: react bravo'],
      ['react bravo', 'Noé: Bravo!'],
      ['?', 'sit [N]: take seat N'],
      ['log', 'Seats 2 and 3 swap places.'],
    ] as const) {
      guest.type(typed);
      await guest.sees(told);
    }
    for (const [typed, told] of [
      ['start', 'one seat is still free'],
      ['bot 2 genius', 'type it like this: bot N LEVEL'],
      ['bot 2 strong', 'Bot 2 (bot) sits down at seat 2.'],
      ['mute 3', 'Noé is muted.'],
      ['unmute noé', 'Noé may talk again.'],
      ['close', 'Nobody may watch from now on.'],
      ['open', 'Anybody may watch from now on.'],
      ['remove 3', 'Noé leaves seat 3.'],
    ] as const) {
      host.type(typed);
      await host.sees(told);
    }
    await guest.sees('The host has taken you off your seat.');
    host.type('bot 3 beginner');
    await guest.sees('Bot 3 (bot) sits down at seat 3.');
    guest.type('sit');
    await guest.sees('the host has taken you off your seat: you can watch');
    host.type('first 2');
    await host.sees('The game starts; the host chose Bot 2 (bot) to go first.');
  });

  it('who comes back is the same person, on the same seat', async () => {
    const { host, link } = await open('Léa', house.api.origin, [
      '--game',
      'next',
      '--listed',
      '--pace',
      'days:2',
    ]);
    expect(host.out).toContain('2 days a move · anybody may watch · in the public list');
    expect(await host.quit()).toBe(0);
    expect(host.out).toContain(
      `Your seat stays yours.\nCome back with: npx gobelet join ${link}\n`,
    );
    const again = arrive('Léa', [link, '--name', 'Léone']);
    expect(await again.sees(/ 1 +Léone/)).toMatch(/ 1 +Léone +you, host/);
    const { mode } = statSync(join(again.config, 'gobelet', 'tokens.json'));
    expect(mode & 0o777).toBe(0o600);

    const chooser = arrive('Léa', [house.api.origin]);
    const list = await chooser.sees('Your tables');
    expect(list).toMatch(new RegExp(`1 +${link.split('/').at(-1)} +NEXT! +2 seats +open`));
    chooser.type('9');
    await chooser.sees('type 1 to ');
    chooser.type('1');
    await chooser.sees('Léone');
    const stranger = await run([house.api.origin], 'stranger');
    expect(stranger).toMatchObject({ code: 0, err: '' });
    expect(stranger.out).toContain('Public tables');
  });
});

describe('during the game', () => {
  it('a seat is left to a bot and taken back, and people talk', async () => {
    const { host, guest } = await begin(house.api.origin, [
      '--game',
      'pokerdice',
      '--pace',
      'live:600+5',
    ]);
    await host.sees(/Léa (10:00|9:5\d)( ◂)?.* · .*Noé (10:00|9:5\d)/);
    guest.type('say good luck');
    await host.sees('Noé: good luck');
    guest.type('leave');
    await host.sees('Noé has left: a bot takes over.');
    guest.type('');
    guest.type('back');
    await host.sees('Noé is back.');
    await guest.sees('Noé is back.');
    host.type('close');
    await host.sees('Nobody may watch from now on.');
    const late = await run([/http\S+/.exec(host.out)?.[0] ?? ''], 'late');
    expect(late).toMatchObject({ code: 2 });
    expect(late.err).toContain('nobody may watch table');
  });

  it('whoever has little time left is told so', async () => {
    const { host } = await open('Léa', house.api.origin, [
      '--game',
      'pokerdice',
      '--bots',
      'casual',
      '--pace',
      'live:11',
    ]);
    host.type('first 1');
    await host.sees('Enter  throw the five dice');
    await host.hears(/Hurry: 0:\d\d left\./);
  });

  it('fits 60 columns', async () => {
    const { link } = await open('Léa', house.api.origin, [
      '--game',
      'next',
      '--bots',
      'casual',
      '--pace',
      'live:60+1',
    ]);
    const host = arrive('Léa', [link], { COLUMNS: '60' });
    await host.sees('press Enter to start the game');
    host.type('');
    await host.play(new Seeded('narrow'), 10);
    for (const line of host.out.split('\n'))
      expect(widthOf(line), line).toBeLessThanOrEqual(link.length > 60 ? link.length : 60);
  });
});

describe('what goes wrong', () => {
  it.each([
    [['ftp://localhost'], 'is not the address of a server'],
    [['http://'], 'is not the address of a server'],
    [['http://localhost/t/kabo'], 'is not a link to a table'],
    [['http://localhost:1'], 'can’t reach http://localhost:1: '],
    [['http://localhost', '--seats', '3'], '--seats is for a table that --game opens'],
    [['http://localhost', '--game', 'chess'], 'there is no game "chess"'],
    [
      ['http://localhost', '--game', 'next', '--pace', 'fast'],
      '--pace must be live:SECONDS+SECONDS, relaxed or days:N',
    ],
    [
      ['http://localhost', '--game', 'next', '--pace', 'live:1'],
      '--pace: bank: must be a whole number',
    ],
    [
      ['http://localhost', '--game', 'next', '--bots', 'genius'],
      '--bots: there is no level "genius"',
    ],
    [['http://localhost/t/kabo-relu-timo-sane', '--game', 'next'], '--game opens a table'],
    [['http://localhost', '--name', 'x'.repeat(30)], '--name: a name has 1 to 20 characters'],
    [[], 'URL is missing'],
  ])('%j is said in one line', async (args, told) => {
    const { err, code } = await run(args);
    expect(code).toBe(2);
    expect(err).toContain(told);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('a table that is not there', async () => {
    const { err, code } = await run([`${house.api.origin}/t/kabo-relu-timo-sane`]);
    expect({ err, code }).toEqual({
      err: 'gobelet: join: there is no table kabo-relu-timo-sane on this server\n',
      code: 2,
    });
  });

  it('a server that is none of ours', async () => {
    const other = createServer((_, answer) => answer.end('<html>hello</html>'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const { err, code } = await run([origin]);
    other.close();
    expect({ err, code }).toEqual({
      err: `gobelet: join: there is no Gobelet server at ${origin}\n`,
      code: 2,
    });
  });

  it('a token that the server does not take: a new guest, unless the file was named', async () => {
    const { origin } = house.api;
    const guest = await house.api.beGuest('Old');
    const stale = { [origin]: { ...guest, token: `${guest.token.slice(0, -4)}AAAA` } };
    const file = join(folder, 'named.json');
    writeFileSync(file, JSON.stringify(stale));
    const named = await run([origin, '--token-file', file]);
    expect(named).toMatchObject({
      code: 2,
      err: expect.stringContaining(`no longer knows the token in ${file}; `),
    });
    expect(named.err).toContain('another file with --token-file'); // what to do
    expect(readFileSync(file, 'utf8')).toBe(JSON.stringify(stale));
    expect(await run([origin, '--token-file', join(folder, 'another.json')])).toMatchObject({
      code: 0,
      err: '',
    });

    const config = join(folder, 'forgotten', 'gobelet');
    mkdirSync(config, { recursive: true });
    writeFileSync(join(config, 'tokens.json'), JSON.stringify(stale));
    chmodSync(join(config, 'tokens.json'), 0o644);
    const forgotten = await run([origin], 'forgotten');
    expect(forgotten).toMatchObject({ code: 0, err: '' });
    expect(forgotten.out).toContain('The server no longer knows you: you are now a new guest.');
    expect(statSync(join(config, 'tokens.json')).mode & 0o777).toBe(0o600);

    writeFileSync(file, 'no tokens');
    expect((await run([origin, '--token-file', file])).err).toContain('is not a file of tokens');
  });
});
