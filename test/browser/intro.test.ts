/**
 * The introductions: offered once, played to the end by keyboard, by touch and by names, left and
 * gone on with.
 */

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { IntroWords } from '../../src/web/kit/contracts/intro.ts';
import type { Words } from '../../src/words/en/intro.ts';
import { words as rules } from '../../src/words/fr/rules.ts';
import type { Language } from '../../src/words/languages.ts';
import { axeFindings, COLOURS } from '../support/browser/axe.ts';
import { misfits } from '../support/browser/keys/fitting.ts';
import { expectSensible, walkTo } from '../support/browser/keys/keyboard.ts';
import { type Catalogue, catalogueOf, plain } from '../support/browser/players/catalogue.ts';
import { type Named, PRESSES } from '../support/browser/players/lessons.ts';
import { stage } from '../support/browser/stage.ts';
import { SIZES, type Visit, type VisitOptions } from '../support/browser/visit.ts';

const here = stage();

type Game = keyof typeof PRESSES;
type Press = (target: Locator) => Promise<void>;

interface Newcomer {
  readonly visit: Visit;
  readonly page: Page;
  readonly game: Game;
  readonly words: Catalogue;
  readonly intro: IntroWords;
  readonly common: Words;
  readonly press: Press;
}

async function newcomer(
  game: Game,
  language: Language,
  press: (page: Page) => Press,
  options: VisitOptions,
): Promise<Newcomer> {
  const visit = await here.open('/', { locale: language, reducedMotion: true, ...options });
  const [words, own, common] = await Promise.all([
    catalogueOf(language),
    import(`../../src/games/${game}/words/${language}/intro.ts`),
    import(`../../src/words/${language}/intro.ts`),
  ]);
  const { page } = visit;
  return { visit, page, game, words, intro: own.words, common: common.words, press: press(page) };
}

const named = (page: Page, name: Named): Locator =>
  page.getByRole('button', { name, exact: true }).first();
const offered = ({ page, words, game }: Newcomer, text: string): Locator =>
  page.getByRole('link', {
    name: words.page.home.learnOf({ game: words.page.games[game].name, text }),
  });
const said = (page: Page, text: string): Promise<void> =>
  page.locator('.intro-say').getByText(text, { exact: true }).waitFor();
const at = ({ page, common }: Newcomer, step: number, steps: number): Promise<void> =>
  page.getByRole('img', { name: common.step({ step, steps }) }).waitFor();

/** What others do is looked at no longer than it takes to see that it happens. */
async function hurry(page: Page, skip: () => Promise<void>): Promise<void> {
  for (
    let count = 0;
    count < 40 && (await page.locator('.intro-bubble.is-quiet').count()) > 0;
    count++
  )
    await skip();
}

/** The lessons of these places, each heard, fitting both phones, and done. */
async function learn(
  who: Newcomer,
  from: number,
  to: number,
  skip: () => Promise<void>,
): Promise<void> {
  const { page, intro, words, common, game } = who;
  const presses = PRESSES[game](words, intro, common.goOn);
  const lessons = Object.entries(intro.lessons).slice(from, to);
  for (const [name, { say }] of lessons) {
    await said(page, say);
    await expect.poll(() => page.locator('main > [role=status]').textContent()).toContain(say);
    expect(await unfit(page), name).toEqual([]);
    for (const button of presses[name] ?? []) await who.press(named(page, button));
    await page.locator('.intro-say').getByText(say, { exact: true }).waitFor({ state: 'detached' });
    await hurry(page, skip);
  }
}

async function unfit(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize() ?? SIZES.phone;
  const found: string[] = [];
  for (const size of [SIZES.small, SIZES.phone]) {
    await page.setViewportSize(size);
    await page.evaluate(
      () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))),
    );
    const exceptions = size === SIZES.small ? ['.sequence-square'] : [];
    found.push(
      ...(await misfits(page, { target: 44, exceptions, mayScroll: false })),
      ...(await covered(page)),
    );
  }
  await page.setViewportSize(before);
  return found;
}

