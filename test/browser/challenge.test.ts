/**
 * Challenges: a finished game is sent as a link, somebody else plays its dice, and both are
 * compared; the one of the day for everybody.
 */

import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { challengeOf } from '../../src/challenge/make.ts';
import { Api } from '../../src/client/api.ts';
import { ChallengeApi } from '../../src/client/challenges.ts';
import { makeProof } from '../../src/dice/proof.ts';
import type { AnyGame } from '../../src/game.ts';
import { games } from '../../src/games/index.ts';
import { encodeLink } from '../../src/web/sources/challenge/challenge-link.ts';
import { words as en } from '../../src/words/en/challenge.ts';
import { words as enPage } from '../../src/words/en/page.ts';
import { words as fr } from '../../src/words/fr/challenge.ts';
import { words as frPage } from '../../src/words/fr/page.ts';
import { axeFindings, COLOURS, expectAccessible } from '../support/browser/axe.ts';
import {
  againstBots,
  type GameId,
  playOn,
  type Sitting,
  sitting,
  WHOLE_GAME,
} from '../support/browser/keys/playing.ts';
import { catalogueOf } from '../support/browser/players/catalogue.ts';
import { ownStage } from '../support/browser/stage.ts';
import { NETWORK_LOSS, SIZES } from '../support/browser/visit.ts';
import { fairGame } from '../support/fair-game.ts';

const here = ownStage();
/** What was still on its way to a page that is left. */
const LEFT = [/net::ERR_ABORTED/];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('table').first().getByRole('row');

/** From the next page on. */
async function called(context: BrowserContext, name: string): Promise<void> {
  await context.addInitScript(
    (own) => localStorage.setItem('gobelet settings', JSON.stringify({ name: own })),
    name,
  );
}

describe('a finished game', () => {
  it('is sent as a link, played again by somebody else, and compared side by side', {
    timeout: 2 * WHOLE_GAME,
  }, async () => {
    const ana = await againstBots(here, 'sequence', { allow: LEFT });
    const { page } = ana.visit;
    await playOn(ana);
    await button(page, en.challengeFriends).click();
    await page.getByRole('heading', { name: en.own }).waitFor();
    // the server has played it again and found everything as it was told
    await page.getByText(/You are number \d/).waitFor();
    await expectAccessible(page);
    const link = page.url();
    expect(link.length).toBeLessThan(4000);

    const ben = await sitting(here, 'sequence', '/settings', {
      language: 'fr',
      ...SIZES.phone,
      allow: LEFT,
    });
    await called(ben.visit.context, 'Ben');
    await ben.visit.page.goto(link);
    await button(ben.visit.page, fr.play).waitFor();
    expect(await button(ben.visit.page, fr.watchOf({ name: 'Ben' })).count()).toBe(0);
    // once it is checked
    await rows(ben.visit.page).nth(1).waitFor();
    expect(await rows(ben.visit.page).count()).toBe(2); // the head, and who sent it
    await expectAccessible(ben.visit.page);
    await button(ben.visit.page, fr.play).click();
    await ben.visit.page.waitForURL(/\/here\//);
    await playOn({ ...ben, words: await catalogueOf('fr') } satisfies Sitting);
    await ben.visit.page.getByText(/lancers sont bien ceux du défi/).waitFor();
    await button(ben.visit.page, fr.compare).click();
    await ben.visit.page.getByText(/Ta place/).waitFor();
    expect(await rows(ben.visit.page).count()).toBe(3);
    await ben.visit.page.getByRole('heading', { name: fr.sideBySide }).waitFor();
    await ben.visit.page.getByRole('table').nth(1).waitFor();
    await expectAccessible(ben.visit.page);
    await ben.visit.page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(ben.visit.page, COLOURS)).toEqual([]);
    await ben.visit.page.setViewportSize(SIZES.desktop);
    // The other's game, looked back at.
    await ben.visit.page.locator('.challenge-results tr:not(.is-me)').getByRole('button').click();
    await ben.visit.page.getByRole('slider').waitFor();
    await button(ben.visit.page, fr.results).click();
    await ben.visit.page.getByRole('heading', { name: fr.title }).waitFor();

    // Whoever sent it sees what came of it.
    await page.reload();
    await page.getByText(/You are number \d/).waitFor();
    expect(await rows(page).count()).toBe(3);
  });
});

