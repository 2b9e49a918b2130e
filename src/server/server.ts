/**
 * The server, put together: store, tables, people, HTTP and sockets; how it starts and how it
 * stops.
 */

import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChallengeDice } from '../challenge/dice.ts';
import type { AnyGame } from '../game.ts';
import { tableId } from '../protocol.ts';
import { Attendance } from '../tables/attendance.ts';
import type { Brain } from '../tables/brain.ts';
import type { Bus } from '../tables/bus.ts';
import type { TableContext } from '../tables/context.ts';
import { Hub } from '../tables/hub.ts';
import { newSecret } from '../tables/ids.ts';
import { TABLE_THROWS } from '../tables/live/bot-throws.ts';
import { LocalBus } from '../tables/local-bus.ts';
import type { Log } from '../tables/log.ts';
import { Opener } from '../tables/opener.ts';
import { Rounds } from '../tables/rounds.ts';
import type { Person, ServerStore } from '../tables/store.ts';
import { keepTally, tallyOld } from '../tables/tallying.ts';
import { ThreadBrain } from './bots/brain.ts';
import { SharedBus } from './bus/shared.ts';
import { calmed } from './calm-log.ts';
import { Challenges } from './challenges/challenges.ts';
import { DiceTotals } from './dice-totals.ts';
import { App } from './http/app.ts';
import type { Assets } from './http/assets.ts';
import { challengeRoutesOf } from './http/challenge-routes.ts';
import { schemasOf } from './http/components.ts';
import { Handler } from './http/handler.ts';
import { openApiOf } from './http/openapi.ts';
import { apiPage, spokenTo, tablePage, welcomePage } from './http/pages.ts';
import type { Asked, Route } from './http/route.ts';
import { routesOf } from './http/routes.ts';
import { Allotment } from './limits/allotment.ts';
import { Gate } from './limits/gate.ts';
import { Hashed } from './limits/hashed.ts';
import * as prices from './limits/prices.ts';
import { SharedLimits } from './limits/shared-limits.ts';
import { Work } from './limits/work.ts';
import { Metrics } from './metrics.ts';
import {
  measuredBrain,
  measuredStore,
  measureLag,
  measureProcess,
  tablesByKind,
} from './numbers.ts';
import { roomForLines } from './open-files.ts';
import { Codes } from './people/codes.ts';
import { KeyWatch } from './people/key-watch.ts';
import { openRing } from './people/keys.ts';
import { lookAlike } from './people/lookalike.ts';
import { People } from './people/people.ts';
import { PersonWatch } from './people/person-watch.ts';
import { isDead, processName } from './process-name.ts';
import { type OwnCandidate, PublicList } from './public-list.ts';
import { lastRestore } from './restored.ts';
import type { Settings } from './settings.ts';
import type { Phase, ServerContext } from './sockets/connection.ts';
import { Unsent } from './sockets/outgoing.ts';
import { Sockets } from './sockets/sockets.ts';
import { loadSpeech, type Speech } from './words.ts';

export interface Parts {
  readonly store: ServerStore;
  readonly settings: Settings;
  readonly games: readonly AnyGame[];
  readonly log: Log;
  readonly version: string;
  /** The files of the built page; without them the server says how they are made. */
  readonly page?: Assets | undefined;
  readonly bus?: Bus;
  readonly brain?: Brain;
  /** How this process calls itself to the others. */
  readonly process?: string;
  now?(): number;
}

export interface RunningServer {
  readonly port: number;
  /**
   * Takes a connection that did not come over the network, for simulations: any stream, as if
   * somebody had connected.
   */
  accept(stream: Duplex): void;
  /** Microseconds of work that were charged so far. */
  readonly charged: number;
  /**
   * Something was rejected and nobody caught it: a mistake of ours, logged with its cause, counted,
   * and no reason to stop.
   */
  unexpected(error: unknown): void;
  /**
   * Other processes go on: says that it is not ready and serves for this many milliseconds as
   * before, so that nobody new is led here; then lets people go, a few at a time, with nothing
   * refused.
   */
  leave(milliseconds: number): Promise<void>;
  /** Lets what is under way come to its end, tells everybody, and stops. The store stays open. */
  stop(): Promise<void>;
}

