/** More people than the server lets in at once: the page waits, says why, and goes on by itself. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/axe.ts';
import { arrive, openTable } from '../support/browser/players/company.ts';
import { type Site, startSite } from '../support/browser/site.ts';
import { ownStage } from '../support/browser/stage.ts';
import { openPage, SIZES } from '../support/browser/visit.ts';

const here = ownStage('--limit-guests', '1/6');
let narrow: Site;
beforeAll(async () => {
  narrow = await startSite('--limit-sockets', '1/6');
});
afterAll(() => narrow.stop());

/** What a browser says of what is refused. */
const TURNED_AWAY = [/429/, /WebSocket connection to '[^']*' failed/];
const SOON = { timeout: 20_000 };

it('the second guest waits and is told why, on a link and when opening a table', async () => {
  const host = await arrive(here, '/', { ...SIZES.desktop, name: 'Host' });
  const path = await openTable(host, 'next', 2);
  const guest = await arrive(here, path, { ...SIZES.phone, language: 'fr', allow: TURNED_AWAY });
  const { notices, lobby, newTable, home, games } = guest.words.page;
  await guest.page.getByText(notices.crowd).waitFor();
  expect(await guest.page.getByText(notices.serverGone).count()).toBe(0);
  await expectAccessible(guest.page);
  await guest.page.getByRole('button', { name: lobby.sit, exact: true }).waitFor(SOON);
  expect(await guest.page.getByText(notices.crowd).count()).toBe(0);

  const opener = await arrive(here, '/', { ...SIZES.phone, language: 'fr', allow: TURNED_AWAY });
  await opener.page.getByRole('button', { name: home.inviteOf({ game: games.next.name }) }).click();
  const open = opener.page.getByRole('button', { name: newTable.openAndInvite });
  await open.waitFor();
  await fetch(new URL('/api/guests', opener.page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }); // a slow machine has let ten seconds pass
  await open.click();
  await opener.page.getByText(notices.crowd).waitFor();
  await opener.page.getByRole('button', { name: lobby.stand }).waitFor(SOON);
});

it('a socket that was refused is asked for again when there is room', async () => {
  const door = {
    url: narrow.url,
    open: (path: string, options = {}) => openPage(here.browser, narrow.url + path, options),
  };
  const host = await arrive(door, '/', { ...SIZES.desktop, name: 'Host' });
  const path = await openTable(host, 'next', 2);
  const guest = await arrive(door, path, { ...SIZES.phone, allow: TURNED_AWAY });
  const { notices, lobby } = guest.words.page;
  await guest.page.getByText(notices.crowd).waitFor();
  await guest.page.getByRole('button', { name: lobby.sit, exact: true }).waitFor(SOON);
  expect(await guest.page.getByText(notices.crowd).count()).toBe(0);
});
