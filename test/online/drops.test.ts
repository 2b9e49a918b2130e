/**
 * Connections break at random, and the games go on: each client whose connection breaks has a
 * second one, of the same person, that does not, and both must have been told the same, which is
 * what the journal tells.
 *
 * GAMES=1000 npm test -- drops is the long proof; SEED repeats the choices of one that failed.
 */

import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Guest } from '../../src/client/api.ts';
import { Connection } from '../../src/client/connection.ts';
import { Seeded } from '../../src/random.ts';
import { repeatable, seedFor } from '../support/chance.ts';
import { Crowd } from '../support/online/crash-crowd.ts';
import { journalsIn } from '../support/online/crash-ledger.ts';
import { Wire } from '../support/online/crash-wire.ts';
import { Flaky } from '../support/online/drops-flaky.ts';
import { Listening, type Transcripts, toldAlike } from '../support/online/drops-transcript.ts';
import { newFolder, spawnHouse } from '../support/online/servers.ts';

const GAMES = Number(process.env['GAMES'] ?? 60);
const TABLES = Math.min(60, Math.ceil(GAMES / 2));
const EACH = 6;

it(`${GAMES} games are played on connections that break, and no step is lost, doubled or out of order`, {
  timeout: 60_000 + GAMES * 1500,
}, async () => {
  const seed = seedFor('drops');
  const random = new Seeded(`${seed}/drops`);
  const folder = newFolder();
  const server = await spawnHouse(folder, 0, ['--absence', '86400']);
  onTestFinished(async () => {
    for (const link of calmLinks.values()) link.close();
    await server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const disturbed = new Listening();
  const calm = new Listening();
  const calmLinks = new Map<string, Connection>();
  const calmLinkOf = (guest: Guest): Connection => {
    const known = calmLinks.get(guest.person);
    if (known !== undefined) return known;
    const socket = (url: string): Wire => new Wire(url, calm, guest.person);
    const link = new Connection({ url: server.api.socketUrl, token: guest.token, socket });
    calmLinks.set(guest.person, link);
    return link;
  };
  try {
    const crowd = await Crowd.gather({
      api: server.api,
      ledger: disturbed,
      seed,
      tables: TABLES,
      each: EACH,
      games: GAMES,
      socket: (url, guest) => new Flaky(url, disturbed, guest.person, random),
      joined: (table, guest) => {
        const link = calmLinkOf(guest);
        const following = link.follow(table);
        following.listen((news) => {
          if (news.type === 'step' && news.known.about.status === 'over') link.unfollow(table);
        });
      },
    });
    await crowd.played();
    const journals = await journalsIn(folder);
    await everythingTold(calm.transcripts, journals);
    expect(await server.kill('SIGTERM')).toBe(0);

    const { faults, entries } = await disturbed.check(folder, true);
    console.log(
      `${GAMES} games, ${entries} entries, broken connections: ${JSON.stringify([...Flaky.met])}`,
    );
    expect(faults).toEqual([]);
    expect(toldAlike(journals, [disturbed.transcripts, calm.transcripts])).toEqual([]);
    expect(crowd.over).toBe(GAMES);
    for (const trouble of ['cut', 'deaf', 'mute', 'after a deed', 'before a deed'] as const)
      expect(Flaky.met.get(trouble), trouble).toBeGreaterThan(0);
  } catch (error) {
    throw repeatable(error);
  }
});

/**
 * Those who are not disturbed may hear the last step a moment after the game is over for the
 * others.
 */
async function everythingTold(
  { all }: Transcripts,
  journals: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  for (const [key, transcript] of all) {
    const [table = ''] = key.split(' ');
    while (transcript.last < (journals.get(table)?.length ?? 0)) await sleep(5);
  }
}
