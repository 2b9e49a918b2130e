/**
 * Real dice, real cards and decks of one's own: tapped in around one device, kept when the page is
 * loaded again.
 */

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GOBELET_1 } from '../../src/games/next/rules/deck.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { saved, textOf } from '../support/browser/download.ts';
import { byClick, type Sitting, sitting } from '../support/browser/keys/playing.ts';
import { store } from '../support/browser/keys/scenes.ts';
import { type Catalogue, plain } from '../support/browser/players/catalogue.ts';
import { stage } from '../support/browser/stage.ts';

const here = stage();

/** Where what the real dice show is tapped in. */
const padOf = (page: Page, { own }: Catalogue): Locator =>
  page.getByRole('region').filter({ has: page.getByRole('group', { name: own.faces }) });

/** Taps in what the dice show, as somebody does with a thumb. */
async function tapIn(
  { visit: { page }, words }: Sitting,
  ...faces: readonly (number | 'red' | 'blue')[]
): Promise<void> {
  const pad = padOf(page, words);
  for (const face of faces)
    await pad.getByRole('button', { name: words.own.face(face), exact: true }).click();
  await pad.getByRole('button', { name: words.own.confirm }).click();
}

const titleOf = async ({ visit: { page }, words }: Sitting): Promise<string> =>
  plain(await padOf(page, words).getByRole('heading').innerText());

it('Séquence Dés in Russian: two people throw real dice, put a mis-tap right, and the page remembers', async () => {
  const seat = await sitting(here, 'sequence', '/new/sequence/device', {
    language: 'ru',
    width: 320,
    height: 568,
  });
  const { page } = seat.visit;
  const { own, page: says, sequence: words } = seat.words;
  await page.getByRole('radio', { name: own.choice.own, exact: true }).check();
  await byClick(seat)(says.newTable.start);
  await page.waitForURL(/\/here\//);
  await padOf(page, seat.words).waitFor();
  expect(await titleOf(seat)).toBe(own.throwOwn({ dice: 2 }));
  await expectAccessible(page);
  const pad = padOf(page, seat.words);
  const first = pad.getByRole('button', { name: own.die(1, false, null) });
  await page.keyboard.press('6');
  await page.keyboard.press('2');
  await pad.getByRole('button', { name: own.die(1, false, 6) }).click();
  await page.keyboard.press('5');
  await pad.getByRole('button', { name: own.die(1, false, 5) }).waitFor();
  await page.keyboard.press('Backspace');
  await first.waitFor(); // the one that was put right, which the next face would be for
  await page.reload();
  await first.waitFor(); // a throw that was not confirmed was not thrown
  await tapIn(seat, 5, 4);
  await expect.poll(() => page.locator('.log, .table-last').first().innerText()).toMatch(/9/);
  await tapIn(seat, 1, 2); // the second player’s throw for the start
  await tapIn(seat, 1, 2);
  await page.getByRole('button', { name: words.canChoose }).first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: words.canChoose }).first().click();
  await page.locator('.zone-actions button').first().click();
  await padOf(page, seat.words).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

it('Pokerdice: somebody throws for a bot, which says what it throws again', async () => {
  const seat = await sitting(here, 'pokerdice', '/new/pokerdice/device', { theme: 'dark' });
  const { page } = seat.visit;
  const { own, page: says, pokerdice: words } = seat.words;
  await page.getByRole('radio', { name: own.choice.own, exact: true }).check();
  await page.getByRole('switch', { name: says.newTable.bot }).first().check();
  await byClick(seat)(says.newTable.start);
  await page.waitForURL(/\/here\//);
  const pad = padOf(page, seat.words);
  const [stop, lay] = [words.stop, words.lay].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  const hand = page.locator('.pokerdice-hand button');
  const soon = { timeout: 1000 };
  await pad.waitFor();
  await expectAccessible(page);
  for (let throws = 0; !(await pad.locator('.pad-note').isVisible()); ) {
    if (await pad.isVisible()) {
      const slots = await pad.locator('.pad-slot').count();
      for (let die = 0; die < slots; die++)
        await page.keyboard.press(`${1 + ((die + throws) % 6)}`);
      throws += slots;
      await pad.getByRole('button', { name: own.confirm }).click();
    } else if (await stop?.isVisible()) await stop?.click(soon).catch(() => undefined);
    else if (await hand.first().isVisible()) {
      await hand
        .first()
        .click(soon)
        .catch(() => undefined); // whoever has laid waits for the other
      await lay?.click(soon).catch(() => undefined);
    }
    expect(throws).toBeLessThan(200);
  }
  const [before = ''] = own.throwFor({ name: '|', dice: 2 }).split('2');
  expect((await titleOf(seat)).startsWith(before)).toBe(true);
  expect(await pad.locator('.pad-slot').count()).toBeLessThan(5);
});

it('after a game with real dice nothing is claimed about them', async () => {
  const seat = await sitting(here, 'sequence', '/');
  const { page } = seat.visit;
  const [path = ''] = await store(page, ['sequence-over']);
  const table = path.split('/').at(-1) ?? '';
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('gobelet');
        opening.onsuccess = () => {
          const within = opening.result.transaction(['entries'], 'readwrite');
          const entries = within.objectStore('entries');
          const opened = entries.get([id, 0]);
          opened.onsuccess = () =>
            entries.put(JSON.stringify({ ...JSON.parse(opened.result), own: 'dice' }), [id, 0]);
          within.oncomplete = () => resolve();
          within.onerror = () => reject(within.error);
        };
      }),
    table,
  );
  await page.goto(here.site.url + path);
  const { own, page: says } = seat.words;
  const result = page.getByRole('dialog', { name: says.after.title });
  await result.getByText(own.verified).click();
  await result.getByText(own.verifiedHow).waitFor();
});