/** The speech and the table: neither lies on the other. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const speech = document.querySelector('.intro-bubble')?.getBoundingClientRect();
    const table = document.querySelector('.zone-middle')?.getBoundingClientRect();
    if (speech === undefined || table === undefined)
      return ['nothing is said, or nothing lies there'];
    const isAbove = speech.bottom <= table.top + 1;
    return isAbove && table.bottom <= innerHeight
      ? []
      : [`the speech ends at ${speech.bottom}, the table begins at ${table.top}`];
  });
}

async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page, COLOURS)).toEqual([]);
}

it('is played to the end by names in French, left in the middle and gone on with', async () => {
  const who = await newcomer('pokerdice', 'fr', () => (target) => target.click(), {});
  const { page, words, common, intro } = who;
  const { home } = words.page;
  const skip = (): Promise<void> => page.locator('.intro-bubble').click();
  await offered(who, home.learn).click();
  await page.waitForURL('**/intro/pokerdice');
  await learn(who, 0, 2, skip);
  await expectAccessible(page);
  await learn(who, 2, 5, skip);
  await at(who, 6, 11);

  await named(page, common.leave).click();
  await offered(who, home.learnOn).click();
  await at(who, 6, 11);
  await page.reload();
  await at(who, 6, 11);
  await named(page, common.back).click();
  await said(page, plain(intro.lessons['captured']?.say ?? ''));
  await learn(who, 4, 11, skip);
  await said(page, plain(intro.end));
  expect(await unfit(page)).toEqual([]);

  await page.getByRole('link', { name: home.rules, exact: true }).click();
  await page.waitForURL('**/rules/pokerdice');
  await page.getByRole('link', { name: rules.learn }).click();
  await at(who, 1, 11);
  await named(page, common.leave).click();
  await page.getByText(home.tagline).waitFor();
  expect(await page.locator('.game-learn').count()).toBe(2);
});

it('is played to the end by touch in German; what is not asked for is answered kindly', async () => {
  const who = await newcomer('next', 'de', () => (target) => target.tap(), { touch: true });
  const { page, words, intro } = who;
  const skip = (): Promise<void> => page.locator('.intro-bubble').tap();
  await offered(who, words.page.home.learn).tap();
  await learn(who, 0, 1, skip);
  const before = await page.locator('.next-dice').textContent();
  await named(page, words.next.button.throw(6)).tap();
  await said(page, intro.lessons['keep']?.not ?? '');
  expect(await page.locator('.next-dice').textContent()).toBe(before);
  await at(who, 2, 11);
  await page.getByRole('button', { name: who.common.back }).tap();
  await learn(who, 0, 7, skip);
  await expectAccessible(page);
  await learn(who, 7, 11, skip);
  await said(page, intro.end);
  await named(page, words.page.home.playNow).tap();
  await page.waitForURL('**/here/**');
});

it('is played to the end by keyboard in Russian, and not offered to who has played', async () => {
  const byKeys = (page: Page): Press => {
    return async (target) => {
      await target.waitFor();
      await walkTo(page, target);
      await expectSensible(page);
      await page.keyboard.press('Enter');
    };
  };
  const who = await newcomer('sequence', 'ru', byKeys, {});
  const { page, words, intro } = who;
  const skip = (): Promise<void> => page.keyboard.press('Escape');
  const { home, games } = words.page;
  await offered(who, home.learn).press('Enter');
  await learn(who, 0, 7, skip);
  await expectAccessible(page);
  await learn(who, 7, 10, skip);
  await said(page, plain(intro.end));

  await page.goto(here.site.url);
  await named(page, home.playNowOf({ game: games.next.name })).click();
  await page.getByRole('list', { name: words.page.table.players }).waitFor();
  await page.goto(here.site.url);
  await page.getByText(home.tagline).waitFor();
  expect(await page.locator('.game-learn').count()).toBe(1);
  await named(page, home.learnOf({ game: games.pokerdice.name, text: home.learnNot })).click();
  expect(await page.locator('.game-learn').count()).toBe(0);
  await page.reload();
  await page.getByText(home.tagline).waitFor();
  expect(await page.locator('.game-learn').count()).toBe(0);
});
