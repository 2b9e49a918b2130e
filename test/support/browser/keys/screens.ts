/** Every screen of the page, and how one gets there: for whoever looks at all of them. */

import type { Locator, Page } from 'playwright-core';
import { type Catalogue, counted } from '../players/catalogue.ts';
import { SCENE_NAMES, type SceneName, store } from './scenes.ts';

/** Somebody who goes through all screens in one browser. */
export interface Tour {
  readonly page: Page;
  readonly url: string;
  readonly words: Catalogue;
  /** The addresses of the stored tables. */
  readonly tables: Readonly<Record<SceneName, string>>;
}

export type Reach = (tour: Tour) => Promise<void>;

/** What the browser says at screens that are there to tell of something wrong. */
export const EXPECTED = [/the server responded with a status of 40[14]/];

/** Stores a table for every scene. The page must be at the site. */
export async function beginTour(page: Page, url: string, words: Catalogue): Promise<Tour> {
  const paths = await store(page, SCENE_NAMES);
  const tables = Object.fromEntries(
    SCENE_NAMES.map((name, at) => [name, paths[at] ?? '']),
  ) as Tour['tables'];
  return { page, url, words, tables };
}

const at =
  (path: string): Reach =>
  async ({ page, url }) => {
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Who sits at a table: there as soon as the table is. */
const players = (page: Page, words: Catalogue): Locator =>
  page.getByRole('list', { name: words.page.table.players });

/** A table that nothing happens at any more: somebody is asked, or the result is there. */
const table =
  (name: SceneName): Reach =>
  async ({ page, url, tables, words }) => {
    await page.goto(url + tables[name]);
    if (name.endsWith('over'))
      await page.getByRole('dialog', { name: words.page.after.title }).waitFor();
    else if (name.endsWith('curtain')) await page.getByText(words.page.curtain.why).waitFor();
    else await players(page, words).waitFor();
  };

/** A sheet at a table. */
const sheet =
  (name: SceneName, button: (words: Catalogue) => string): Reach =>
  async (tour) => {
    await table(name)(tour);
    await press(tour.page, button(tour.words));
    await tour.page.getByRole('dialog').waitFor();
  };

/** The coach's sheet, with why of the first choice. */
const coach =
  (name: SceneName): Reach =>
  async (tour) => {
    await sheet(name, ({ page }) => page.table.coach)(tour);
    const choices = tour.page.getByRole('dialog');
    await choices.getByRole('button', { expanded: false }).first().click();
    await choices.getByRole('button', { expanded: true }).waitFor();
  };

const lobby: Reach = async ({ page, url, words }) => {
  await page.goto(`${url}/new/next/friends`);
  await press(page, words.page.newTable.more);
  await press(page, words.page.newTable.openAndInvite);
  await page.getByRole('button', { name: words.page.lobby.stand }).waitFor();
  await page.getByRole('button', { name: words.page.lobby.addBot }).first().click();
  await page.getByRole('combobox').first().waitFor();
};

/** Online there is talk, and on a narrow screen a sheet for it. */
const online: Reach = async (tour) => {
  const { page, words } = tour;
  await lobby(tour);
  await press(page, words.page.lobby.fillWithBots);
  await press(page, words.page.lobby.start);
  await players(page, words).waitFor();
};

const chat: Reach = async (tour) => {
  const { page, words } = tour;
  await page.setViewportSize({ width: 360, height: 740 });
  await online(tour);
  await press(page, words.page.chat.title);
  const talk = page.getByRole('dialog');
  await talk.getByLabel(words.page.chat.label).fill('Bravo, <b>Léa</b>!');
  await talk.getByRole('button', { name: words.page.chat.send }).click();
  await talk.getByRole('listitem').waitFor();
};

/** A table around this device at which real dice are thrown. */
const ownDice: Reach = async (tour) => {
  const { page, words } = tour;
  await at('/new/next/device')(tour);
  await page.getByRole('radio', { name: words.own.choice.own, exact: true }).check();
  await press(page, words.page.newTable.start);
  await page.getByRole('group', { name: words.own.faces }).waitFor();
};

const cardsOf = ({ page, words }: Tour): Locator =>
  page.getByRole('list', { name: words.decks.cards }).getByRole('button');

/** A deck of one's own, begun with the deck of the house. */
const deck: Reach = async (tour) => {
  await at('/decks')(tour);
  await press(tour.page, tour.words.decks.copy);
  await cardsOf(tour).first().waitFor();
};

/** Screens that are no table, and tables on the server. */
export const PLACES: Readonly<Record<string, Reach>> = {
  home: at('/'),
  'home-name': async (tour) => {
    await at('/')(tour);
    await tour.page.locator('header').getByRole('button').first().click();
    await tour.page.getByRole('dialog').waitFor();
  },
  'new-friends': at('/new/next/friends'),
  'new-device': at('/new/sequence/device'),
  'new-bots': at('/new/pokerdice/bots'),
  lobby,
  online,
  chat,
  intro: at('/intro/next'),
  'own-dice': ownDice,
  decks: at('/decks'),
  deck,
  'deck-card': async (tour) => {
    await deck(tour);
    await cardsOf(tour).last().click();
    await tour.page.getByRole('radio', { name: tour.words.decksNext.exact }).check();
  },
  fair: at('/fair'),
  dice: async (tour) => {
    await at('/dice')(tour);
    await tour.page.getByRole('region', { name: tour.words.page.games.pokerdice.name }).waitFor();
  },
  settings: at('/settings'),
  'settings-link': async (tour) => {
    await at('/settings')(tour);
    await press(tour.page, tour.words.device.show);
    await tour.page.getByRole('img', { name: tour.words.device.qr }).waitFor();
  },
  design: at('/design'),
  'me-code': at('/me'),
  'me-wrong': at('/me#nonsense'),
  'challenge-daily': at('/challenge/daily'),
  'challenge-bad': at('/challenge#nonsense'),
  lost: at('/nowhere/at/all'),
  'unknown-table': at('/t/kabo-relu-timo-sane'),
  'unknown-here': at('/here/kabo-relu-timo-sane'),
};

/** A table on this device at every moment worth looking at. */
export const TABLES: Readonly<Record<string, Reach>> = Object.fromEntries(
  SCENE_NAMES.map((name) => [name, table(name)]),
);

/** What opens at a table: sheets, and what is touched. */
export const OPENED: Readonly<Record<string, Reach>> = {
  'sheet-log': sheet('sequence-place', ({ page }) => page.table.log),
  'sheet-rule': sheet('next-take', ({ page }) => page.table.rule),
  'sheet-menu': sheet('pokerdice-choose', ({ page }) => page.table.menu),
  'sheet-cards-left': sheet('pokerdice-choose', ({ pokerdice }) => pokerdice.cardsLeft),
  'coach-pokerdice': coach('pokerdice-two-packs'),
  'coach-next': coach('next-power'),
  'coach-sequence': coach('sequence-teams'),
  'next-handed': async (tour) => {
    await table('next-curtain')(tour);
    await press(tour.page, tour.words.page.curtain.iAm({ name: 'Léa' }));
    await players(tour.page, tour.words).waitFor();
  },
  'next-turning': async (tour) => {
    await table('next-power')(tour);
    await tour.page.getByRole('button', { name: tour.words.next.ways.turn }).click();
  },
  'sequence-chosen': async (tour) => {
    await table('sequence-place')(tour);
    await tour.page.getByRole('button', { name: tour.words.sequence.canChoose }).first().click();
  },
  proof: async (tour) => {
    await table('sequence-over')(tour);
    await tour.page.getByText(counted(tour.words.proof.follow)).click();
    await tour.page.getByText(tour.words.proof.commitment).waitFor();
  },
};

export const SCREENS: Readonly<Record<string, Reach>> = { ...PLACES, ...TABLES, ...OPENED };