/** Whoever sends a request a letter at a time is not waited for. */
const TIMES = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16_384,
};
/**
 * Only a socket is an upgrade; whatever else is asked for (`curl --http2` does) is answered, and
 * counted, as a plain request.
 */
const asksForSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';
/**
 * Idle connections are closed after this many milliseconds: an answer that nobody reads, a body
 * that does not go on.
 */
const UNREAD = 30_000;
/** How long clocks stand after the server can be reached again. */
const STAND = 10_000;
/** How long requests under way may take once the server is to stop. */
const DRAINING = 5000;

export async function startServer(parts: Parts): Promise<RunningServer> {
  const { settings, games, version, page, bus = new LocalBus(warn), now = Date.now } = parts;
  const metrics = new Metrics();
  const store = measuredStore(parts.store, metrics);
  const brain = measuredBrain(parts.brain ?? new ThreadBrain(), metrics);
  const log = calmed(
    parts.log,
    metrics.counter('errors', 'What went wrong, by the event in the log.', 'event'),
  );
  const speech = await loadSpeech();
  const forgotten = ({ id, generation }: Person): void => {
    // here at once: what was sent after the answer is not heard any more
    sockets.closeAllOf(id, generation);
    bus.publish('tokens', `${id} ${generation}`);
  };
  const people = new People(
    store,
    await openRing(store, now()),
    now,
    forgotten,
    () => attendance.isAlone,
  );
  const hashed = new Hashed(await store.keep('limits key', newSecret()));
  const setAside = metrics.counter('tables_set_aside', 'Tables whose journals could not be read.');
  const conflicted = metrics.counter('conflicts', 'Appends that another process was before.');
  const name = parts.process ?? processName();
  const stand = settings.pauses.stand ?? STAND;
  const attendance = new Attendance({
    store,
    process: name,
    log,
    stand,
    now,
    isDead,
    rested: () => hub.rested(),
    othersChanged: () => hub.othersChanged(),
  });
  const challenges = new Challenges({
    store,
    brain,
    games,
    secret: await store.keep('daily key', newSecret()),
    now,
  });
  const around: TableContext = {
    setAside: () => setAside(),
    conflicted: () => conflicted(),
    nameOf: async (person) => {
      const found = await people.find(person);
      return found?.isNameGiven === true ? undefined : found?.name;
    },
    lookAlike,
    store,
    onEnd: [keepTally],
    botThrows: () => TABLE_THROWS,
    diceOf: async ({ challenge }, game) => challenge && new ChallengeDice(challenge, game),
    ended: (table) => {
      challenges.ranked
        .ended(table)
        .catch((error: unknown) => log.error('result_not_stored', { table: table.id, error }));
    },
    bus,
    brain,
    log,
    pauses: settings.pauses,
    process: name,
    since: now(),
    restored: await lastRestore(store),
    attendance,
    guestbook: store,
    now,
  };
  const hub = new Hub(around, games);
  const rounds = new Rounds(around, hub, store);
  const room = roomForLines();
  const gate = new Gate(settings, { log, metrics, room, hashed, now });
  const work = new Work(settings.work, now, hashed);
  const codes = new Codes({ bus, store, hashed, now });
  const limits = new SharedLimits({
    bus,
    process: name,
    attendance,
    gate,
    work,
    more: { codes: codes.wrong, 'codes-in-all': codes.wrongInAll },
    now,
  });
  const publicList = new PublicList({
    bus,
    process: name,
    attendance,
    hashed,
    limits: settings.listed,
    own: () => candidatesOf(hub),
    now,
  });
  const counters = {
    messages: metrics.counter('messages', 'Messages that came in over sockets.'),
    deeds: metrics.counter('deeds', 'Deeds asked for at tables.'),
  };
  const refusedFor = metrics.counter('refused', 'What was refused, by code.', 'code');
  const answered = metrics.counter(
    'http_answers',
    'Answers to HTTP requests, by status.',
    'status',
  );
  const uncaught = metrics.counter(
    'unexpected',
    'What was rejected without anybody catching it: mistakes in the program.',
  );
  let phase: Phase = 'open';
  const lobby: ServerContext = {
    hub,
    opener: new Opener(store, games, now),
    allotment: new Allotment({
      store,
      hub,
      most: settings.unfinished,
      news: { bus, hashed },
      now,
    }),
    people,
    gate,
    work,
    unsent: new Unsent(settings.unsent),
    lengthOf: (table) => store.length(table),
    log,
    settings,
    speech,
    now,
    get phase() {
      return phase;
    },
    counted: (what) => counters[what](),
    deedTook: metrics.histogram(
      'deed',
      'From a deed that came in to its outcome, stored or refused.',
    ),
    refusedFor,
    tokensForgotten: forgotten,
    personChanged: (person) => persons.changed(person),
  };
  const sockets = new Sockets(lobby);
  const persons = new PersonWatch({
    bus,
    process: name,
    attendance,
    people,
    log,
    connected: () => sockets.persons,
    revoked: ({ id, generation }, isNew) => sockets.closeAllOf(id, generation, isNew),
    renamed: (person) => hub.rename(person.id, person.name),
  });
  bus.subscribe('came', (process) => attendance.came(process));
  bus.subscribe('left', (process) => attendance.left(process));
  bus.subscribe('tokens', (message) => {
    const [person = '', generation = ''] = message.split(' ');
    people.forget(person);
    sockets.closeAllOf(person, Number(generation));
  });
  const keys = new KeyWatch(store, people, now, log, () => sockets.greetAnew());
  metrics.gauge('connections', 'Sockets that are open.', () => sockets.size);
  metrics.gauge('people', 'People who are connected.', () => sockets.people);
  metrics.gauge('tables', 'Tables in memory.', () => hub.size);
  if (bus instanceof SharedBus) busGauges(metrics, bus);
  metrics.gauge(
    'clock_skew_milliseconds',
    'By how much the clock of the store is ahead of ours; 0 if it has none.',
    () => attendance.skew,
  );
  metrics.gauges('tables_by_kind', 'Tables in memory, by game and status.', () =>
    tablesByKind(hub.all),
  );
  measureProcess(metrics, version);
  const lagEnds = measureLag(metrics);
  const charged = (): number => Math.round(work.charged) / 1e6;
  metrics.usual('gobelet_work_seconds_total', 'counter', 'Processor time charged for.', charged);
  metrics.gauge('memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('uptime_seconds', 'Since the process began.', () => Math.round(process.uptime()));

  const origin = ({ request }: Asked): string =>
    settings.origin ?? `http://${request.headers.host ?? 'localhost'}`;
  const tables = routesOf({
    lobby,
    store,
    totals: new DiceTotals(store),
    codes,
    publicList,
    metrics,
    skew: () => (attendance.isSkewed ? Math.abs(attendance.skew) : undefined),
    origin,
  });
  const routes = [...tables, ...challengeRoutesOf(challenges, lobby)];
  const openApi = JSON.stringify(
    openApiOf(routes, { version, origin: settings.origin, games: await schemasOf(games) }),
  );
  const app = page === undefined ? undefined : new App(page, settings.origin);
  const handler = new Handler(
    lobby,
    [...routes, ...pagesOf(routes, openApi, origin, speech)],
    {
      counted: answered,
      took: metrics.histogram('http', 'How long answers over HTTP take, by route.', 'route'),
    },
    app,
  );
  const http = createServer(
    { ...TIMES, shouldUpgradeCallback: asksForSocket },
    (request, response) => {
      // whoever would ask again over the same connection is to find another process
      if (phase !== 'open') response.setHeader('connection', 'close');
      handler.answer(request, response).catch((error: unknown) => {
        log.error('answer_not_sent', { error });
        response.destroy();
      });
    },
  );
  if (room !== undefined) http.maxConnections = room;
  http.on('drop', () => gate.dropped());
  http.on('connection', (line) => {
    const leave = gate.enterLine(line.remoteAddress);
    if (leave === undefined) line.destroy();
    else line.once('close', leave);
  });
  http.setTimeout(UNREAD); // sockets have times of their own
  http.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));

  try {
    await listening(http, settings);
    await attendance.start();
    bus.publish('came', name);
    rounds.start();
    publicList.start();
  } catch (error) {
    lagEnds();
    await keys.stop();
    await persons.stop();
    for (const one of [codes, limits, publicList]) one.close();
    http.close();
    await attendance.stop();
    rounds.stop();
    await hub.close(); // or what it looks after would go on, with nobody to reach it
    sockets.close();
    await brain.close();
    throw error;
  }
  const counting = tallyOld(
    store,
    async () => games,
    log,
    () => phase === 'stopping',
  ).catch((error: unknown) => {
    log.error('dice_totals_failed', { error });
  });
  return {
    port: (http.address() as AddressInfo).port,
    accept: (stream) => void http.emit('connection', stream),
    get charged() {
      return work.charged;
    },
    unexpected(error) {
      uncaught();
      log.error('unhandled_rejection', { error });
    },
    async leave(milliseconds) {
      phase = 'leaving';
      await sleep(milliseconds);
      phase = 'parting';
      await sockets.letGo();
    },
    async stop() {
      phase = 'stopping';
      await keys.stop();
      await persons.stop();
      for (const one of [codes, limits, publicList]) one.close();
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      http.closeIdleConnections();
      rounds.stop();
      await hub.close();
      await attendance.stop();
      bus.publish('left', name);
      sockets.close();
      const timer = setTimeout(() => http.closeAllConnections(), DRAINING);
      await closed;
      clearTimeout(timer);
      await counting;
      gate.close();
      lagEnds();
      log.close();
      await brain.close();
      await bus.close();
    },
  };
}

