/** What a client knows of a table from the messages alone. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { About, ClientMessage, LoggedStep, MessageOf } from '../protocol.ts';
import { Following } from './following.ts';

const TABLE = 'kabo-relu-timo-sane';

describe('the clocks', () => {
  it('go on through steps that do not tell them', () => {
    const following = new Following(TABLE, () => undefined);
    const clocks = { left: [60_000, 50_000], running: [1] };
    following.onMessage({
      type: 'table',
      table: TABLE,
      n: 1,
      at: 1000,
      about: {} as About,
      said: [],
      clocks,
    });
    const said: MessageOf<'step'>['what'] = {
      type: 'said',
      person: 'abcdefghijkl',
      name: 'Léa',
      text: 'Salut',
    };
    following.onMessage({ type: 'step', table: TABLE, n: 2, at: 4000, what: said });
    expect(following.known?.clocks).toEqual({ left: [60_000, 47_000], running: [1] });
    following.onMessage({ type: 'step', table: TABLE, n: 3, at: 90_000, what: said });
    expect(following.known?.clocks?.left).toEqual([60_000, 0]);
  });
});

describe('the log', () => {
  afterEach(() => vi.useRealTimers());

  const table: MessageOf<'table'> = {
    type: 'table',
    table: TABLE,
    n: 3,
    at: 1000,
    about: {} as About,
    said: [],
  };
  const steps: readonly LoggedStep[] = [{ n: 2, at: 500, what: { type: 'sat', seat: 0 } }];
  const follow = (): { following: Following; asked: () => readonly string[] } => {
    const sent: ClientMessage[] = [];
    const following = new Following(TABLE, (message) => sent.push(message));
    return { following, asked: () => sent.splice(0).map(({ type }) => type) };
  };

  it('is asked for once the table is known, once for all who wait, and again on a new connection', async () => {
    const { following, asked } = follow();
    const waiting = [following.log(), following.log()];
    following.begin();
    expect(asked()).toEqual(['watch']);
    following.onMessage(table);
    expect(asked()).toEqual(['log']);
    following.begin();
    expect(asked()).toEqual(['watch', 'log']);
    following.onMessage({ type: 'log', table: TABLE, n: 3, steps });
    expect(await Promise.all(waiting)).toEqual([steps, steps]);
    following.begin();
    expect(asked()).toEqual(['watch']);
  });

  it('is asked for again where the table was not watched yet, and given up where it may not be', async () => {
    vi.useFakeTimers();
    const { following, asked } = follow();
    following.onMessage(table);
    const log = following.log();
    following.onMessage({
      type: 'refused',
      code: 'not-watching',
      reason: 'watch the table first',
      table: TABLE,
    });
    expect(asked()).toEqual(['log']);
    vi.runAllTimers();
    expect(asked()).toEqual(['log']);
    following.onMessage({
      type: 'refused',
      code: 'closed',
      reason: 'nobody may watch this table',
      table: TABLE,
    });
    await expect(log).rejects.toMatchObject({ name: 'DeedRefused', code: 'closed' });
  });
});

describe('asked to wait', () => {
  afterEach(() => vi.useRealTimers());

  const refused = {
    type: 'refused',
    code: 'too-many',
    reason: 'wait',
    table: TABLE,
    after: 700,
  } as const;

  it('H1: asks again by itself after so long, for the table, the log and a deed, and tells nobody', async () => {
    vi.useFakeTimers();
    const sent: ClientMessage[] = [];
    const heard: unknown[] = [];
    const following = new Following(TABLE, (message) => sent.push(message));
    following.listen((news) => heard.push(news.type));
    following.begin();
    following.onMessage(refused);
    following.onMessage(refused);
    expect(sent.splice(0)).toEqual([{ type: 'watch', table: TABLE }]);
    vi.advanceTimersByTime(699);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent.splice(0)).toEqual([{ type: 'watch', table: TABLE }]);
    following.onMessage({
      type: 'table',
      table: TABLE,
      n: 3,
      at: 1000,
      about: {} as About,
      said: [],
    });
    const log = following.log();
    const done = following.do({ type: 'stand' });
    const [, asked] = sent.splice(0);
    following.onMessage(refused);
    following.onMessage({ ...refused, id: (asked as Extract<ClientMessage, { type: 'do' }>).id });
    vi.advanceTimersByTime(700);
    expect(sent.splice(0)).toEqual([
      { type: 'watch', table: TABLE, seen: 3 },
      { type: 'log', table: TABLE },
      asked,
    ]);
    following.onMessage({ type: 'log', table: TABLE, n: 3, steps: [] });
    following.onMessage({
      type: 'done',
      table: TABLE,
      id: (asked as Extract<ClientMessage, { type: 'do' }>).id,
      n: 3,
    });
    expect([await log, await done]).toEqual([[], 3]);
    expect(heard).toEqual(['table']);
    following.onMessage(refused);
    following.end();
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });
});

it('tells when the server was set back: fewer steps than were known, or other dice', () => {
  const following = new Following(TABLE, () => undefined);
  const heard: boolean[] = [];
  following.listen((news) => {
    if (news.type === 'table') heard.push(news.isSetBack);
  });
  const hear = (n: number, commitment: string): void =>
    following.onMessage({
      type: 'table',
      table: TABLE,
      n,
      at: n,
      about: { commitment } as About,
      said: [],
    });
  hear(9, 'a');
  hear(300, 'a'); // too much was missed to be told step by step
  hear(7, 'a');
  hear(400, 'b');
  hear(400, 'b');
  expect(heard).toEqual([false, false, true, true, false]);
});

describe('looking back together', () => {
  it('sends where one is once the table is known, and tells where others are', () => {
    const sent: ClientMessage[] = [];
    const heard: unknown[] = [];
    const following = new Following(TABLE, (message) => sent.push(message));
    following.listen((news) => heard.push(news));
    following.review(3, 'open');
    expect(sent).toEqual([]);
    following.onMessage({
      type: 'table',
      table: TABLE,
      n: 3,
      at: 1000,
      about: {} as About,
      said: [],
    });
    following.review(3, 'open');
    following.review(3, 0, { type: 'seat', seat: 1 });
    expect(sent).toEqual([
      { type: 'review', table: TABLE, at: 3, viewer: 'open' },
      { type: 'review', table: TABLE, at: 3, viewer: 0, point: { type: 'seat', seat: 1 } },
    ]);
    const message = {
      type: 'reviewing',
      table: TABLE,
      person: 'abcdefghijkl',
      name: 'Léa',
      at: 4,
      viewer: 'public',
    } as const;
    following.onMessage(message);
    expect(heard.at(-1)).toEqual({ type: 'reviewing', message });
  });
});

it('a table that could not be read just then is asked for again by itself', () => {
  vi.useFakeTimers();
  const sent: ClientMessage[] = [];
  const news: string[] = [];
  const following = new Following(TABLE, (message) => sent.push(message));
  following.listen(({ type }) => news.push(type));
  following.begin();
  following.onMessage({
    type: 'refused',
    code: 'not-stored',
    reason: 'the store is away',
    table: TABLE,
  });
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  expect(sent.map(({ type }) => type)).toEqual(['watch', 'watch']);
  expect(news).toEqual([]);
});
