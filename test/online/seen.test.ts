/**
 * Nothing is seen: games over real sockets, with everything that anybody was told held against what
 * he may know.
 */

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/game.ts';
import { games } from '../../src/games/index.ts';
import { Seeded } from '../../src/random.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { mayBeLate } from '../support/may-be-late.ts';
import { forms, found, traces, worlds } from '../support/online/seen-check.ts';
import { Company, type Witnessed } from '../support/online/seen-games.ts';
import { mannWhitney } from '../support/online/seen-ranks.ts';
import { botDelays, TimedCommits } from '../support/online/seen-timing.ts';
import { compareTwins, type Fork, forkAt, forkUnder } from '../support/online/seen-twins.ts';
import { type House, newFolder, openHouse } from '../support/online/servers.ts';
import { openings } from '../support/openings/index.ts';

const GAMES = Number(process.env['GAMES'] ?? 12);
/** Messages of one step that are looked at closely; in full all of them. */
const MOST = process.env['GAMES'] === undefined ? 2 : Number.POSITIVE_INFINITY;
const FULL = 6 * 3_600_000;
/** Tables that go on at the same time. */
const AT_ONCE = 4;

async function playAll(
  house: House,
  game: AnyGame,
  count: number,
  witnessed: (one: Witnessed, seed: string, tokens: readonly string[]) => Promise<void>,
): Promise<void> {
  let number = 0;
  const rounds = Array.from({ length: AT_ONCE }, async () => {
    const company = await Company.gather(house, game.seats.max + 1);
    while (number < count) {
      const seed = `seen/${game.id}/${number}`;
      await witnessed(await company.play(game, number++, new Seeded(seed)), seed, company.tokens);
    }
    company.leave();
  });
  await Promise.all(rounds);
}

describe('games over sockets', () => {
  let house: House;
  const secrets: string[] = [];
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.stop());

  it.each(games.map((game) => [game.id, game] as const))(
    '%s: what anybody is told would be the same in every world that he can’t tell from this one',
    { timeout: FULL },
    async (_, game) => {
      const key = await house.store.keep('token key', 'unused');
      let looked = 0;
      const all: string[] = [];
      await playAll(house, game, GAMES, async (one, seed, tokens) => {
        const journal = await house.store.read(one.table);
        secrets.push(...tokens, JSON.parse(journal[0] as string).secret, ...one.seeds);
        const { wrong, looked: more } = worlds(one, journal, new Seeded(`worlds/${seed}`), MOST);
        looked += more;
        all.push(...wrong, ...traces(one, journal, [key, ...tokens]), ...forms(one));
      });
      expect(all.slice(0, 3)).toEqual([]);
      expect(looked).toBeGreaterThan(GAMES * 20);
    },
  );

  it('no token, key, secret or seed was ever written to the log', async () => {
    const key = await house.store.keep('token key', 'unused');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(found([key, ...secrets], house.log)).toEqual([]);
  });
});

describe('the checks find what there is', () => {
  const pokerdice = games.find(({ id }) => id === 'pokerdice') as AnyGame;
  const next = games.find(({ id }) => id === 'next') as AnyGame;
  const isTelling = async (
    game: AnyGame,
    check: (one: Witnessed, journal: readonly string[]) => readonly string[],
  ): Promise<boolean> => {
    const house = await openHouse({}, { games: [game] });
    const wrong: string[] = [];
    await playAll(house, game, 3, async (one) => {
      wrong.push(...check(one, await house.store.read(one.table)));
    });
    await house.stop();
    return wrong.length > 0;
  };
  const seen = (one: Witnessed, journal: readonly string[]): readonly string[] =>
    worlds(one, journal, new Seeded('seen'), 99).wrong;

  it('a commit in a view', async () => {
    const game: AnyGame = {
      ...pokerdice,
      view: (state, viewer) => ({
        ...pokerdice.view(state, viewer),
        commits: (state as { commits: unknown }).commits,
      }),
    };
    expect(await isTelling(game, seen)).toBe(true);
  });

  it('a commit in an event', async () => {
    expect(
      await isTelling({ ...pokerdice, hidden: () => [] }, (one, journal) =>
        seen({ ...one, game: pokerdice }, journal),
      ),
    ).toBe(true);
  });

  it('a commit in a log, though in nothing else', async () => {
    const logs = (heard: Witnessed['before']): Witnessed['before'] =>
      heard.filter(({ text }) => text.startsWith('{"type":"log"'));
    const check = (one: Witnessed, journal: readonly string[]): readonly string[] =>
      seen({ ...one, game: pokerdice, before: logs(one.before), after: logs(one.after) }, journal);
    expect(await isTelling({ ...pokerdice, hidden: () => [] }, check)).toBe(true);
    expect(await isTelling(pokerdice, check)).toBe(false);
  });

  it('moves that depend on what is hidden', async () => {
    const game: AnyGame = {
      ...next,
      moves: (state, seat) => {
        const moves = next.moves(state, seat);
        return ((state as { order: readonly number[] }).order[44] as number) < 22
          ? moves
          : moves.toReversed();
      },
    };
    expect(await isTelling(game, seen)).toBe(true);
  });

  it('a card under the top of a pile', async () => {
    const game: AnyGame = {
      ...next,
      view: (state, viewer) => {
        const { order, deck } = state as {
          order: readonly number[];
          deck: readonly { id: string }[];
        };
        return { ...next.view(state, viewer), bottom: deck[order[44] as number]?.id };
      },
    };
    expect(await isTelling(game, (one, journal) => traces(one, journal, []))).toBe(true);
  });

  it('bytes in any spelling', () => {
    const secret = 'a1b2c3d4'.repeat(8);
    const bytes = Buffer.from(secret, 'hex');
    for (const text of [
      secret,
      secret.toUpperCase(),
      bytes.toString('base64'),
      bytes.toString('base64url'),
      btoa(secret),
    ]) {
      expect(found([secret], [`before ${text} after`])).not.toEqual([]);
    }
    expect(found([secret], ['nothing of the kind'])).toEqual([]);
  });
});

