/**
 * What a route is: one line of the API, with the schemas of what goes in and out. The OpenAPI
 * document is written from these.
 */

import type { IncomingMessage } from 'node:http';
import type { Code } from '../../protocol.ts';
import type { Shape } from '../../shape.ts';
import type { Reason, Refused } from '../../tables/refused.ts';
import type { Person } from '../../tables/store.ts';
import type { Language } from '../../words/languages.ts';
import type { Limit } from '../limits/gate.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * What goes back: JSON by the route's schema, text of another kind, or a file of the page with
 * headers of its own. What was written for the language of whoever asked says in which it is.
 */
export type Reply =
  | {
      readonly status?: number;
      readonly json: object;
      readonly language?: Language;
      /** Milliseconds after which it is worth asking again, and the limit that says so. */
      readonly after?: number;
      readonly limit?: Limit;
      /** Besides those that every answer has. */
      readonly more?: Headers;
    }
  | {
      readonly status?: number;
      readonly text: string;
      readonly type: string;
      readonly fileName?: string;
      readonly language?: Language;
    }
  | {
      readonly status?: number;
      readonly bytes?: Buffer;
      readonly headers: Readonly<Record<string, string>>;
    };

export interface Asked {
  readonly request: IncomingMessage;
  readonly address: string;
  /** Parts of the path by their names. */
  readonly path: Readonly<Record<string, string>>;
  /** Read by the route's schema. */
  readonly body: unknown;
  /** Undefined if the route does not ask for a token and none was sent. */
  readonly person: Person | undefined;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** /api/tables/{table} */
  readonly path: string;
  /** A verb and its object: what integrators search for. */
  readonly summary: string;
  readonly description?: string;
  /** Whether a token is needed, may be sent, or is not looked at. */
  readonly token: 'needed' | 'welcome' | 'none';
  readonly body?: Shape<unknown>;
  /** The answer's schema; a route without answers with text. */
  readonly answer?: Shape<unknown>;
  readonly answerType?: string;
  /**
   * What it costs besides any request, in microseconds of processor time: charged before it is
   * handled.
   */
  readonly price?: number;
  /** The codes it may refuse with, besides those that every route may. */
  readonly refuses?: readonly Code[];
  /** Somebody whose token is worth nothing any more, and whom this route answers all the same. */
  recognise?(token: string, request: IncomingMessage): Promise<Person | undefined>;
  handle(asked: Asked): Reply | Promise<Reply>;
}

/** Matches the paths of /api/tables/{table}, and keeps their parts by name. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`);
}

/** Thrown by a route: becomes an answer with this code. */
export class HttpRefusal extends Error {
  readonly why: Refused;
  readonly limit: Limit | undefined;

  /** `after` is in milliseconds: when it is worth asking again, and `limit` says which is met. */
  constructor(code: Code, reason: Reason, detail?: string | number, after?: number, limit?: Limit) {
    super(reason);
    this.name = 'HttpRefusal';
    this.limit = limit;
    this.why = {
      code,
      reason,
      ...(detail !== undefined && { detail }),
      ...(after !== undefined && { after }),
    };
  }
}

/** On every answer. Nothing here is for frames, other sites or guessing at types. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** Who asks, on a route that needs a token. */
export function personOf({ person }: Asked): Person {
  if (person === undefined) throw new HttpRefusal('unknown-token', 'token-needed');
  return person;
}

export const STATUS: Readonly<Partial<Record<Code, number>>> = {
  protocol: 400,
  illegal: 400,
  'unknown-token': 401,
  'not-host': 403,
  closed: 403,
  'unknown-table': 404,
  'not-over': 409,
  'name-taken': 409,
  'too-many': 429,
  elsewhere: 503,
  'not-stored': 503,
  draining: 503,
};
