/** Challenges: a finished game is sent as a link, somebody else plays its dice, and both are compared; the one of the day for everybody. */

import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Api } from '../../src/client/api.ts';
import { ChallengeApi } from '../../src/client/challenges.ts';
import { words as en } from '../../src/i18n/en/challenge.ts';
import { words as enPage } from '../../src/i18n/en/page.ts';
import { words as fr } from '../../src/i18n/fr/challenge.ts';
import { words as frPage } from '../../src/i18n/fr/page.ts';
import { axeFindings, COLOURS, expectAccessible } from './axe.ts';
import { playedJournal } from './keys/challenged.ts';
import { againstBots, playOn, type Sitting, sitting, WHOLE_GAME } from './keys/playing.ts';
import { storeJournals } from './keys/scenes.ts';
import { catalogueOf } from './players/catalogue.ts';
import { stage } from './stage.ts';
import { NETWORK_LOSS, SIZES } from './visit.ts';

const here = stage();
/** What was still on its way to a page that is left. */
const LEFT = [/net::ERR_ABORTED/];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('table').first().getByRole('row');

/** From the next page on. */
async function called(context: BrowserContext, name: string): Promise<void> {
  await context.addInitScript((own) => localStorage.setItem('gobelet settings', JSON.stringify({ name: own })), name);
}

describe('a finished game', () => {
  it('is sent as a link, played again by somebody else, and compared side by side', { timeout: 2 * WHOLE_GAME }, async () => {
    const ana = await againstBots(here, 'sequence', { allow: LEFT });
    const { page } = ana.visit;
    await playOn(ana);
    await button(page, en.challengeFriends).click();
    await page.getByRole('heading', { name: en.own }).waitFor();
    await page.getByText(/You are number \d/).waitFor(); // the server has played it again and found everything as it was told
    await expectAccessible(page);
    const link = page.url();
    expect(link.length).toBeLessThan(4000);

    const ben = await sitting(here, 'sequence', '/settings', { language: 'fr', ...SIZES.phone, allow: LEFT });
    await called(ben.visit.context, 'Ben');
    await ben.visit.page.goto(link);
    await button(ben.visit.page, fr.play).waitFor();
    expect(await button(ben.visit.page, fr.watchOf({ name: 'Ben' })).count()).toBe(0);
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
  it('is found at home, played, and has its place on the board', async () => {
    const { page, context } = await here.open('/settings', { reducedMotion: true, allow: LEFT });
    await called(context, 'Zoe');
    await page.goto(`${here.site.url}/`);
    await page.getByRole('link', { name: enPage.home.daily }).click();
    await button(page, en.play).waitFor();
    await expectAccessible(page);
    await button(page, en.play).click();
    await page.locator('main.table').waitFor();
    await page.goto(`${here.site.url}/challenge/daily`);
    await button(page, en.goOn).waitFor();

    // Which game it is depends on the day, and how long it takes; so somebody has played it before, but for sending it.
    const { challenge } = await new ChallengeApi(new Api(here.site.url)).daily();
    await storeJournals(page, [await playedJournal(challenge)]);
    await page.reload();
    await page.getByText(/You are number 1/).waitFor();
    await page.getByRole('row', { name: /Zoe/ }).waitFor();
    await expectAccessible(page);
    expect(await button(page, en.watchOf({ name: 'Zoe' })).count()).toBe(1);

    const { page: other } = await here.open('/challenge/daily');
    await other.getByRole('row', { name: /Zoe/ }).waitFor();
    expect(await button(other, en.watchOf({ name: 'Zoe' })).count()).toBe(0); // whoever sees a game knows the dice
  });

  it('has to be fetched once, and is then there without a network', async () => {
    const { page, context, allow } = await here.open('/', { reducedMotion: true, allow: LEFT });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    allow(...NETWORK_LOSS);
    await page.route('**/api/challenges/**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: /Challenge of the day/ }).click();
    await page.getByRole('heading', { name: en.dailyOffline.title }).waitFor();
    await page.unroute('**/api/challenges/**');
    await page.reload();
    await button(page, en.play).waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByText(en.othersLater).waitFor();
    await button(page, en.play).waitFor();
  });
});

it('a link that is damaged has a face, in French too', async () => {
  const { page } = await here.open('/challenge#nonsense', { locale: 'fr-FR', theme: 'dark' });
  await page.getByRole('heading', { name: fr.bad.title }).waitFor();
  await expectAccessible(page);
  await button(page, frPage.home.back).click();
  await page.waitForURL(/\/$/);
});