describe('twins: two houses that differ in what is hidden alone', () => {
  const TWINS = process.env['GAMES'] === undefined ? 1 : 20;
  const game = (id: string): AnyGame => games.find((one) => one.id === id) as AnyGame;

  /** The round is judged, or the card is the thrower's and turned up. */
  const isTurnedUp = (
    view: { readonly [key: string]: unknown },
    { before, privy }: Fork,
  ): boolean =>
    view['round'] !== before['round'] ||
    (view['phase'] === 'reroll' && privy.includes(view['active'] as number));

  it.each([2, 3, 5])(
    'Pokerdice with %i: another card committed',
    { timeout: FULL },
    async (seats) => {
      let all = 0;
      for (let number = 0; number < 4 * TWINS; number++) {
        const random = new Seeded(`twins/pokerdice/${seats}/${number}`);
        const options = game('pokerdice').options(seats)(
          seats === 2 && number % 2 === 0 ? { decks: 2 } : {},
        );
        const fork = forkAt(game('pokerdice'), seats, options, 'commit', random) as Fork;
        const { wrong, same, knew } = await compareTwins(fork, 12, isTurnedUp, random);
        expect(wrong).toEqual([]);
        expect(knew).toBe(true);
        all += same;
      }
      expect(all).toBeGreaterThan(0);
    },
  );

  it.each(['steal', 'swap', 'give'])(
    'NEXT!: another card in a %s',
    { timeout: FULL },
    async (type) => {
      const all = openings(game('next')).filter(({ seats }) => seats > 2);
      for (let [tried, done] = [0, 0]; done < 2 * TWINS; tried++) {
        expect(tried).toBeLessThan(100 * TWINS);
        const { seats, options } = all[tried % all.length] as (typeof all)[number];
        const random = new Seeded(`twins/next/${type}/${tried}`);
        const fork = forkAt(game('next'), seats, options, type, random);
        if (fork === undefined) continue;
        done++;
        const { wrong, same, knew } = await compareTwins(fork, 25, () => false, random);
        expect(wrong).toEqual([]);
        expect(knew).toBe(true);
        expect(same).toBeGreaterThan(0);
      }
    },
  );

  it.each([2, 4, 6])(
    'NEXT! with %i: another order under the tops',
    { timeout: FULL },
    async (seats) => {
      for (let number = 0; number < TWINS; number++) {
        const random = new Seeded(`twins/under/${seats}/${number}`);
        const isDeep = ({ piles }: { readonly [key: string]: unknown }): boolean =>
          (piles as readonly { readonly left: number }[]).some(({ left }) => left <= 2);
        const { wrong, same } = await compareTwins(
          forkUnder(game('next'), seats, random),
          16,
          isDeep,
          random,
        );
        expect(wrong).toEqual([]);
        expect(same).toBeGreaterThan(16);
      }
    },
  );
});

describe('the time it takes tells nothing', () => {
  const COMMITS = process.env['GAMES'] === undefined ? 800 : 4000;
  const isLast = (line: string): boolean =>
    /"type":"commit","cards":\["(?:no-odd|full|large-straight|four)"/.test(line);

  /** Chance gives so small a number once in a million times. */
  const FOUND = 1e-6;
  const timed = new TimedCommits();
  const foundIn = ({ first, last }: TimedCommits['honest']): number => mannWhitney(first, last);

  // As many as it takes to find the millisecond on a machine as busy as this one is now.
  beforeAll(async () => {
    const folder = newFolder();
    const store = await openSqlite(databaseIn(folder));
    const house = await openHouse({}, { store: timed.slowing(store, isLast) });
    const random = new Seeded('delays');
    for (let rounds = 0; rounds < 8 && !(foundIn(timed.slowed) < FOUND); rounds++)
      await timed.gather(house, COMMITS, random);
    await house.stop();
    rmSync(folder, { recursive: true });
  }, FULL);

  it('of which card was committed', () => {
    expect(timed.honest.first.length + timed.honest.last.length).toBeGreaterThanOrEqual(COMMITS);
    expect(foundIn(timed.honest)).toBeGreaterThan(FOUND);
  });

  it('and a millisecond more for one card would be found', () => {
    expect(foundIn(timed.slowed)).toBeLessThan(FOUND);
  });

  it('of what a bot thought, while its pause is longer', {
    ...mayBeLate('a timer that is late by more than the pause tells'),
    timeout: FULL,
  }, async () => {
    const { quick, slow } = await botDelays(40, 20, 60);
    expect(mannWhitney(quick, slow)).toBeGreaterThan(1e-6);
    // the pause, as coarse as timers are
    expect(Math.min(...quick, ...slow)).toBeGreaterThanOrEqual(39);
  });

  it('and without a pause its thinking would be found', { timeout: FULL }, async () => {
    const { quick, slow } = await botDelays(0, 20, 60);
    expect(mannWhitney(quick, slow)).toBeLessThan(1e-6);
  });
});
