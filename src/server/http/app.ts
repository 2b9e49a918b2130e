/** The page over HTTP: which of its files answers a path, in which form, and with which headers. */

import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PAGES } from '../../pages.ts';
import { type Asset, type Assets, made } from './assets.ts';
import { bestEncoding } from './encodings.ts';
import { HEADERS, patternOf, type Reply } from './route.ts';

/** Each is answered with the same document, which finds its screen by the address. */
const PAGE_PATHS = Object.values(PAGES).map(patternOf);

/** Keeps the page with its headers: see marked(). */
const WORKER = '/sw.js';
const ICON = '/icon.svg';
/** What browsers ask for beside anything that names no icon itself: a text, the API. */
const OLD_ICON = '/favicon.ico';

/**
 * Nothing but files of ours runs, is drawn or is asked; the motion of the phone throws the dice.
 */
function headersFor(origin: string | undefined): Readonly<Record<string, string>> {
  const sockets = origin === undefined ? '' : ` ${origin.replace(/^http/, 'ws')}`; // without one, 'self' is the socket's too
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self'${sockets}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default', // src/web/shell/trusted.ts
    ].join('; '),
    'permissions-policy':
      'accelerometer=(self), gyroscope=(self), camera=(), geolocation=(), microphone=()',
  };
}

export class App {
  readonly #assets: Assets;
  readonly #document: Asset;
  readonly #headers: Readonly<Record<string, string>>;
  /** Of the headers: another when one of them is. */
  readonly #mark: string;

  constructor(assets: Assets, origin: string | undefined) {
    const document = assets.get('/index.html');
    if (document === undefined) throw new Error('a page without index.html');
    this.#document = document;
    this.#headers = headersFor(origin);
    this.#mark = createHash('sha256')
      .update(JSON.stringify([HEADERS, this.#headers]))
      .digest('hex')
      .slice(0, 12);
    this.#assets = new Map(
      [...assets].map(([path, asset]) => [
        path,
        path === WORKER ? marked(asset, this.#mark) : asset,
      ]),
    );
  }

  /** The file that this path is answered with. */
  find(path: string): Asset | undefined {
    const file = this.#assets.get(path === OLD_ICON ? ICON : path);
    return file ?? (PAGE_PATHS.some((page) => page.test(path)) ? this.#document : undefined);
  }

  answer(asset: Asset, { headers }: IncomingMessage): Reply {
    const encoding = bestEncoding(
      headers['accept-encoding'],
      (one) => asset.forms[one] !== undefined,
    );
    const { bytes, tag: ofBytes } = asset.forms[encoding] ?? asset.forms.identity;
    // a browser that has it takes no new headers with "not modified"
    const tag = asset.isForever ? ofBytes : ofBytes.replace(/"$/, `-${this.#mark}"`);
    const kept = {
      'cache-control': asset.isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: tag,
      vary: 'accept-encoding',
    };
    if (isKnown(tag, headers['if-none-match']))
      return { status: 304, headers: { ...this.#headers, ...kept } };
    return { bytes, headers: { ...this.#headers, ...kept, ...contentOf(asset, encoding) } };
  }

  /**
   * What is not there: the page explains it to a person. Programs, which do not ask for HTML, are
   * answered as by the API.
   */
  explains(path: string, { method, headers }: IncomingMessage): boolean {
    const asksForPage =
      (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');
    return asksForPage && !path.startsWith('/api/');
  }

  nothingHere({ headers }: IncomingMessage): Reply {
    const encoding = bestEncoding(
      headers['accept-encoding'],
      (one) => this.#document.forms[one] !== undefined,
    );
    const { bytes } = this.#document.forms[encoding] ?? this.#document.forms.identity;
    return {
      status: 404,
      bytes,
      headers: { ...this.#headers, ...contentOf(this.#document, encoding) },
    };
  }
}

/**
 * The service worker gives out documents with the headers they were kept with. It names the headers
 * of today, so if one changes the worker does, and browsers fetch everything anew.
 */
function marked(worker: Asset, mark: string): Asset {
  return made(
    worker,
    Buffer.concat([Buffer.from(`globalThis.headers='${mark}';\n`), worker.forms.identity.bytes]),
  );
}

function contentOf({ type }: Asset, encoding: string): Readonly<Record<string, string>> {
  return { 'content-type': type, ...(encoding !== 'identity' && { 'content-encoding': encoding }) };
}

/** A proxy that touches an answer may call its tag weak; it is the same file. */
function isKnown(tag: string, known: string | undefined): boolean {
  const tags = (known ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