it('a deck is typed in, mended as text, saved as a file, opened again in German, and played with', {
  timeout: 60_000,
}, async () => {
  const seat = await sitting(here, 'next', '/decks', { language: 'de' });
  const { page } = seat.visit;
  const { decks, decksNext, next: words, page: says } = seat.words;
  await byClick(seat)(decks.begin);
  await page.getByLabel(decks.name).fill('Meine Schachtel');
  await byClick(seat)(decks.add);
  const sheet = page.getByRole('dialog');
  await byClick(seat)(decks.putMore);
  await sheet.getByText(decks.missing).waitFor();
  await sheet.getByRole('button', { name: words.card.four, exact: true }).click();
  await byClick(seat)(decks.putMore);
  await sheet.getByRole('radio', { name: decksNext.exact }).check();
  for (let die = 0; die < 3; die++)
    await sheet
      .getByRole('button', { name: decksNext.addDie({ face: words.power.face('red') }) })
      .click();
  await sheet.getByRole('radio', { name: words.action.steal.name }).check();
  await expectAccessible(page);
  await byClick(seat)(decks.put);
  await page.getByText(decks.count({ cards: 2, all: 45 })).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Meine Schachtel' }).click();
  await expect
    .poll(() => page.getByRole('list', { name: decks.cards }).getByRole('button').count())
    .toBe(2);

  await page.getByText(decks.text, { exact: true }).click();
  const text = page.getByLabel(decks.textHint);
  const cards: readonly object[] = GOBELET_1.map((card) => ({ ...card, points: 7 }));
  await text.fill(JSON.stringify([...cards.slice(0, 44), { ...cards[44], points: 'many' }]));
  await byClick(seat)(decks.useText);
  await page.getByText(decks.faults.points(45)).waitFor();
  await page.getByText(decks.count({ cards: 2, all: 45 })).waitFor(); // nothing is lost
  await text.fill(JSON.stringify(cards));
  await byClick(seat)(decks.useText);
  await page.getByText(decks.ready).waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  const download = await saved(page, () => byClick(seat)(decks.download));
  const name = download.suggestedFilename();
  expect(name).toBe('Meine-Schachtel.json');
  const file = await textOf(download);
  expect(JSON.parse(file)).toEqual({
    deck: 1,
    game: 'next',
    name: 'Meine Schachtel',
    cards,
  });
  await byClick(seat)(decks.delete);
  await byClick(seat)(decks.deleteYes);
  await page.getByText(decks.none).waitFor();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"cards":['),
  });
  await page.getByText(decks.faults.json).waitFor();
  await input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(file) });
  await byClick(seat)(decks.play);
  await page
    .getByRole('radio', { name: 'Meine Schachtel' })
    .and(page.locator(':checked'))
    .waitFor();
  await byClick(seat)(says.newTable.start);
  await page.waitForURL(/\/here\//);
  await expect.poll(() => page.getByRole('button', { name: words.points(7) }).count()).toBe(3);
});

it('real cards: what lies on top is said before the start, and what is turned up with a take', async () => {
  const seat = await sitting(here, 'next', '/new/next/device');
  const { page } = seat.visit;
  const { own, page: says, next: words } = seat.words;
  await page.getByRole('radio', { name: own.choice.cards, exact: true }).check();
  const pick = async (card: string): Promise<void> => {
    await page.getByRole('searchbox', { name: own.search }).fill(card);
    await page.getByRole('dialog').locator('.card').first().click();
  };
  for (const [pile, card] of [words.card.three, words.card.six, words.card.full].entries()) {
    await page
      .getByRole('button', { name: `${own.tops.pile({ place: pile + 1 })}: ${own.tops.none}` })
      .click();
    await pick(card);
  }
  await expectAccessible(page);
  await byClick(seat)(says.newTable.start);
  await page.waitForURL(/\/here\//);
  await tapIn(seat, 'red', 'red', 'red', 'blue', 'red', 'blue');
  await page.getByRole('button', { name: words.card.three }).first().click();
  await byClick(seat)(words.button.take(1));
  await page.getByRole('dialog', { name: own.turnedUp({ pile: 1 }) }).waitFor();
  await expectAccessible(page);
  await pick(words.card.doubleThree);
  await byClick(seat)(own.confirm);
  await page.getByRole('button', { name: words.card.doubleThree }).first().waitFor();
});
