/** Links that lead nowhere, tables that are full or closed: every state has a face. */

import { expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/axe.ts';
import {
  arrive,
  openTable,
  type Person,
  sitDown,
  start,
} from '../support/browser/players/company.ts';
import { stage } from '../support/browser/stage.ts';
import { SIZES } from '../support/browser/visit.ts';

const here = stage();

/** A page with nothing but this on it, and the way home. */
async function expectFace(
  { page, words }: Person,
  { title, text }: { title: string; text: string },
): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(text).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.page.home.back }).click();
  await page.getByRole('heading', { level: 1, name: words.page.appName }).waitFor();
}

it('a link to a table that is not there, or to no table at all', async () => {
  const somebody = await arrive(here, '/t/kabo-relu-timo-sane', { language: 'fr' });
  const { unknown, lost } = somebody.words.page.troubles;
  await expectFace(somebody, unknown);
  somebody.visit.allow(/404/);
  await somebody.page.goto(`${here.site.url}/t/a%20table`);
  await expectFace(somebody, lost);
});

it('a full table may be watched, a closed one is shut when the game begins', async () => {
  const host = await arrive(here, '/', { ...SIZES.desktop, name: 'Ana' });
  const path = await openTable(host, 'pokerdice', 2);
  const guest = await arrive(here, path, { name: 'Ben' });
  await sitDown(guest);
  const third = await arrive(here, path);
  const { lobby, table, troubles } = third.words.page;
  await third.page.getByText(lobby.full).waitFor();
  expect(await third.page.getByRole('button', { name: lobby.sit }).count()).toBe(0);

  await host.page.getByRole('switch', { name: lobby.anybodyMayWatch }).uncheck();
  await third.page.getByText(lobby.watch.nobody).waitFor();
  await start(host);
  await third.page.getByRole('heading', { name: troubles.closed.title }).waitFor();
  await third.page.reload();
  await expectFace(third, troubles.closed);
  await guest.page.getByRole('list', { name: table.players }).waitFor();
});
