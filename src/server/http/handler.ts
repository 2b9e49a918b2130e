/** Answers HTTP: finds the route, reads what came by its schema, and turns whatever goes wrong into a clear answer. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Code, LIMITS } from '../../protocol.ts';
import { Refusal } from '../../shape.ts';
import type { Lobby } from '../connection.ts';
import { type Person, StoreFailure } from '../store/store.ts';
import { type Asked, HttpRefusal, type Reply, type Route, STATUS } from './route.ts';

/** On every answer. Nothing here is for frames, other sites or guessing at types. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

interface Match {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}

export class Handler {
  readonly #lobby: Lobby;
  readonly #routes: readonly { readonly route: Route; readonly pattern: RegExp }[];
  readonly #counted: (status: string) => void;

  constructor(lobby: Lobby, routes: readonly Route[], counted: (status: string) => void) {
    this.#lobby = lobby;
    this.#counted = counted;
    this.#routes = routes.map((route) => ({
      route,
      pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
    }));
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = await this.#reply(request).catch((error: unknown) => this.#failed(error, request));
    const { status = 200 } = reply;
    this.#counted(String(status));
    const [text, type] =
      'json' in reply ? [JSON.stringify(reply.json), 'application/json; charset=utf-8'] : [reply.text, reply.type];
    const body = Buffer.from(text);
    const file = 'fileName' in reply ? { 'content-disposition': `attachment; filename="${reply.fileName}"` } : {};
    const ending = request.complete ? {} : { connection: 'close' }; // what is still coming is not read
    response.writeHead(status, { ...HEADERS, ...file, ...ending, 'content-type': type, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async #reply(request: IncomingMessage): Promise<Reply> {
    const { gate, people } = this.#lobby;
    const address = gate.addressOf(request);
    if (!gate.may('requests', address)) throw new HttpRefusal('too-many', 'too many requests: wait a moment');
    const { route, path } = this.#find(request);
    const asked: Asked = { request, address, path, body: undefined, person: undefined };
    const token = route.token === 'none' ? undefined : tokenOf(request);
    if (token === undefined && route.token === 'needed') {
      throw new HttpRefusal('unknown-token', 'a token is needed: authorization: Bearer TOKEN');
    }
    const whose = async (): Promise<Person | undefined> => {
      const person = token === undefined ? undefined : await people.whoHas(token);
      if (token !== undefined && person === undefined) throw new HttpRefusal('unknown-token', 'this token is not good here');
      return person;
    };
    const person = await whose();
    if (route.body === undefined) return route.handle({ ...asked, person });
    const body = route.body(await readBody(request));
    return route.handle({ ...asked, body, person: await whose() }); // a body can take long, and the token be taken back
  }

  #find(request: IncomingMessage): Match {
    const { method = 'GET' } = request;
    const pathname = pathOf(request);
    const wanted = method === 'HEAD' ? 'GET' : method;
    const here: string[] = [];
    for (const { route, pattern } of this.#routes) {
      const match = pattern.exec(pathname);
      if (match === null) continue;
      if (route.method === wanted) return { route, path: match.groups ?? {} };
      here.push(route.method);
    }
    throw here.length > 0 ? new NoRoute(405, `only ${here.join(', ')} here`) : new NoRoute(404, 'there is nothing here');
  }

  #failed(error: unknown, { method, url }: IncomingMessage): Reply {
    if (error instanceof NoRoute) return { status: error.status, json: { code: 'protocol', reason: error.message } };
    if (error instanceof HttpRefusal) return refusal(error.code, error.message);
    if (error instanceof Refusal) return refusal('protocol', error.message);
    const path = url?.split('?')[0];
    this.#lobby.log.error('a request could not be answered', { method, path, error });
    if (error instanceof StoreFailure) return refusal('not-stored', `nothing has happened: ${error.inShort}`);
    return { status: 500, json: { code: 'not-stored', reason: 'nothing has happened: something is wrong with the server' } };
  }
}

/** The path that is asked for; empty where it is none at all. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return URL.parse(url.startsWith('/') ? `http://here${url}` : url)?.pathname ?? '';
}

class NoRoute extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function refusal(code: Code, reason: string): Reply {
  return { status: STATUS[code] ?? 400, json: { code, reason } };
}

function tokenOf({ headers }: IncomingMessage): string | undefined {
  return /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1];
}

/** Reads no more than there may be, and nothing that is not JSON. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    throw new Refusal('send JSON, with content-type: application/json');
  }
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.body) throw TOO_LARGE;
  const body = await allOf(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal('the body is not valid JSON');
  }
}

const TOO_LARGE = new Refusal(`the body has more than ${LIMITS.body} bytes`);

async function allOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LIMITS.body) throw TOO_LARGE;
      chunks.push(chunk);
    }
  } catch (error) {
    throw error === TOO_LARGE ? error : new Refusal('the body has not come to its end'); // whoever sent it is gone
  }
  return Buffer.concat(chunks);
}