function busGauges(metrics: Metrics, bus: SharedBus): void {
  metrics.gauge('bus_connected', 'Whether the bus to other processes is there.', () =>
    bus.isConnected ? 1 : 0,
  );
  metrics.gauge('bus_lost', 'Messages that could not be sent over the bus.', () => bus.lost);
}

/** Tables for the public list: those whose host is connected to this process. */
function candidatesOf(hub: Hub): readonly OwnCandidate[] {
  return [...hub.all].flatMap((live) => {
    const { listed, status, host } = live.table;
    const address = listed && status !== 'over' ? live.whereIs(host) : undefined;
    return address === undefined ? [] : [{ summary: live.table.summary(null), host, address }];
  });
}

/** A listener that throws is a mistake of ours, and no reason to stop. */
function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}

function listening(http: HttpServer, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });
}

function pagesOf(
  routes: readonly Route[],
  openApi: string,
  origin: (asked: Asked) => string,
  speech: Speech,
): readonly Route[] {
  const page = { method: 'GET', token: 'none', answerType: 'text/html' } as const;
  return [
    {
      ...page,
      path: '/',
      summary: 'Show the way in.',
      handle: (asked) => welcomePage(spokenTo(asked, speech), origin(asked)),
    },
    {
      ...page,
      path: '/api',
      price: prices.DOCUMENT,
      summary: 'Show the API.',
      handle: (asked) => apiPage(spokenTo(asked, speech), routes),
    },
    {
      ...page,
      path: '/t/{table}',
      summary: 'Show the link of a table.',
      handle: (asked) =>
        tablePage(spokenTo(asked, speech), origin(asked), tableId(asked.path['table'])),
    },
    {
      ...page,
      path: '/openapi.json',
      price: prices.DOCUMENT,
      summary: 'Get this API as OpenAPI.',
      answerType: 'application/json',
      handle: () => ({ text: openApi, type: 'application/json; charset=utf-8' }),
    },
  ];
}
