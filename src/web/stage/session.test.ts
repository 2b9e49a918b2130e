/**
 * A visit to a table: steps are shown one after another, nothing is shown that was not told, and a
 * shared device keeps secrets.
 */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Following } from '../../client/following.ts';
import type { Seat } from '../../game.ts';
import { board as pokerdice } from '../../games/pokerdice/page/board.tsx';
import { board as sequence } from '../../games/sequence/page/board.tsx';
import type { About, ClientMessage, LoggedStep } from '../../protocol.ts';
import type { Board } from '../kit/contracts/board.ts';
import type { LocalTables } from '../sources/local/local-tables.ts';
import { company, houseIn } from '../sources/local/testing.ts';
import { Session } from './session.ts';
import type { Source } from './source.ts';

/** However busy the machine is. */
function until(isSo: () => boolean): Promise<unknown> {
  return vi.waitUntil(isSo, { timeout: 30_000 });
}

const page = { visibilityState: 'visible' };
let tables: LocalTables;
let session: Session | undefined;

beforeEach(async () => {
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  tables = await houseIn(undefined, 'none');
});
afterEach(async () => {
  session?.close();
  session = undefined;
  await tables.close();
  vi.unstubAllGlobals();
});

async function sit(board: Board, people: number, seats: number): Promise<Session> {
  const table = await tables.open({
    game: board.rules.id,
    seats,
    sitters: company(people, seats),
    ...(board.rules.id === 'pokerdice' && { first: 0 }),
  });
  const viewer = people === 1 ? 0 : 'public';
  const persons = Array.from({ length: people }, (_, seat) => seat);
  const shared =
    people === 1 ? undefined : new Map(persons.map((seat) => [seat, tables.follow(table, seat)]));
  const main = tables.follow(table, viewer);
  await until(() => [main, ...(shared?.values() ?? [])].every(({ known }) => known !== undefined));
  const source: Source = {
    table,
    isOnline: false,
    isChallenge: false,
    isKept: false,
    person: undefined,
    main,
    shared,
    do: (deed, seat) => (seat === undefined ? main : (shared?.get(seat) ?? main)).do(deed),
    now: Date.now,
    kept: () => Promise.reject(new Error('not over')),
    rematch: () => tables.rematch(table),
    leave: () => undefined,
  };
  session = new Session(board, source);
  return session;
}

function settled(visit: Session): Promise<unknown> {
  return until(() => visit.moment.value?.isMoving === false && !visit.isSending);
}

describe('a throw of one’s own', () => {
  it('is shown only when it is stored, moves for as long as the board says, and offers nothing meanwhile', async () => {
    const visit = await sit(pokerdice as unknown as Board, 1, 2);
    const before = visit.moment.value;
    expect(before?.moves).toEqual([{ type: 'roll' }]);
    visit.play({ type: 'roll' });
    expect(visit.moment.value).toMatchObject({ n: before?.n, isSending: true, moves: [] });
    await until(() => visit.moment.value?.n !== before?.n);
    expect(visit.moment.value).toMatchObject({
      isMoving: true,
      moves: [],
      event: { seat: 0, move: { type: 'roll' } },
    });
    visit.skip();
    expect(visit.moment.value?.isMoving).toBe(false);
    await settled(visit);
    expect(visit.moment.value?.moves).toHaveLength(10);
  });
});

describe('steps that come faster than they are shown', () => {
  it('wait in line; whoever skips sees the latest', async () => {
    const slow = { ...pokerdice, linger: () => 60_000 }; // so that nothing is shown to its end
    const visit = await sit(slow as unknown as Board, 1, 5);
    visit.play({ type: 'roll' });
    const { main } = visit.source;
    // four bots have committed
    await until(() => (main.known?.n ?? 0) >= (visit.shown.value?.n ?? 0) + 4);
    const [shown, known] = [visit.shown.value?.n ?? 0, main.known?.n ?? 0];
    expect(shown).toBeLessThan(known);
    visit.skip();
    expect(visit.shown.value?.known.n).toBe(known);
    expect(visit.shown.value?.view).toBe(main.known?.view);
  });

  it('are not shown one by one to nobody', async () => {
    page.visibilityState = 'hidden';
    const visit = await sit(pokerdice as unknown as Board, 1, 2);
    visit.play({ type: 'roll' });
    await until(
      () => visit.shown.value?.view?.toMove.length === 1 && visit.moment.value?.isMoving === false,
    );
    expect(visit.shown.value?.known.n).toBe(visit.source.main.known?.n);
  });
});

describe('the log', () => {
  it('has what happened before the visit, and every step once', async () => {
    const first = await sit(sequence as unknown as Board, 1, 2);
    first.play({ type: 'roll' });
    await settled(first);
    const again = new Session(first.board, first.source);
    await until(
      () => again.told.value.length >= first.told.value.length && again.told.value.length > 0,
    );
    const numbers = again.told.value.map(({ n }) => n);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    expect(again.told.value.slice(0, first.told.value.length)).toEqual(first.told.value);
  });
});

