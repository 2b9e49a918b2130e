/**
 * Before the start: seats, bots, who begins, who may watch, the public list, clocks; and a bot that
 * plays on for whoever goes.
 */

import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/axe.ts';
import {
  arrive,
  beCalled,
  openTable,
  type Person,
  sitDown,
  start,
} from '../support/browser/players/company.ts';
import { logOf } from '../support/browser/players/log.ts';
import { ownStage } from '../support/browser/stage.ts';
import { SIZES } from '../support/browser/visit.ts';

/** Who is away for a second is played for by a bot, which takes its time. */
const here = ownStage('--absence', '1', '--bot-pause', '300');

const PATIENT = { timeout: 10_000 };

function seatsOf({ page, words }: Person): Locator {
  return page.getByRole('region', { name: words.page.lobby.seats }).getByRole('listitem');
}

/** What the seats of the lobby say, in order. */
function expectSeats(person: Person, ...texts: readonly string[]): Promise<unknown> {
  return expect
    .poll(
      async () => (await seatsOf(person).allInnerTexts()).map((text) => text.split('\n')[0]),
      PATIENT,
    )
    .toEqual(texts);
}

it('seats, people sent away, bots by level, who may watch, who begins', async () => {
  const host = await arrive(here, '/', SIZES.desktop);
  await beCalled(host, 'Ana');
  const { lobby, levels, table, invite, refusals } = host.words.page;
  const path = await openTable(host, 'pokerdice', 4);

  await host.page.getByRole('img', { name: invite.qr }).waitFor();
  await host.page.getByText(new URL(host.page.url()).host + path, { exact: true }).waitFor();

  let guest = await arrive(here, path, { ...SIZES.phone, name: 'Ben' });
  await sitDown(guest);
  await expectSeats(host, 'Ana', 'Ben', table.freeSeat({ seat: 3 }), table.freeSeat({ seat: 4 }));
  await seatsOf(guest).nth(3).getByRole('button', { name: lobby.moveHere }).click();
  await expectSeats(host, 'Ana', table.freeSeat({ seat: 2 }), table.freeSeat({ seat: 3 }), 'Ben');
  await seatsOf(host).nth(3).getByRole('button', { name: lobby.moveHere }).click();
  await expectSeats(guest, 'Ben', table.freeSeat({ seat: 2 }), table.freeSeat({ seat: 3 }), 'Ana');

  // Sent away, one is told so and may not sit here again; who goes by choice need not be told.
  await host.page.getByRole('button', { name: lobby.remove({ name: 'Ben' }) }).click();
  await guest.page.getByText(refusals.removed).waitFor();
  await expectAccessible(guest.page);
  expect(await guest.page.getByRole('button', { name: lobby.sit, exact: true }).count()).toBe(0);
  guest = await arrive(here, path, { ...SIZES.phone, name: 'Ben' });
  await sitDown(guest);
  await guest.page.getByRole('button', { name: lobby.stand }).click();
  await guest.page.getByRole('button', { name: lobby.sit, exact: true }).waitFor();
  expect(await guest.page.getByText(refusals.removed).count()).toBe(0);
  await sitDown(guest);
  await expectSeats(host, 'Ben', table.freeSeat({ seat: 2 }), table.freeSeat({ seat: 3 }), 'Ana');

  const [first = '', second = ''] = table.botNames;
  for (const seat of [1, 2])
    await seatsOf(host).nth(seat).getByRole('button', { name: lobby.addBot }).click();
  await host.page
    .getByRole('combobox', { name: lobby.levelOf({ name: first }) })
    .selectOption({ label: levels.master.name });
  await guest.page.getByText(levels.master.hint).waitFor();
  await host.page.getByRole('button', { name: lobby.remove({ name: second }) }).click();
  await expectSeats(guest, 'Ben', first, table.freeSeat({ seat: 3 }), 'Ana');
  await host.page.getByRole('button', { name: lobby.fillWithBots }).click();
  await guest.page.getByText(lobby.hostStarts).waitFor();

  await host.page.getByRole('switch', { name: lobby.anybodyMayWatch }).click();
  await guest.page.getByText(lobby.watch.nobody).waitFor();
  await host.page.getByRole('radio', { name: 'Ben', exact: true }).check();
  await start(host);
  const mine = guest.words.pokerdice.status.throwNow({ name: 'Ben', isMe: true });
  await guest.page.getByText(mine, { exact: true }).waitFor();
});

it('a table in the public list is found by a stranger at home, and has clocks where it should', async () => {
  const host = await arrive(here, '/', { ...SIZES.desktop, name: 'Ana' });
  const { home, games, lobby, pace, newTable, table, time } = host.words.page;
  await host.page
    .getByRole('button', { name: home.inviteOf({ game: games.pokerdice.name }) })
    .click();
  await host.page.getByRole('radio', { name: pace.names.live }).check();
  await host.page.getByRole('button', { name: newTable.openAndInvite }).click();
  // it is on when the server says so
  await host.page.getByRole('switch', { name: lobby.listed }).click();
  await host.page.getByRole('switch', { name: lobby.listed, checked: true }).waitFor();

  const stranger = await arrive(here, '/', { ...SIZES.phone, name: 'Ben' });
  const list = stranger.page.getByRole('region', { name: home.openTables });
  const way = list.locator(`a[href="${new URL(host.page.url()).pathname}"]`);
  expect(await way.textContent()).toContain(games.pokerdice.name);
  await way.click();
  await sitDown(stranger);
  expect(stranger.page.url()).toBe(host.page.url());
  await start(host);
  const players = stranger.page.getByRole('list', { name: table.players });
  await players
    .getByText(table.timeLeft({ left: time(300_000) }))
    .first()
    .waitFor();
  expect(await players.locator('time').count()).toBe(2);
});

it('a bot plays on for who leaves and for who is away, and they can take their seats back', async () => {
  const host = await arrive(here, '/', { ...SIZES.desktop, name: 'Ana' });
  const { lobby, table, notices, log } = host.words.page;
  const path = await openTable(host, 'pokerdice', 2);
  const guest = await arrive(here, path, { ...SIZES.desktop, name: 'Ben' });
  await sitDown(guest);
  await host.page.getByRole('radio', { name: 'Ben', exact: true }).check();
  await host.page.getByRole('button', { name: lobby.start }).click();
  const signs = host.page.getByRole('list', { name: table.players });

  // Whose turn it is goes.
  await guest.page.getByRole('button', { name: table.menu }).click();
  await guest.page.getByRole('button', { name: table.leave }).click();
  await guest.page.getByText(notices.held).waitFor();
  await signs.getByText(table.botPlaysFor).waitFor();
  await expect.poll(() => logOf(host), PATIENT).toContain(log.left({ name: 'Ben' }));
  await guest.page.getByRole('button', { name: notices.takeBack }).click();
  await signs.getByText(table.botPlaysFor).waitFor({ state: 'hidden' });
  await expect.poll(() => logOf(host), PATIENT).toContain(log.returned({ name: 'Ben' }));

  // Whoever is waited for closes his page; a while later he is back.
  await guest.page.goto('about:blank');
  await signs.getByText(table.away, { exact: true }).waitFor();
  await expect.poll(() => logOf(host), PATIENT).toContain(log.held({ name: 'Ben' }));
  await guest.page.goBack();
  await guest.page.getByRole('button', { name: notices.takeBack }).click();
  await guest.page.getByText(notices.held).waitFor({ state: 'hidden' });
});
