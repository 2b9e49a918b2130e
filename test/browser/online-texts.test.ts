/**
 * What people write is text, whatever it looks like: names and talk with script in them, from right
 * to left, of emoji, on every screen.
 */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pokerdice } from '../../src/games/pokerdice/rules/rules.ts';
import { Seeded } from '../../src/random.ts';
import { readEvent } from '../../src/record/record.ts';
import { openResult, resultOf } from '../support/browser/players/after.ts';
import {
  openTable,
  type Person,
  playTogether,
  sitDown,
} from '../support/browser/players/company.ts';
import { logOf } from '../support/browser/players/log.ts';
import { ground, type Past } from '../support/browser/players/planted.ts';
import { openTalk, talkOf } from '../support/browser/players/talk.ts';
import { SIZES } from '../support/browser/visit.ts';
import { recordGame } from '../support/recorded.ts';

const here = ground();

const NAMES = ['<script>x()</script>', '<img src onerror=x>', 'שרה 🎲 👩‍🚀'] as const;
const SAID = `</span><script>document.title='!'</script><img src=x onerror="document.title='!'"> سلام 🎉`;
const TABLE = 'kabo-relu-timo-sane';

/** A game that only one move is missing from, by whoever has a browser. */
function almostOver(): Past {
  const options = pokerdice.options(NAMES.length)({});
  for (let seed = 0; ; seed++) {
    const [header = '', ...lines] = recordGame(
      pokerdice,
      NAMES.length,
      options,
      new Seeded(`texts ${seed}`),
    );
    const events = lines.map((line) => readEvent(pokerdice, JSON.parse(line)));
    const { setup } = JSON.parse(header) as { readonly setup: object };
    if (events.at(-1)?.seat !== 2 && events.at(-1)?.move.type === 'stop')
      return { game: pokerdice, options, setup, events: events.slice(0, -1) };
  }
}

/** Nothing that was written has become a part of the page. */
async function expectPlain(page: Page): Promise<void> {
  expect(
    await page.evaluate(
      () => document.querySelectorAll('#page :is(script, img, iframe, [onerror])').length,
    ),
  ).toBe(0);
  expect(await page.title()).not.toBe('!');
}

it('names and talk stay text at home, in the lobby, at the table, in the log and the result', async () => {
  const guests = await Promise.all(NAMES.map((name) => here.guest(name)));
  const [first, second] = guests as [(typeof guests)[0], (typeof guests)[0]];
  await here.plant(TABLE, almostOver(), guests);

  const host = await here.as(first, '/', SIZES.desktop);
  await host.page
    .getByRole('button', { name: host.words.page.name.change({ name: NAMES[0] }) })
    .waitFor();
  const path = await openTable(host, 'pokerdice', 2);
  const guest = await here.as(second, path, SIZES.phone);
  await sitDown(guest);
  for (const { page } of [host, guest]) {
    for (const name of NAMES.slice(0, 2))
      await page.getByRole('listitem').getByText(name, { exact: true }).waitFor();
    await expectPlain(page);
  }

  const people: readonly Person[] = [host, guest];
  for (const { page } of people) await page.goto(new URL(`/t/${TABLE}`, page.url()).href);
  for (const [seat, { page, words }] of people.entries()) {
    const players = page.getByRole('list', { name: words.page.table.players });
    for (const name of NAMES.toSpliced(seat, 1))
      await players.getByText(name, { exact: true }).waitFor();
  }
  const field = (await openTalk(guest)).getByRole('textbox');
  await field.fill(SAID);
  await field.press('Enter');
  for (const person of people)
    await talkOf(person).getByRole('list').getByText(SAID, { exact: true }).waitFor();
  await guest.page.keyboard.press('Escape');
  for (const { page } of people) await expectPlain(page);

  await playTogether(people, 'pokerdice', 'texts');
  for (const person of people) {
    await openResult(person);
    for (const name of NAMES) await resultOf(person).getByText(name, { exact: true }).waitFor();
    await expectPlain(person.page);
    await person.page.keyboard.press('Escape');
    const log = (await logOf(person)).join('\n');
    expect(NAMES.filter((name) => log.includes(name)).length).toBeGreaterThan(1);
  }
});
