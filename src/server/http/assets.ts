/**
 * The files of the built page, read once at the start: what is not among them can't be asked for,
 * whatever the path.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ENCODINGS, type Encoding } from './encodings.ts';

/** Where `npm run build` puts the page. */
export const BUILT_PAGE = fileURLToPath(new URL('../../../dist/page', import.meta.url));

/**
 * A file as it goes over the line: plain or compressed. Each form has a tag of its own, for its
 * bytes are others.
 */
export interface Form {
  readonly bytes: Buffer;
  readonly tag: string;
}

export interface Asset {
  readonly type: string;
  /** Its name has a hash of what is in it: it never changes. */
  readonly isForever: boolean;
  readonly forms: Readonly<Partial<Record<Encoding, Form>>> & { readonly identity: Form };
}

/** By path: /assets/main-Bx3f.js */
export type Assets = ReadonlyMap<string, Asset>;

/**
 * What is of no kind named here is not served: maps of the source, and whatever else a build leaves
 * behind.
 */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
};

/** The endings under which the build leaves the compressed forms beside a file. */
const ENDINGS: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = { br: '.br', gzip: '.gz' };

/** Undefined if nothing is built. */
export function readAssets(folder: string): Assets | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const type = TYPES[entry.name.split('.').at(-1) ?? ''];
    if (!entry.isFile() || type === undefined || path.includes('/.')) continue;
    assets.set(path, { type, isForever: path.startsWith('/assets/'), forms: formsOf(file) });
  }
  return assets;
}

function formsOf(file: string): Asset['forms'] {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const forms: Asset['forms'] = { identity: { bytes, tag: `"${hash}"` } };
  const compressed = ENCODINGS.filter((encoding) => encoding !== 'identity')
    .filter((encoding) => existsSync(file + ENDINGS[encoding]))
    .map((encoding) => [
      encoding,
      { bytes: readFileSync(file + ENDINGS[encoding]), tag: `"${hash}-${encoding}"` },
    ]);
  return { ...forms, ...Object.fromEntries(compressed) };
}

/** The same file with other bytes, in every form that it had. */
export function made({ type, isForever, forms }: Asset, bytes: Buffer): Asset {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const compressed = { br: brotliCompressSync, gzip: gzipSync };
  const others = ENCODINGS.filter(
    (encoding) => encoding !== 'identity' && forms[encoding] !== undefined,
  ).map(
    (encoding) =>
      [
        encoding,
        {
          bytes: compressed[encoding as keyof typeof compressed](bytes),
          tag: `"${hash}-${encoding}"`,
        },
      ] as const,
  );
  return {
    type,
    isForever,
    forms: { identity: { bytes, tag: `"${hash}"` }, ...Object.fromEntries(others) },
  };
}
