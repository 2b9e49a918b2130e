/**
 * People with a browser each who meet at a table on the server, by the page alone: somebody opens
 * it, others follow the link, sit down.
 */

import type { Page } from 'playwright-core';
import { Seeded } from '../../../../src/random.ts';
import type { Language } from '../../../../src/words/languages.ts';
import type { Stage } from '../stage.ts';
import type { Visit, VisitOptions } from '../visit.ts';
import { type Catalogue, catalogueOf, type GameName } from './catalogue.ts';
import { playerOf } from './of.ts';
import { playOut } from './player.ts';

export type { GameName };

/** From so many pixels on nobody taps. */
const DESK = 1000;

/** Where the page is opened. */
export interface Door {
  readonly url: string;
  open(path: string, options?: VisitOptions): Promise<Visit>;
}

export interface Person {
  readonly visit: Visit;
  readonly page: Page;
  readonly words: Catalogue;
  readonly hasTouch: boolean;
}

export interface PersonOptions extends Omit<VisitOptions, 'locale' | 'storage'> {
  readonly language?: Language;
  /** Said on an earlier visit; otherwise the page suggests one. */
  readonly name?: string;
  /** Somebody whom the server knows already. */
  readonly token?: string;
}

export async function arrive(
  here: Stage | Door,
  path: string,
  options: PersonOptions = {},
): Promise<Person> {
  const { language = 'en', name, token, width = 0, ...rest } = options;
  const words = await catalogueOf(language);
  const hasTouch = options.touch ?? (width > 0 && width < DESK);
  const remembered = [
    ...(name === undefined ? [] : [{ name: 'gobelet settings', value: JSON.stringify({ name }) }]),
    ...(token === undefined ? [] : [{ name: 'gobelet token', value: token }]),
  ];
  const origin = 'site' in here ? here.site.url : here.url;
  const visit = await here.open(path, {
    reducedMotion: true,
    ...rest,
    ...(width > 0 && { width }),
    touch: hasTouch,
    locale: language,
    storage: { cookies: [], origins: [{ origin, localStorage: remembered }] },
  });
  return { visit, page: visit.page, words, hasTouch };
}

/** At home. */
export async function beCalled(
  { page, words: { page: words } }: Person,
  name: string,
): Promise<void> {
  await page.locator('header').getByRole('button').first().click();
  await page.getByLabel(words.name.label).fill(name);
  await page.getByRole('button', { name: words.name.save }).click();
  await page.getByRole('button', { name: words.name.change({ name }) }).waitFor();
}

/** From home to the lobby of a table with so many seats; its path. Whoever opens it sits. */
export async function openTable(
  { page, words }: Person,
  game: GameName,
  seats: number,
): Promise<string> {
  const { page: says } = words;
  await page
    .getByRole('button', { name: says.home.inviteOf({ game: says.games[game].name }) })
    .click();
  const more = page.getByRole('button', { name: says.newTable.more });
  await more.waitFor();
  for (let count = 2; count < seats; count++) await more.click();
  await page.getByRole('button', { name: says.newTable.openAndInvite }).click();
  await page.getByRole('button', { name: says.lobby.stand }).waitFor();
  return new URL(page.url()).pathname;
}

export async function sitDown({ page, words }: Person): Promise<void> {
  await page.getByRole('button', { name: words.page.lobby.sit, exact: true }).click();
  await page.getByRole('button', { name: words.page.lobby.stand }).waitFor();
}

export async function start({ page, words }: Person): Promise<void> {
  await page.getByRole('button', { name: words.page.lobby.start }).click();
  await page.getByRole('list', { name: words.page.table.players }).waitFor();
}

/** Everybody plays until the result is there; or so often, and until he is asked again. */
export async function playTogether(
  people: readonly Person[],
  game: GameName,
  seed: string,
  most?: number,
): Promise<void> {
  const { choose } = playerOf(game);
  await Promise.all(
    people.map((person, index) =>
      playOut({ ...person, choose, random: new Seeded(`${seed} ${index}`) }, most),
    ),
  );
}
