/**
 * The dice as the page judges them: a tick only if the fingerprint was seen before the game and
 * one's own seed is in the proof; a server that changes either afterwards, or says that somebody
 * was named who was not, is found out, in words.
 */

import { expect, it, onTestFinished } from 'vitest';
import { shownAt } from '../../src/dice/chain.ts';
import type { About } from '../../src/protocol.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { expectVerified, openResult, resultOf } from '../support/browser/players/after.ts';
import { counted } from '../support/browser/players/catalogue.ts';
import {
  arrive,
  type GameName,
  openTable,
  type Person,
  playTogether,
  start,
} from '../support/browser/players/company.ts';
import {
  type DishonestHouse,
  type Lies,
  openDishonestHouse,
} from '../support/browser/players/dishonest.ts';
import { sharedChromium } from '../support/browser/stage.ts';
import { SIZES } from '../support/browser/visit.ts';

const chromium = sharedChromium();

/** To be called in a test. */
async function house(lies: Lies): Promise<DishonestHouse> {
  const here = await openDishonestHouse(chromium.browser, lies);
  onTestFinished(() => here.stop());
  return here;
}

/** Somebody at a table of Séquence Dés against a bot, before the start. */
async function sitWithBot(
  here: DishonestHouse,
): Promise<{ readonly person: Person; readonly path: string }> {
  const person = await arrive(here, '/', { ...SIZES.desktop, name: 'Ana' });
  const path = await openTable(person, 'sequence', 2);
  await person.page.getByRole('button', { name: person.words.page.lobby.fillWithBots }).click();
  return { person, path };
}

async function playToTheEnd(person: Person, game: GameName = 'sequence'): Promise<void> {
  await start(person);
  await playTogether([person], game, 'fair dice');
  await openResult(person);
}

/** What the result says of the dice: that they were tampered with, and nothing of fair dice. */
async function expectTampered(person: Person, why: string): Promise<void> {
  const { proof } = person.words;
  const sheet = resultOf(person);
  await sheet.getByText(proof.tampered).waitFor();
  await sheet.getByText(why).waitFor();
  expect(await sheet.getByText(counted(proof.follow)).count()).toBe(0);
  expect(await sheet.getByText(counted(proof.matching)).count()).toBe(0);
  await expectAccessible(person.page);
}

const OTHER = 'c0ffee'.padEnd(64, '0');

it('H2: the fingerprint is shown before the game, noted, and still known after a reload; who came late is told so', async () => {
  const here = await house({});
  const { person, path } = await sitWithBot(here);
  const { page, words } = person;
  const line = page.locator('.fingerprint');
  const short = await line.locator('summary code').innerText();
  await line.locator('summary').click();
  await line.getByText(words.proof.kept).waitFor();
  await expectAccessible(page);
  const whole = await line.locator('.fingerprint-whole').innerText();
  expect(whole).toMatch(/^[0-9a-f]{64}$/);
  expect(whole.startsWith(short.replace('…', ''))).toBe(true);
  await start(person);
  await playTogether([person], 'sequence', 'reload', 2);
  await page.reload();
  await playTogether([person], 'sequence', 'fair dice');
  await openResult(person);
  await expectVerified(person);
  await resultOf(person).getByText(words.proof.noted).waitFor();
  expect(await resultOf(person).locator('.proof code').allInnerTexts()).toEqual(
    expect.arrayContaining([whole, whole]),
  );

  const token = await page.evaluate(() => localStorage.getItem('gobelet token'));
  const late = await arrive(here, path, { ...SIZES.desktop, token: token ?? '' });
  await openResult(late);
  await resultOf(late).getByText(counted(words.proof.matching)).click();
  await resultOf(late).getByText(words.proof.doubts.late).waitFor();
  expect(await resultOf(late).getByText(counted(words.proof.follow)).count()).toBe(0);
  await expectAccessible(late.page);

  const stranger = await arrive(here, path, SIZES.desktop);
  await openResult(stranger);
  await resultOf(stranger).getByText(counted(words.proof.matching)).click();
  await resultOf(stranger).getByText(words.proof.doubts.watching).waitFor();
});

