/**
 * Without a network, from the second visit on: the page opens, every game is played, and friends
 * are told that it can’t be.
 */

import { expect, it } from 'vitest';
import {
  byClick,
  enough,
  GAMES,
  playOn,
  type Sitting,
  sitting,
} from '../support/browser/keys/playing.ts';
import { ownStage } from '../support/browser/stage.ts';
import type { Visit } from '../support/browser/visit.ts';

const here = ownStage();

/**
 * The browser asks by itself whether the service worker is another now, and says that it got no
 * answer.
 */
const LOOKING_FOR_NEWS = [
  /An unknown error occurred when fetching the script/,
  /\/sw\.js net::ERR_/,
];

it('can be installed', async () => {
  const { page, context } = await here.open('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(here.site.url + href)).json()) as Manifest;
  expect(manifest).toMatchObject({
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: 'Gobelet',
  });
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const icons = [...manifest.icons, { src: apple ?? '', type: 'image/png', sizes: '180x180' }];
  for (const { src, type, sizes } of icons) {
    const answer = await page.request.get(here.site.url + src);
    expect([src, answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([
      src,
      200,
      type,
    ]);
    if (type === 'image/png') expect([src, sizeOf(await answer.body())]).toEqual([src, sizes]);
  }
  expect(manifest.icons.map(({ sizes, purpose }) => purpose ?? sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512', 'maskable']),
  );
  await controlled(page.evaluate.bind(page));
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A test runs in a private window, in which nothing is installed whatever the page is like.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

interface Manifest {
  readonly icons: readonly {
    readonly src: string;
    readonly type: string;
    readonly sizes: string;
    readonly purpose?: string;
  }[];
}

/** Of a PNG, from its first chunk. */
function sizeOf(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

async function controlled(evaluate: Visit['page']['evaluate']): Promise<void> {
  await evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Everything of this version that this language needs lies in the browser. */
async function kept({ page }: Visit, language: string): Promise<void> {
  await controlled(page.evaluate.bind(page));
  const worker = await (await page.request.get(`${here.site.url}/sw.js`)).text();
  const { files, languages } = JSON.parse(/^const KEPT=(.*);$/m.exec(worker)?.[1] ?? '') as {
    readonly files: readonly string[];
    readonly languages: Readonly<Record<string, readonly string[]>>;
  };
  const wanted = ['/index.html', ...files, ...(languages[language] ?? [])];
  const missing = (): Promise<readonly string[]> =>
    page.evaluate(async (all) => {
      const found = await Promise.all(
        all.map(async (file) => ((await caches.match(file)) === undefined ? file : '')),
      );
      return found.filter((file) => file !== '');
    }, wanted);
  await expect.poll(missing, { timeout: 10_000 }).toEqual([]);
}

it('the second visit needs no network', async () => {
  const first = await sitting(here, 'next', '/', { language: 'fr' });
  const { visit, words } = first;
  await kept(visit, 'fr');
  await visit.page.close();
  await here.site.kill();
  await visit.context.setOffline(true);
  visit.allow(...LOOKING_FOR_NEWS);
  const page = await visit.context.newPage();
  const { home, games, newTable, troubles } = words.page;
  await page.goto(here.site.url);
  await page.getByText(home.tagline).waitFor();
  for (const game of GAMES) {
    const seat: Sitting = { visit: { ...visit, page }, words, game };
    const press = byClick(seat);
    await press(home.botsOf({ game: games[game].name }));
    await press(newTable.start);
    await playOn(seat, { seen: enough(3) });
    const table = page.url();
    await page.reload();
    await playOn(seat, { seen: enough(2) });
    expect(page.url()).toBe(table);

    await page.goto(`${here.site.url}/intro/${game}`);
    await page.locator('.intro .intro-say').waitFor();

    await page.goto(here.site.url);
    await press(home.deviceOf({ game: games[game].name }));
    await press(newTable.start);
    await page.waitForURL(/\/here\//);
    await playOn(seat, { isShared: true, seen: enough(3) });

    await page.goto(here.site.url);
    await press(home.inviteOf({ game: games[game].name }));
    await press(newTable.openAndInvite);
    await page.getByText(troubles.noNetwork).waitFor();
    await press(home.back);
  }
  await page.getByRole('button', { name: home.allTables({ tables: 2 * GAMES.length }) }).click();
  const running = page.getByRole('region', { name: home.goOn }).getByRole('listitem');
  await expect.poll(() => running.count()).toBe(2 * GAMES.length);
});
