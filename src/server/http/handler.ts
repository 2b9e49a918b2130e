/**
 * Answers HTTP: finds the route, reads what came by its schema, and turns whatever goes wrong into
 * a clear answer.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIMITS, SOCKET_PATH } from '../../protocol.ts';
import { Refusal } from '../../shape.ts';
import { notStored, type Refused } from '../../tables/refused.ts';
import type { Person } from '../../tables/store.ts';
import * as prices from '../limits/prices.ts';
import { isOwnName } from '../people/names.ts';
import type { ServerContext } from '../sockets/connection.ts';
import { acceptedLanguage, sentence } from '../words.ts';
import type { App } from './app.ts';
import {
  asksForToken,
  FOR_OTHER_SITES,
  isForOtherSites,
  rateHeaders,
  type Standing,
} from './reply-headers.ts';
import {
  type Asked,
  HEADERS,
  type Headers,
  HttpRefusal,
  patternOf,
  type Reply,
  type Route,
  STATUS,
} from './route.ts';

/** In milliseconds. */
const AGAIN_AFTER = 5000;
/** In seconds. */
const YEAR = 31_536_000;

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/** Whoever measures answers. */
export interface HttpMeasures {
  counted(status: string): void;
  /** In seconds. */
  took(seconds: number, route: string): void;
}

type JsonReply = Extract<Reply, { readonly json: object }>;

interface Match {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}

export class Handler {
  readonly #lobby: ServerContext;
  readonly #routes: readonly { readonly route: Route; readonly pattern: RegExp }[];
  readonly #measures: HttpMeasures;
  readonly #app: App | undefined;
  #isWarned = false;

