/**
 * The colour of one's pack in Pokerdice: chosen before the start, never somebody else's, drawn
 * wherever the seat is, and remembered.
 */

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { PackColour } from '../../src/protocol.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import {
  arrive,
  beCalled,
  openTable,
  type Person,
  sitDown,
  start,
} from '../support/browser/players/company.ts';
import { stage } from '../support/browser/stage.ts';
import { SIZES } from '../support/browser/visit.ts';

const here = stage();

/** The way to a finger's target, in pixels. */
const TARGET = 44;

/** The mark of a seat that is a button, and says the colour of the pack. */
function packOf(
  { page, words: { packs } }: Person,
  colour: PackColour,
  title = packs.title,
): Locator {
  return page.getByRole('button', { name: packs.now(title, packs.names[colour]), exact: true });
}

function choiceOf({ page, words: { packs } }: Person, title = packs.title): Locator {
  return page.getByRole('radiogroup', { name: title, exact: true });
}

/** Opens the choice at a pack of this colour, and takes another. */
async function choose(
  person: Person,
  from: PackColour,
  to: PackColour,
  title = person.words.packs.title,
): Promise<void> {
  await packOf(person, from, title).click();
  await choiceOf(person, title)
    .getByRole('radio', { name: person.words.packs.names[to], exact: true })
    .check();
  await packOf(person, to, title).waitFor();
}

/**
 * The colours that the marks of the players are drawn in, and those of these packs, as the browser
 * says them.
 */
async function expectDrawn(
  { page, words }: Person,
  ...colours: readonly PackColour[]
): Promise<void> {
  const players = page.getByRole('list', { name: words.page.table.players });
  await players.waitFor();
  const drawn = players
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => getComputedStyle(item.querySelector('.seat-mark') as Element).color),
    );
  expect(await drawn).toEqual(await tokens(page, colours));
}

function tokens(page: Page, colours: readonly PackColour[]): Promise<readonly string[]> {
  return page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const found = names.map((name) => {
      probe.style.color = `var(--pack-${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return found;
  }, colours);
}

it('two people choose, the second can’t have the first one’s, and a bot gives way', async () => {
  const ana = await arrive(here, '/', SIZES.desktop);
  await beCalled(ana, 'Ana');
  const path = await openTable(ana, 'pokerdice', 3);
  await choose(ana, 'red', 'gold');
  await expectAccessible(ana.page);

  const ben = await arrive(here, path, { ...SIZES.phone, name: 'Ben' });
  const { packs } = ben.words;
  await sitDown(ben);
  await packOf(ben, 'blue').click();
  const choice = choiceOf(ben);
  const taken = choice.getByRole('radio', { name: `${packs.names.gold} ${packs.takenBy('Ana')}` });
  await taken.waitFor();
  expect(await taken.isDisabled()).toBe(true);
  await expectAccessible(ben.page);
  for (const one of await choice.locator('label').all()) {
    const { width = 0, height = 0 } = (await one.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET);
  }

  // By keys: what is taken is passed over.
  await choice.getByRole('radio', { name: packs.names.blue, exact: true }).focus();
  await ben.page.keyboard.press('ArrowRight');
  await packOf(ben, 'green').waitFor();
  await ben.page.keyboard.press('ArrowRight');
  await packOf(ben, 'purple').waitFor();

  await ana.page.getByRole('button', { name: ana.words.page.lobby.addBot, exact: true }).click();
  await choiceOf(ana).getByRole('radio', { name: packs.names.green, exact: true }).check();
  await packOf(ana, 'green').waitFor();
  await start(ana);
  await expectDrawn(ana, 'green', 'purple', 'red');
  await expectDrawn(ben, 'purple', 'red', 'green');
});

it('a reload and a new table remember it, and a wish that is taken gives the colour of the seat', async () => {
  const ana = await arrive(here, '/', { ...SIZES.desktop, name: 'Ana' });
  await openTable(ana, 'pokerdice', 2);
  await choose(ana, 'red', 'silver');
  await ana.page.reload();
  await packOf(ana, 'silver').waitFor();
  await ana.page.goto(here.site.url);
  const path = await openTable(ana, 'pokerdice', 2);
  await packOf(ana, 'silver').waitFor();

  const ben = await arrive(here, '/', { ...SIZES.phone, name: 'Ben' });
  await openTable(ben, 'pokerdice', 2);
  await choose(ben, 'red', 'silver');
  await ben.page.goto(here.site.url + path);
  await sitDown(ben);
  await packOf(ben, 'blue').waitFor();
});

it('Séquence Dés has colours of sides, and offers none', async () => {
  const ana = await arrive(here, '/', { ...SIZES.phone, name: 'Ana' });
  await openTable(ana, 'sequence', 2);
  expect(await packOf(ana, 'red').count()).toBe(0);
});

it('around one device everybody chooses, and against bots the device remembers', async () => {
  const ana = await arrive(here, '/new/pokerdice/device', SIZES.phone);
  const { page, packs } = ana.words;
  const [first = '', second = ''] = page.names;
  await choose(ana, 'red', 'blue', packs.of(first));
  await packOf(ana, 'red', packs.of(second)).click(); // it gave way
  const taken = choiceOf(ana, packs.of(second)).getByRole('radio', {
    name: `${packs.names.blue} ${packs.takenBy(first)}`,
  });
  expect(await taken.isDisabled()).toBe(true);
  await choiceOf(ana, packs.of(second))
    .getByRole('radio', { name: packs.names.gold, exact: true })
    .check();
  await expectAccessible(ana.page);
  await ana.page.getByRole('button', { name: page.newTable.start }).click();
  await ana.page.waitForURL(/\/here\//);
  await expectDrawn(ana, 'blue', 'gold');
  await ana.page.reload();
  await expectDrawn(ana, 'blue', 'gold');

  await ana.page.goto(here.site.url);
  await ana.page
    .getByRole('button', { name: page.home.playNowOf({ game: page.games.pokerdice.name }) })
    .click();
  await expectDrawn(ana, 'blue', 'red', 'green');

  await ana.page.goto(`${here.site.url}/new/pokerdice/bots`);
  const choice = choiceOf(ana);
  await choice.getByRole('radio', { name: packs.names.blue, exact: true, checked: true }).waitFor();
  await choice.getByRole('radio', { name: packs.names.green, exact: true }).check();
  await expectAccessible(ana.page);
  await ana.page.getByRole('button', { name: page.newTable.start }).click();
  await ana.page.waitForURL(/\/here\//);
  await expectDrawn(ana, 'green', 'blue', 'red');
});