it('H2: a server that changes its secret when the seeds are in is found out', async () => {
  const promised = (about: About): About => ({
    ...about,
    commitment: about.status === 'open' ? OTHER : about.commitment,
  });
  const here = await house({
    said: (message) =>
      'about' in message && message.about !== undefined
        ? { ...message, about: promised(message.about) }
        : message,
  });
  const { person, path } = await sitWithBot(here);
  await playToTheEnd(person);
  await expectTampered(person, person.words.proof.frauds.commitment);

  // Nor does the page that checks games say otherwise.
  const { page } = person;
  await page.goto(`${here.url}/fair`);
  await page
    .getByRole('button', { name: new RegExp(`^${person.words.page.games.sequence.name}`) })
    .click();
  await page.locator('.fair-real').getByText(person.words.proof.frauds.commitment).waitFor();
  expect(path).toMatch(/^\/t\//);
});

/**
 * What goes into the dice for a seat is the house's own, and the page is told what it wants to
 * hear.
 */
function replacing(): Lies {
  const theirs = new Map<string, string>();
  const ours = 'c0ffee'.padEnd(64, '0');
  const back = (about: About): About => ({
    ...about,
    seats: about.seats.map((sitter) => {
      if (sitter === null || sitter.type === 'bot' || sitter.chain?.last !== shownAt(ours, 0))
        return sitter;
      return {
        ...sitter,
        chain: { ...sitter.chain, last: theirs.get(sitter.person) ?? sitter.chain.last },
      };
    }),
  });
  let person = '';
  return {
    heard(message) {
      if (message.type !== 'do') return message;
      if (message.deed.type === 'sit' && message.deed.chain !== undefined) {
        theirs.set(person, message.deed.chain);
        return { ...message, deed: { ...message.deed, chain: shownAt(ours, 0) } };
      }
      if (message.deed.type === 'link')
        return { ...message, deed: { ...message.deed, link: shownAt(ours, 1) } };
      return message;
    },
    said(message) {
      if (message.type === 'welcome') person = message.person;
      return 'about' in message && message.about !== undefined
        ? { ...message, about: back(message.about) }
        : message;
    },
  };
}

it('H2: a server that replaces what somebody gave to the dice is found out', async () => {
  const here = await house(replacing());
  const { person } = await sitWithBot(here);
  await playToTheEnd(person);
  await expectTampered(person, person.words.proof.frauds.chain);
});

it('a server that pretends a link never came is found out', async () => {
  let throws = 0;
  const here = await house({
    heard(message) {
      if (
        message.type !== 'do' ||
        message.deed.type !== 'play' ||
        message.deed.link === undefined ||
        ++throws !== 3
      )
        return message;
      const { link: _, ...deed } = message.deed;
      return { ...message, deed };
    },
  });
  const { person } = await sitWithBot(here);
  await playToTheEnd(person);
  expect(throws).toBeGreaterThan(3);
  await expectTampered(person, person.words.proof.frauds.link);
});

it('a server that refuses a link which is the right one is found out, and the game goes on', async () => {
  let throws = 0;
  const here = await house({
    heard(message) {
      if (
        message.type !== 'do' ||
        message.deed.type !== 'play' ||
        message.deed.link === undefined ||
        ++throws !== 3
      )
        return message;
      return { ...message, deed: { ...message.deed, link: 'f'.repeat(64) } };
    },
  });
  const { person } = await sitWithBot(here);
  await playToTheEnd(person);
  await expectTampered(person, person.words.proof.frauds['refused-link']);
});

it('two tabs of one device, a reload and a rematch throw with links of one’s own, and the tick stands', async () => {
  const here = await house({});
  const { person, path } = await sitWithBot(here);
  await start(person);
  await playTogether([person], 'sequence', 'tabs', 4);
  const page = await person.visit.context.newPage();
  await page.goto(here.url + path);
  const other: Person = { ...person, page };
  await playTogether([other], 'sequence', 'other tab', 4);
  await page.reload();
  await playTogether([other], 'sequence', 'other tab again', 4);
  await person.page.bringToFront(); // a tab behind another draws nothing
  await playTogether([person], 'sequence', 'first tab again');
  await openResult(person);
  await expectVerified(person);
  const [bot = ''] = person.words.page.table.botNames;
  const houseThrows = await resultOf(person).locator('.finding-house li').allInnerTexts();
  expect(houseThrows).toHaveLength(1); // the bot's alone
  expect(houseThrows[0]).toContain(bot);
  await page.close();

  await resultOf(person).getByRole('button', { name: person.words.page.after.again }).click();
  await playToTheEnd(person);
  await expectVerified(person);
  expect(await resultOf(person).locator('.finding-house li').count()).toBe(1);
}, 300_000); // two whole games, on however busy a machine

it('H2: a server that says the host named who starts, and the host did not, is found out by the host', async () => {
  const here = await house({
    heard: (message) =>
      message.type === 'do' && message.deed.type === 'start'
        ? { ...message, deed: { ...message.deed, first: 1 } }
        : message,
  });
  const host = await arrive(here, '/', { ...SIZES.desktop, name: 'Ana' });
  await openTable(host, 'pokerdice', 2);
  await host.page.getByRole('button', { name: host.words.page.lobby.fillWithBots }).click();
  await playToTheEnd(host, 'pokerdice');
  await expectTampered(host, host.words.proof.frauds.first);
  const [bot = ''] = host.words.page.table.botNames;
  await resultOf(host)
    .getByText(host.words.proof.named({ name: bot }))
    .waitFor();
});

it('H2: a server that tells of the naming only in the proof is found out by everybody', async () => {
  const here = await house({
    heard: (message) =>
      message.type === 'do' && message.deed.type === 'start'
        ? { ...message, deed: { ...message.deed, first: 1 } }
        : message,
    said: (message) =>
      message.type === 'step' && (message.what.type === 'called' || message.what.type === 'started')
        ? { ...message, what: { type: message.what.type } }
        : message,
  });
  const host = await arrive(here, '/', { ...SIZES.desktop, name: 'Ana' });
  const path = await openTable(host, 'pokerdice', 2);
  const guest = await arrive(here, path, { ...SIZES.phone, name: 'Ben' });
  await guest.page.getByRole('button', { name: guest.words.page.lobby.sit, exact: true }).click();
  await start(host);
  await playTogether([host, guest], 'pokerdice', 'named');
  await openResult(guest);
  await expectTampered(guest, guest.words.proof.frauds.first);
});