describe('a shared device', () => {
  const seen = (visit: Session): string => JSON.stringify(visit.moment.value?.view);
  const own = (visit: Session, seat: Seat): Following =>
    visit.source.shared?.get(seat) as Following;

  it('shows what everybody may know, and whose turn it is', async () => {
    const visit = await sit(pokerdice as unknown as Board, 2, 2);
    expect(visit.moment.value).toMatchObject({ me: null, actor: 0, moves: [{ type: 'roll' }] });
    expect(visit.curtainFor).toBeNull();
  });

  it('falls dark before a secret choice, shows it to one, and is dark again', async () => {
    const visit = await sit(pokerdice as unknown as Board, 2, 2);
    visit.play({ type: 'roll' });
    await until(() => visit.shown.value?.event !== null);
    visit.skip();
    expect(visit.curtainFor).toBe(0);
    expect(visit.moment.value?.moves).toEqual([]);
    visit.handedTo.value = 0;
    expect(visit.curtainFor).toBeNull();
    expect(visit.moment.value).toMatchObject({ me: 0, actor: 0 });
    visit.play({ type: 'commit', cards: ['four'] } as never);
    await until(() => visit.handedTo.value === null);
    await settled(visit);
    expect(visit.curtainFor).toBe(1);
    expect(visit.moment.value?.me).toBeNull();
    expect(JSON.parse(seen(visit))).toMatchObject({ viewer: 'public', myCommit: null });
    expect(own(visit, 0).known?.view).toMatchObject({ myCommit: ['four'] });
  });

  it('in the hands of one does not let him play for another', async () => {
    const visit = await sit(sequence as unknown as Board, 2, 2);
    visit.handedTo.value = 1;
    expect(visit.moment.value).toMatchObject({ me: 1, actor: 0, moves: [] });
  });
});

describe('back after a long time', () => {
  const table = 'kabo-relu-timo-sane';
  const away = async (): Promise<never> => Promise.reject(new Error('nobody asks'));
  const happened = (...numbers: number[]): readonly LoggedStep[] =>
    numbers.map((n) => ({ n, at: n, what: { type: 'sat', seat: 0 } }));

  /** Comes to the table at its third step, of a server whose messages are written here. */
  function come(): {
    readonly visit: Session;
    readonly main: Following;
    readonly asked: () => number;
    hear(n: number): void;
  } {
    const sent: ClientMessage[] = [];
    const main = new Following(table, (message) => sent.push(message));
    const asked = (): number => sent.splice(0).filter(({ type }) => type === 'log').length;
    const hear = (n: number): void =>
      main.onMessage({ type: 'table', table, n, at: n, about: {} as About, said: [] });
    hear(3);
    const source = {
      table,
      isOnline: true,
      isChallenge: false,
      isKept: true,
      person: undefined,
      main,
      shared: undefined,
    };
    const visit = new Session(pokerdice as unknown as Board, {
      ...source,
      do: away,
      now: Date.now,
      kept: away,
      rematch: away,
      leave: () => {},
    });
    session = visit;
    return { visit, main, asked, hear };
  }

  it('H1: told the table instead of every step, asks for what happened meanwhile', async () => {
    const { visit, main, asked, hear } = come();
    expect(asked()).toBe(1);
    main.onMessage({ type: 'log', table, n: 3, steps: happened(2, 3) });
    await until(() => visit.others.value.length === 2);
    main.onMessage({ type: 'step', table, n: 4, at: 4, what: { type: 'stood', seat: 0 } });
    expect(asked()).toBe(0);
    hear(400);
    expect(asked()).toBe(1);
    main.onMessage({ type: 'step', table, n: 401, at: 401, what: { type: 'stood', seat: 0 } });
    main.onMessage({ type: 'log', table, n: 401, steps: happened(3, 4, 399, 400, 401) });
    await until(() => visit.others.value.length === 5);
    main.onMessage({ type: 'step', table, n: 402, at: 402, what: { type: 'stood', seat: 0 } });
    expect(visit.others.value.map(({ n }) => n)).toEqual([3, 4, 399, 400, 401, 402]);
  });

  it('forgets what never happened when a backup was put back', async () => {
    const { visit, main, asked, hear } = come();
    main.onMessage({ type: 'log', table, n: 3, steps: happened(2, 3) });
    await until(() => visit.others.value.length === 2);
    for (const n of [4, 5, 6, 7])
      main.onMessage({ type: 'step', table, n, at: n, what: { type: 'stood', seat: 0 } });
    expect(asked()).toBe(1);
    expect(visit.isSetBack.value).toBe(false);
    hear(4); // the backup ended with the third step; new dice are the fourth
    expect(asked()).toBe(1);
    expect(visit.isSetBack.value).toBe(true);
    const redealt: LoggedStep = { n: 4, at: 9, what: { type: 'redealt', commitment: 'c' } };
    main.onMessage({ type: 'log', table, n: 4, steps: [...happened(2, 3), redealt] });
    await until(() => visit.others.value.some(({ what }) => what.type === 'redealt'));
    main.onMessage({ type: 'step', table, n: 5, at: 10, what: { type: 'returned', seat: 1 } });
    expect(visit.others.value.map(({ n, what }) => [n, what.type])).toEqual([
      [2, 'sat'],
      [3, 'sat'],
      [4, 'redealt'],
      [5, 'returned'],
    ]);
  });
});