describe('the challenge of the day', () => {
  const today = async () => (await new ChallengeApi(new Api(here.site.url)).daily()).today;

  it('M8: is found at home, thrown by the server, played once, and has its place in the ranking', {
    timeout: 2 * WHOLE_GAME,
  }, async () => {
    const { game } = await today();
    const zoe = await sitting(here, game as GameId, '/settings', {
      language: 'fr',
      ...SIZES.phone,
      allow: LEFT,
    });
    const { page, context } = zoe.visit;
    await called(context, 'Zoe');
    const told: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/'))
        response.text().then(
          (text) => told.push(text),
          () => undefined,
        );
    });
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => told.push(String(payload))),
    );
    await page.goto(`${here.site.url}/`);
    await page.getByRole('link', { name: frPage.home.daily }).click();
    await button(page, fr.play).waitFor();
    await page.getByText(fr.oneTry).waitFor();
    await expectAccessible(page);
    await button(page, fr.play).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole('list', { name: frPage.table.players }).waitFor();
    const table = page.url();
    expect(await page.getByRole('heading', { name: frPage.chat.title }).count()).toBe(0);

    // Whoever goes away finds the game as it was; nobody else may look.
    await page.goto(`${here.site.url}/challenge/daily`);
    await button(page, fr.goOn).waitFor();
    expect(await button(page, fr.play).count()).toBe(0);
    const spy = await here.open(new URL(table).pathname, { allow: LEFT });
    await spy.page.getByRole('heading', { name: enPage.troubles.closed.title }).waitFor();
    await button(page, fr.goOn).click();
    await page.waitForURL(table);
    await playOn(zoe);
    await page.getByText(fr.checkLater).waitFor();
    expect(await button(page, frPage.after.again).count()).toBe(0);
    await expectAccessible(page);
    await button(page, fr.compare).click();
    await page.getByText(/Ta place\u00a0: 1 sur 1/).waitFor();
    await page.getByRole('row', { name: /Zoe/ }).waitFor();
    expect(await button(page, fr.watchOf({ name: 'Zoe' })).count()).toBe(1);
    expect(await button(page, fr.play).count()).toBe(0);
    expect(await button(page, fr.again).count()).toBe(0);
    await expectAccessible(page);
    await button(page, fr.watchOf({ name: 'Zoe' })).click();
    await page.getByRole('slider').waitFor();
    await button(page, fr.results).click();
    await page.getByRole('row', { name: /Zoe/ }).waitFor();

    // Everything that came over the wire: no key but that of a day that is over.
    const { told: earlier } = await new ChallengeApi(new Api(here.site.url)).daily();
    const keys = told.flatMap((text) =>
      [...text.matchAll(/"key":"([0-9a-f]{64})"/g)].map(([, key]) => key),
    );
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys)).toEqual(new Set([earlier.key]));

    const { page: other } = await here.open('/challenge/daily');
    await other.getByRole('row', { name: /Zoe/ }).waitFor();
    // whoever sees a game knows the dice
    expect(await button(other, en.watchOf({ name: 'Zoe' })).count()).toBe(0);
  });

  it('M8: needs a network; without one the page offers what is played for oneself', async () => {
    const { page, context, allow } = await here.open('/', { reducedMotion: true, allow: LEFT });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    allow(...NETWORK_LOSS);
    await page.route('**/api/challenges/**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: /Challenge of the day/ }).click();
    await page.getByRole('heading', { name: en.dailyOffline.title }).waitFor();
    await button(page, en.ordinary).waitFor();
    expect(await button(page, en.earlier).count()).toBe(0); // this device has none
    await expectAccessible(page);
    await page.unroute('**/api/challenges/**');
    await page.reload();
    await button(page, en.play).waitFor();
    await page.getByText(en.earlierHint).waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: en.dailyOffline.title }).waitFor();
    await button(page, en.earlier).click();
    await page.getByText(en.onHonour).waitFor();
    await button(page, en.play).click();
    await page.waitForURL(/\/here\//);
    await page.getByRole('list', { name: enPage.table.players }).waitFor();
  });
});

it('L10: a game that was never thrown is not shown as anybody’s, and the page says so', async () => {
  const game = games.find(({ id }) => id === 'sequence') as AnyGame;
  const proof = makeProof('kabo-relu-timo-sane', '31'.repeat(32), ['lucky', null]);
  const honest = challengeOf(
    game,
    {
      record: fairGame(game, 2, game.options(2)({}), proof, 'moves').join('\n'),
      proof,
      levels: [null, null],
    },
    0,
    'Ana',
  );
  const forged = { ...honest, key: '00'.repeat(32) };
  for (const [challenge, isForged] of [
    [honest, false],
    [forged, true],
  ] as const) {
    const { page } = await here.open(`/challenge#${await encodeLink({ challenge })}`, {
      locale: 'fr-FR',
    });
    const sentence = page.getByText(
      isForged ? fr.forged({ name: 'Ana' }) : fr.from({ name: 'Ana' }),
    );
    await sentence.waitFor();
    expect(await page.getByRole('row', { name: /Ana/ }).count()).toBe(isForged ? 0 : 1);
    expect(await page.getByText(fr.from({ name: 'Ana' })).count()).toBe(isForged ? 0 : 1);
    await page.getByText(fr.onHonour).waitFor();
    await expectAccessible(page);
  }
});

it('a link that is damaged has a face, in French too', async () => {
  const { page } = await here.open('/challenge#nonsense', { locale: 'fr-FR', theme: 'dark' });
  await page.getByRole('heading', { name: fr.bad.title }).waitFor();
  await expectAccessible(page);
  await button(page, frPage.home.back).click();
  await page.waitForURL(/\/$/);
});