  /** Without an app, for whoever has not built it, the routes alone answer. */
  constructor(lobby: ServerContext, routes: readonly Route[], measures: HttpMeasures, app?: App) {
    this.#lobby = lobby;
    this.#measures = measures;
    this.#app = app;
    this.#routes = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now();
    const reply = await this.#reply(request).catch((error: unknown) =>
      this.#failed(error, request),
    );
    const { status = 200 } = reply;
    this.#measures.counted(String(status));
    const { body, headers } = written(reply);
    const length = body === undefined ? {} : { 'content-length': body.length };
    const again =
      status === 429 || status === 503
        ? { 'retry-after': secondsUntil('after' in reply ? reply.after : undefined) }
        : {};
    const route = this.#routeOf(request);
    this.#note(request, status, route, performance.now() - began);
    // what is still coming is not read
    const ending = request.complete ? {} : { connection: 'close' };
    response.writeHead(status, {
      ...HEADERS,
      ...this.#byScheme(request),
      ...(route !== undefined && isForOtherSites(route) && FOR_OTHER_SITES),
      ...this.#byLimits(request, reply),
      ...headers,
      ...again,
      ...ending,
      ...length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /**
   * What depends on how the page is reached: over https it is never reached otherwise again.
   * Browsers take the opener policy from https and from the machine itself, and complain of it over
   * plain http in the living room.
   */
  #byScheme({ headers }: IncomingMessage): Readonly<Record<string, string>> {
    const isHttps = this.#lobby.settings.origin?.startsWith('https:') === true;
    return {
      ...(isHttps && { 'strict-transport-security': `max-age=${YEAR}` }),
      ...((isHttps || LOCAL.test(headers.host ?? '')) && {
        'cross-origin-opener-policy': 'same-origin',
      }),
    };
  }

  /** Of every request, how long it took; in the log only for whoever looks closely. */
  #note(request: IncomingMessage, status: number, route: Route | undefined, ms: number): void {
    const path = pathOf(request);
    const name = this.#app?.find(path) === undefined ? (route?.path ?? 'none') : 'page';
    this.#measures.took(ms / 1000, name);
    this.#lobby.log.debug('request', {
      method: request.method,
      route: name, // and not its path: the name of a table is all that one needs to come to it
      status,
      ms: Math.round(ms),
    });
  }

  /** How often one may ask; files are not counted with the rest. */
  #byLimits(request: IncomingMessage, reply: Reply): Headers {
    if (this.#app?.find(pathOf(request)) !== undefined) return {};
    const { gate, settings } = this.#lobby;
    const { requests } = settings.rates;
    const left = gate.left('requests', gate.addressOf(request));
    const after = Math.max(0, (requests.burst - left) / requests.perSecond) * 1000;
    const met = 'limit' in reply && reply.limit !== undefined ? [reply.limit] : [];
    const own: Standing = { limit: 'requests', rate: requests, left, after };
    return rateHeaders([
      own,
      ...met
        .filter((limit) => limit !== 'requests')
        .map((limit) => ({
          limit,
          rate: settings.rates[limit],
          left: 0,
          after: 'after' in reply ? (reply.after ?? 0) : 0,
        })),
    ]);
  }

  async #reply(request: IncomingMessage): Promise<Reply> {
    const { gate, people, settings } = this.#lobby;
    const address = gate.addressOf(request);
    const file = this.#app?.find(pathOf(request));
    const after = gate.wait(file === undefined ? 'requests' : 'files', address);
    if (after > 0) throw new HttpRefusal('too-many', 'too-much', undefined, after, 'requests');
    if (!isOwnName(request.headers.host, settings.origin, settings.names))
      throw new NoRoute(421, { code: 'protocol', reason: 'other-name' });
    if (file === undefined) this.#pay(prices.REQUEST, address); // files have a limit of their own, and a browser can't ask for one again
    if (this.#app !== undefined && file !== undefined) {
      if (request.method !== 'GET' && request.method !== 'HEAD') throw otherMethod(['GET']);
      return this.#app.answer(file, request);
    }
    const { route, path } = this.#find(request);
    const asked: Asked = { request, address, path, body: undefined, person: undefined };
    const token = route.token === 'none' ? undefined : tokenOf(request);
    if (token === undefined && route.token === 'needed') {
      throw new HttpRefusal('unknown-token', 'token-needed');
    }
    const whose = async (): Promise<Person | undefined> => {
      const person =
        token === undefined
          ? undefined
          : ((await people.whoHas(token)) ?? (await route.recognise?.(token, request)));
      if (token !== undefined && person === undefined)
        throw new HttpRefusal('unknown-token', 'unknown-token');
      return person;
    };
    const person = await whose();
    this.#pay(route.price ?? 0, address, person?.id);
    if (route.body === undefined) return route.handle({ ...asked, person });
    const body = route.body(await readBody(request));
    // a body can take long, and the token be taken back
    return route.handle({ ...asked, body, person: await whose() });
  }

  /** Charged before the work; throws if there is nothing left to pay with. */
  #pay(cost: number, address: string, person?: string): void {
    const after = this.#lobby.work.pay(cost, { address, person });
    if (after !== undefined) throw new HttpRefusal('too-many', 'too-much', undefined, after);
  }

  #find(request: IncomingMessage): Match {
    const pathname = pathOf(request);
    const wanted = methodOf(request);
    const here: string[] = [];
    for (const { route, pattern } of this.#routes) {
      const match = pattern.exec(pathname);
      if (match === null) continue;
      if (route.method === wanted) return { route, path: match.groups ?? {} };
      here.push(route.method);
    }
    if (pathname === SOCKET_PATH)
      throw wanted === 'GET' ? this.#withoutUpgrade() : otherMethod(['GET']);
    throw here.length > 0
      ? otherMethod(here)
      : new NoRoute(404, { code: 'protocol', reason: 'nothing-here' });
  }

  #routeOf(request: IncomingMessage): Route | undefined {
    const [pathname, wanted] = [pathOf(request), methodOf(request)];
    return this.#routes.find(
      ({ route, pattern }) => route.method === wanted && pattern.test(pathname),
    )?.route;
  }

  /** Sockets are asked for by an upgrade, which proxies keep to themselves unless they are told. */
  #withoutUpgrade(): NoRoute {
    if (!this.#isWarned) {
      this.#isWarned = true;
      this.#lobby.log.warn('socket_without_upgrade', {
        hint: 'does the proxy pass on the headers Upgrade and Connection? docs/hosting.md',
      });
    }
    return new NoRoute(
      426,
      { code: 'protocol', reason: 'socket-needed' },
      { upgrade: 'websocket', connection: 'upgrade' },
    );
  }

  #failed(error: unknown, request: IncomingMessage): Reply {
    const { method, url } = request;
    if (error instanceof NoRoute) {
      if (error.status === 404 && this.#app?.explains(pathOf(request), request) === true)
        return this.#app.nothingHere(request);
      return this.#refusal(request, error.why, error.status, { more: error.headers });
    }
    if (error instanceof HttpRefusal) {
      const { why, limit } = error;
      return this.#refusal(request, why, undefined, {
        ...(limit !== undefined && { limit }),
        ...(why.code === 'unknown-token' && {
          more: asksForToken(tokenOf(request) !== undefined),
        }),
      });
    }
    if (error instanceof Refusal)
      return this.#refusal(request, {
        code: 'protocol',
        reason: 'bad-message',
        detail: error.message,
      });
    const path = url?.split('?')[0];
    const why = notStored(error);
    if (why.code !== 'elsewhere') this.#lobby.log.error('request_failed', { method, path, error });
    return this.#refusal(request, why, why.reason === 'not-stored' ? 500 : undefined);
  }

  /** The code for programs, the sentence in the language of whoever asks. */
  #refusal(
    { headers }: IncomingMessage,
    why: Refused,
    status = STATUS[why.code] ?? 400,
    besides: Pick<JsonReply, 'limit' | 'more'> = {},
  ): Reply {
    const language = acceptedLanguage(headers['accept-language']);
    const json = { code: why.code, reason: sentence(this.#lobby.speech, language, why) };
    return {
      status,
      json,
      language,
      ...(why.after !== undefined && { after: why.after }),
      ...besides,
    };
  }
}

/** In whole seconds, for the header Retry-After; if nobody knows, a moment. */
export function secondsUntil(after = AGAIN_AFTER): string {
  return `${Math.max(1, Math.ceil(after / 1000))}`;
}

/** The path that is asked for; empty if it is none at all. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return URL.parse(url.startsWith('/') ? `http://here${url}` : url)?.pathname ?? '';
}

class NoRoute extends Error {
  readonly status: number;
  readonly why: Refused;
  readonly headers: Headers;

  constructor(status: number, why: Refused, headers: Headers = {}) {
    super(why.reason);
    this.status = status;
    this.why = why;
    this.headers = headers;
  }
}

/** The same path is there for other methods. */
function otherMethod(methods: readonly string[]): NoRoute {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new NoRoute(
    405,
    { code: 'protocol', reason: 'only-methods', detail: methods.join(', ') },
    { allow: allow.join(', ') },
  );
}

function methodOf({ method = 'GET' }: IncomingMessage): string {
  return method === 'HEAD' ? 'GET' : method;
}

function written(reply: Reply): {
  readonly body: Buffer | undefined;
  readonly headers: Readonly<Record<string, string>>;
} {
  if ('headers' in reply) return { body: reply.bytes, headers: reply.headers };
  if ('json' in reply)
    return {
      body: Buffer.from(JSON.stringify(reply.json)),
      headers: {
        ...spoken(reply.language),
        ...reply.more,
        'content-type': 'application/json; charset=utf-8',
      },
    };
  const { text, type, fileName } = reply;
  const file =
    fileName === undefined ? {} : { 'content-disposition': `attachment; filename="${fileName}"` };
  return {
    body: Buffer.from(text),
    headers: { ...file, ...spoken(reply.language), 'content-type': type },
  };
}

/** Of an answer that would be another in another language. */
function spoken(language: string | undefined): Readonly<Record<string, string>> {
  return language === undefined ? {} : { 'content-language': language, vary: 'accept-language' };
}

export function tokenOf({ headers }: IncomingMessage): string | undefined {
  return /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1];
}

/** Reads no more than there may be, and nothing that is not JSON. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    throw new HttpRefusal('protocol', 'send-json');
  }
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.body) throw TOO_LARGE;
  const body = await allOf(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HttpRefusal('protocol', 'not-json');
  }
}

const TOO_LARGE = new NoRoute(413, {
  code: 'protocol',
  reason: 'body-too-large',
  detail: LIMITS.body,
});

async function allOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({
      destroyOnReturn: false,
    }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LIMITS.body) throw TOO_LARGE;
      chunks.push(chunk);
    }
  } catch (error) {
    // whoever sent it is gone
    throw error === TOO_LARGE ? error : new HttpRefusal('protocol', 'body-cut-off');
  }
  return Buffer.concat(chunks);
}
