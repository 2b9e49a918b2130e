/**
 * Tables on this device: whole games with bots, nothing lost when the page is closed, no fork
 * between two tabs, no secret told.
 */

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeedRefused, type Following, type KnownTable } from '../../../client/following.ts';
import { readProof } from '../../../dice/proof.ts';
import { verify } from '../../../dice/verify.ts';
import type { AnyGame, CommonView, Seat, Viewer } from '../../../game.ts';
import { type Random, Seeded } from '../../../random.ts';
import { lineOf, readEvent } from '../../../record/record.ts';
import { countRecord } from '../../../tally/count.ts';
import type { LocalTables } from './local-tables.ts';
import { brain, company, errors, games, houseIn, playOn } from './testing.ts';

beforeAll(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

let factory: IDBFactory;
let database: string;
let number = 0;
const houses: LocalTables[] = [];
beforeEach(() => {
  factory = new IDBFactory();
  database = `device ${number++}`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(houses.splice(0).map((house) => house.close()));
  expect(errors.splice(0)).toEqual([]);
});

async function open(
  ...more: Parameters<typeof houseIn> extends [unknown, unknown, ...infer More] ? More : never
): Promise<LocalTables> {
  const house = await houseIn(factory, database, ...more);
  houses.push(house);
  return house;
}

function until(following: Following, isSo: (known: KnownTable) => boolean): Promise<KnownTable> {
  return new Promise((resolve) => {
    const look = (known: KnownTable | undefined): void => {
      if (known !== undefined && isSo(known)) resolve(known);
    };
    following.listen(() => look(following.known));
    look(following.known);
  });
}

const everyGame = games.map((game) => [game.id, game] as const);

describe.each(everyGame)('%s', (id, game) => {
  const begin = (house: LocalTables, people: number, seats: number): Promise<string> =>
    house.open({ game: id, seats, sitters: company(people, seats) });

  it('is played to its end against bots, and its dice can be checked', async () => {
    const house = await open();
    const table = await begin(house, 1, game.seats.max);
    const following = house.follow(table, 0);
    await until(following, () => true);
    for (const what of [house.record(table), house.proof(table), house.rematch(table)])
      await expect(what).rejects.toMatchObject({ name: 'DeedRefused', code: 'not-over' });
    const over = await playOn(following, new Seeded(`local/${id}`));
    expect(over.about.winners.length).toBeGreaterThan(0);
    const [record, proof] = [await house.record(table), await house.proof(table)];
    expect(verify(record.trim().split('\n'), readProof(JSON.parse(proof)), games)).toMatchObject({
      follows: true,
      over: true,
    });
    expect(house.isKept).toBe(true);
    const counted = countRecord(record.split('\n'), games);
    for (let time = 0; time < 2; time++) {
      const [tally, ...more] = await house.tallies();
      expect(tally?.seats.map(({ dice }) => dice)).toEqual(counted);
      expect(tally?.seats.map(({ person }) => person !== null)).toEqual(
        counted.map((_, seat) => seat === 0),
      );
      expect(more).toEqual([]);
    }
  });

  it('goes on where it was, however often the page is closed in the middle of it', async () => {
    const random = new Seeded(`closed/${id}`);
    let house = await open();
    const table = await begin(house, 2, Math.min(4, game.seats.max));
    const acknowledged = new Map<number, object>();
    let known: KnownTable | undefined;
    for (let visits = 0; known?.about.status !== 'over'; visits++) {
      const stopAt = (known?.n ?? 0) + 1 + random.below(25);
      const isEnough = ({ n }: KnownTable): boolean => visits < 12 && n >= stopAt;
      const both = [0, 1].map((seat) => {
        const following = house.follow(table, seat);
        const played = (move: object, n: number): unknown => acknowledged.set(n, move);
        return playOn(following, random, isEnough, played).catch((error: unknown) => {
          if (!(error instanceof DeedRefused)) throw error; // the page was closed under it
        });
      });
      await Promise.race(both);
      known = house.follow(table, 0).known as KnownTable;
      if (known.about.status === 'over') break;
      const old = house;
      // the next page is there before the last one is gone
      [house] = await Promise.all([open(), old.close()]);
      houses.splice(houses.indexOf(old), 1);
    }
    const [, ...lines] = (await house.record(table)).trim().split('\n');
    const log = await house.follow(table, 0).log();
    const played = log.filter(({ what }) => what.type === 'played');
    expect(played).toHaveLength(lines.length);
    expect(acknowledged.size).toBeGreaterThan(5);
    for (const [n, move] of acknowledged) {
      const place = played.findIndex((step) => step.n === n);
      expect(JSON.parse(lines[place] as string)).toMatchObject(move);
    }
  });

  it('is the same for two tabs, and never forks', async () => {
    const [one, other] = [await open(), await open()];
    const table = await begin(one, 2, Math.min(4, game.seats.max));
    const random = new Seeded(`tabs/${id}`);
    const stale = (error: unknown): void => {
      if (
        !(error instanceof DeedRefused) ||
        !['stale', 'illegal', 'not-running'].includes(error.code)
      )
        throw error;
    };
    const insist = async (house: LocalTables, seat: number): Promise<void> => {
      const following = house.follow(table, seat);
      while ((await until(following, () => true)).about.status !== 'over')
        await playOn(following, random).catch(stale);
    };
    // Both people play in both tabs, and the bots think in both.
    await Promise.all([one, other].flatMap((house) => [0, 1].map((seat) => insist(house, seat))));
    const records = [await one.record(table), await other.record(table)];
    expect(records[0]).toBe(records[1]);
    const proof = readProof(JSON.parse(await one.proof(table)));
    expect(verify((records[0] as string).trim().split('\n'), proof, games)).toMatchObject({
      follows: true,
      over: true,
    });
  });

  it('tells each viewer what he may know, and nothing else', async () => {
    const house = await open();
    const seats = id === 'sequence' ? 2 : 3;
    const table = await begin(house, seats, seats);
    const viewers: readonly Viewer[] = [
      'public',
      ...Array.from({ length: seats }, (_, seat) => seat),
    ];
    const told = new Map(viewers.map((viewer) => [viewer, new Map<number, KnownTable>()]));
    for (const viewer of viewers)
      house.follow(table, viewer).listen((news) => {
        if (news.type === 'table' || news.type === 'step')
          told.get(viewer)?.set(news.known.n, news.known);
      });
    const random = new Seeded(`secrets/${id}`);
    await Promise.all(
      viewers.map((viewer) =>
        viewer === 'public' ? undefined : playOn(house.follow(table, viewer), random),
      ),
    );
    await until(house.follow(table, 'public'), ({ about }) => about.status === 'over');
    const secrets = readProof(JSON.parse(await house.proof(table)));
    for (const viewer of viewers) {
      const log = await house.follow(table, viewer).log();
      const views = told.get(viewer) as ReadonlyMap<number, KnownTable>;
      compare(game, await house.record(table), viewer, views, log);
      const everything = JSON.stringify([[...views.values()], log]);
      const seeds = secrets.proof === 1 ? secrets.seeds.map(({ seed }) => seed) : [];
      for (const secret of [secrets.secret, ...seeds]) expect(everything).not.toContain(secret);
    }
  });
});

/**
 * Every view is what the rules show this viewer, and every move is told without what they keep from
 * him.
 */
function compare(
  game: AnyGame,
  record: string,
  viewer: Viewer,
  views: ReadonlyMap<number, KnownTable>,
  log: Awaited<ReturnType<Following['log']>>,
): void {
  const [header = '', ...lines] = record.trim().split('\n');
  const { seats, options, setup } = JSON.parse(header);
  const known = game.options(seats)(options);
  let state = game.start(seats, known, game.setup(seats, known)(setup));
  const moves = log.filter(({ what }) => what.type === 'played');
  let compared = 0;
  for (const [place, line] of lines.entries()) {
    const event = readEvent(game, JSON.parse(line));
    const hidden: readonly string[] = game.hidden(state, event, viewer);
    const told = Object.fromEntries(
      Object.entries(lineOf(event)).filter(([key]) => !hidden.includes(key)),
    );
    expect(moves[place]?.what).toEqual({ type: 'played', event: told });
    const moved = game.move(state, event.seat, event.move);
    state = event.answer === undefined ? moved : game.answered(moved, event.answer);
    const shown = views.get(moves[place]?.n ?? 0);
    if (shown === undefined) continue;
    compared++;
    expect(shown.view).toEqual(JSON.parse(JSON.stringify(game.view(state, viewer))));
  }
  expect(compared).toBeGreaterThan(lines.length / 2);
}

describe('the house', () => {
  const random: Random = new Seeded('house');
  const game = 'pokerdice';
  const play = async (house: LocalTables, table: string): Promise<KnownTable> =>
    playOn(house.follow(table, 0), random);

  it('lists its tables without their rules, changed last first, and forgets what is removed', async () => {
    let now = 1000;
    const load = vi.fn(async (id: string) => games.find((game) => game.id === id) as AnyGame);
    const first = await open(load, { now: () => now++ });
    const [one, other] = [
      await first.open({ game, seats: 2, sitters: company(1, 2) }),
      await first.open({ game: 'next', seats: 3, sitters: company(2, 3) }),
    ];
    await play(first, one);
    const second = await open(load, { now: () => now++ });
    load.mockClear();
    expect(await second.tables()).toMatchObject([
      {
        table: one,
        game,
        seats: 2,
        status: 'over',
        sitters: [{ type: 'person', name: 'Player 0' }, { type: 'bot' }],
      },
      { table: other, game: 'next', seats: 3, status: 'running', opened: 1002 },
    ]);
    expect(load).not.toHaveBeenCalled();
    const following = first.follow(one, 0);
    const refused = new Promise((resolve) =>
      following.listen((news) => news.type === 'refused' && resolve(news.code)),
    );
    await first.remove(one);
    expect(await refused).toBe('unknown-table');
    expect((await second.tables()).map(({ table }) => table)).toEqual([other]);
    await expect(second.record(one)).rejects.toMatchObject({ code: 'unknown-table' });
  });

  it('lets the same people play again, once', async () => {
    const house = await open();
    const table = await house.open({ game, seats: 3, sitters: company(2, 3) });
    await Promise.all([play(house, table), playOn(house.follow(table, 1), random)]);
    const [again, same] = await Promise.all([house.rematch(table), house.rematch(table)]);
    expect(same).toBe(again);
    expect(await house.rematch(table)).toBe(again);
    await until(house.follow(table, 1), ({ about }) => about.rematch === again);
    const seatsAt = async (id: string): Promise<unknown> =>
      (await until(house.follow(id, 0), () => true)).about.seats.map((sitter) => ({
        ...sitter,
        chain: undefined,
      })); // each game has its own
    expect(await seatsAt(again)).toEqual(await seatsAt(table));
    await house.remove(again);
    const third = await house.rematch(table);
    expect(third).not.toBe(again);
    expect((await house.tables()).map((one) => one.table).sort()).toEqual([table, third].sort());
  });

  it('gives everybody the colour of pack they wish, no two alike, and again at a rematch', async () => {
    const house = await open();
    const sitters = [
      { type: 'person', name: 'Ana', colour: 'green' },
      { type: 'person', name: 'Ben', colour: 'green' },
      { type: 'bot', level: 'beginner' },
    ] as const;
    const table = await house.open({ game: 'pokerdice', seats: 3, sitters });
    const coloursAt = async (id: string): Promise<unknown> =>
      (await until(house.follow(id, 0), () => true)).about.colours;
    expect(await coloursAt(table)).toEqual(['green', 'blue', 'red']);
    await Promise.all([play(house, table), playOn(house.follow(table, 1), random)]);
    expect(await coloursAt(await house.rematch(table))).toEqual(['green', 'blue', 'red']);
  });

  it('a rematch is a deed, too', async () => {
    const house = await open();
    const table = await house.open({ game, seats: 2, sitters: company(1, 2) });
    await play(house, table);
    const following = house.follow(table, 0);
    await following.do({ type: 'rematch' });
    expect(following.known?.about.rematch).toBe(await house.rematch(table));
  });

  it('refuses what makes no sense, and keeps nothing of it', async () => {
    const house = await open();
    const sitters = company(1, 2);
    for (const opening of [
      { game: 'chess', seats: 2, sitters },
      { game, seats: 1, sitters: company(1, 1) },
      { game, seats: 3, sitters },
      { game, seats: 2, sitters, options: { deck: 'none' } },
      { game, seats: 2, sitters: [{ type: 'person', name: '' } as const, ...sitters.slice(1)] },
    ])
      await expect(house.open(opening)).rejects.toMatchObject({
        name: 'DeedRefused',
        code: 'illegal',
      });
    expect(await house.tables()).toEqual([]);
    const table = await house.open({ game, seats: 2, sitters });
    const refusedFor = async (viewer: Viewer, id = table): Promise<unknown> =>
      new Promise((resolve) =>
        house.follow(id, viewer).listen((news) => news.type === 'refused' && resolve(news.code)),
      );
    expect(await refusedFor(1)).toBe('not-seated');
    expect(await refusedFor(5)).toBe('not-seated');
    expect(await refusedFor(0, 'kabo-relu-timo-sane')).toBe('unknown-table');
    await expect(
      house.follow(table, 'public').do({ type: 'say', text: 'Boo' }),
    ).rejects.toMatchObject({ code: 'not-seated' });
  });

  it('refuses a deed for which there is no room, and goes on when there is', async () => {
    const house = await open();
    const table = await house.open({ game, seats: 2, sitters: company(2, 2) });
    const { view } = await until(house.follow(table, 'public'), () => true);
    const following = house.follow(table, (view as unknown as CommonView).toMove[0] as Seat);
    const { n, moves } = await until(following, () => true);
    const request = factory.open(database);
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const entries = Object.getPrototypeOf(
      request.result.transaction('entries').objectStore('entries'),
    );
    const add = vi.spyOn(entries, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const deed = { type: 'play', move: moves[0] as { readonly [key: string]: unknown } } as const;
    await expect(following.do(deed)).rejects.toMatchObject({
      name: 'DeedRefused',
      code: 'not-stored',
    });
    await expect(house.open({ game, seats: 2, sitters: company(1, 2) })).rejects.toMatchObject({
      code: 'not-stored',
    });
    add.mockRestore();
    expect(following.known?.n).toBe(n);
    expect(await following.do(deed)).toBe(n + 1);
    expect(errors.splice(0)).toHaveLength(1);
    request.result.close();
  });

  it('plays where nothing can be kept, and says so', async () => {
    for (const factory of [
      undefined,
      {
        open: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    ]) {
      const house = await houseIn(factory as IDBFactory | undefined, 'none');
      houses.push(house);
      expect(house.isKept).toBe(false);
      const table = await house.open({ game, seats: 2, sitters: company(1, 2) });
      expect((await play(house, table)).about.status).toBe('over');
      expect(await house.tables()).toMatchObject([{ table, status: 'over' }]);
    }
  });

  it('lets a bot that failed try again', { timeout: 10_000 }, async () => {
    let isBroken = true;
    const choose: typeof brain.choose = (...question) => {
      if (!isBroken) return brain.choose(...question);
      isBroken = false;
      return Promise.reject(new Error('the worker has ended'));
    };
    const house = await open(games, { brain: { ...brain, choose } });
    const table = await house.open({ game, seats: 2, sitters: company(1, 2) });
    expect((await play(house, table)).about.status).toBe('over');
    expect(errors.splice(0)).toHaveLength(1);
  });
});
