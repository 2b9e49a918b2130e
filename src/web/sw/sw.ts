/**
 * What makes the page work without a network: on the first visit it keeps every file of this
 * version, and gives them out from then on. A new version is kept beside the old one and takes over
 * when no page of the old one is open.
 */

/** Written by the build: see build/precache.ts. */
declare const KEPT: {
  readonly version: string;
  readonly files: readonly string[];
  /** Only the language in use is kept. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** What the server answers itself: SERVER_PATHS of src/pages.ts. */
  readonly servers: readonly string[];
};

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/**
 * Documents are kept with their headers, so the server says by a mark of which headers this worker
 * is: src/server/http/app.ts.
 */
const { headers = '' } = globalThis as { readonly headers?: string };
const CACHE = `gobelet ${KEPT.version} ${headers}`;
const PAGE = '/index.html';

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...KEPT.files])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('gobelet ') && name !== CACHE) await caches.delete(name);
      await worker.clients.claim();
    })(),
  );
});

/** A page says which language it speaks, or that it stands where a new version may take over. */
worker.addEventListener('message', (event) => {
  const { language, takeOver } = event.data as {
    readonly language?: string;
    readonly takeOver?: boolean;
  };
  if (takeOver === true) event.waitUntil(worker.skipWaiting());
  if (language !== undefined) event.waitUntil(keepLanguage(language));
});

async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing: string[] = [];
  for (const file of KEPT.languages[language] ?? [])
    if ((await cache.match(file)) === undefined) missing.push(file);
  await cache.addAll(missing);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isServers(url.pathname)) event.respondWith(kept(PAGE, request));
  } else if (url.pathname.startsWith('/assets/') || KEPT.files.includes(url.pathname)) {
    event.respondWith(kept(url.pathname, request));
  }
});

/** What the server answers itself, with everything below it. */
function isServers(path: string): boolean {
  return KEPT.servers.some((server) => path === server || path.startsWith(`${server}/`));
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}
