/** Who one is on a device: nobody becomes somebody else unasked, and nobody is lost. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Api } from '../../src/client/api.ts';
import { makeCode } from '../../src/client/devices.ts';
import { catalogueOf } from '../support/browser/players/catalogue.ts';
import { arrive } from '../support/browser/players/company.ts';
import { stage } from '../support/browser/stage.ts';
import { openHouse } from '../support/online/servers.ts';

const here = stage();
const UNKNOWN = /status of 401|status of 409|status of 429/;

const api = (): Api => new Api(here.site.url);
const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

it('M7: a code makes another device the same person, once, by its link', async () => {
  const { page: words, device } = await catalogueOf('en');
  const phone = await here.open('/new/sequence/friends', { reducedMotion: true });
  await phone.page.getByRole('button', { name: words.newTable.openAndInvite }).click();
  await phone.page.getByRole('button', { name: words.lobby.stand }).waitFor();
  const table = new URL(phone.page.url()).pathname;
  await phone.page.goto(`${here.site.url}/settings`);
  const name = await phone.page.getByLabel(words.name.label).inputValue();
  await phone.page.getByRole('button', { name: device.show }).click();
  await phone.page.getByRole('img', { name: device.qr }).waitFor();
  const code = await phone.page.locator('.device-code').innerText();
  expect(code).toMatch(/^[a-z]{4}(-[a-z]{4}){3}$/);
  await phone.page.getByText(device.left({ time: '' }).trim()).waitFor();

  const desk = await here.open(`/me#${code}`, { reducedMotion: true, allow: [UNKNOWN] });
  await desk.page.getByRole('heading', { name: device.be({ name }) }).waitFor();
  expect(desk.page.url()).not.toContain('#');
  await phone.page.getByText(device.used).waitFor();
  await desk.page.getByRole('button', { name: device.yes({ name }) }).click();
  await desk.page.getByRole('region', { name: words.home.goOn }).getByRole('link').click();
  await desk.page.getByRole('button', { name: words.lobby.stand }).waitFor();
  expect(new URL(desk.page.url()).pathname).toBe(table);

  const stranger = await here.open(`/me#${code}`, { allow: [UNKNOWN] });
  await stranger.page.getByRole('heading', { name: device.wrong }).waitFor();
});

it('M7: a link of somebody else says whom one gives up, and the way back is kept', async () => {
  const mallory = await api().beGuest('Alice');
  const alice = await api().beGuest('Alice');
  await api().open(alice.token, { game: 'next', seats: 2 });
  const { code } = await makeCode(api(), mallory.token);
  const { page, words } = await arrive(here, `/me#${code}`, { name: 'Alice', token: alice.token });
  await page.getByText(words.device.already({ name: 'Alice', tables: 1 })).waitFor();
  await page.getByText(words.device.mine).waitFor();
  await page.getByRole('button', { name: words.device.no, exact: true }).click();
  await page.getByRole('button', { name: words.page.name.change({ name: 'Alice' }) }).waitFor();
  expect(await kept(page, 'gobelet token')).toBe(alice.token);

  const second = await makeCode(api(), mallory.token);
  await page.goto(`${here.site.url}/me`);
  await page.getByLabel(words.device.label).fill(second.code.toUpperCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: words.device.goOn }).click();
  await page.getByRole('button', { name: words.device.yes({ name: 'Alice' }) }).click();
  await page.getByRole('button', { name: words.page.name.change({ name: 'Alice' }) }).waitFor();
  expect((await api().me((await kept(page, 'gobelet token')) ?? '')).person).toBe(mallory.person);
  await page.goto(`${here.site.url}/settings`);
  await page.getByRole('button', { name: words.device.back({ name: 'Alice' }) }).click();
  await expect.poll(() => kept(page, 'gobelet token')).toBe(alice.token);
});

it('M7: a link with a token in it makes nobody anybody', async () => {
  const mallory = await api().beGuest('Mallory');
  const alice = await api().beGuest('Alice');
  const { page, words } = await arrive(here, `/me#${mallory.token}`, {
    name: 'Alice',
    token: alice.token,
  });
  await page.getByRole('heading', { name: words.device.wrong }).waitFor();
  expect(await kept(page, 'gobelet token')).toBe(alice.token);
});

it('a slip in a code is mended where it was typed, and there is a way back', async () => {
  const ada = await api().beGuest('Ada');
  const { code } = await makeCode(api(), ada.token);
  const slip = `${code.slice(0, -1)}${code.endsWith('a') ? 'e' : 'a'}`;
  const { page, words } = await arrive(here, '/me', { name: 'Bea', allow: [UNKNOWN] });
  const field = page.getByLabel(words.device.label);
  const goOn = page.getByRole('button', { name: words.device.goOn });
  await field.fill(slip);
  await goOn.click();
  await page.getByText(words.device.wrongHint).waitFor();
  expect(await field.inputValue()).toBe(slip);
  await field.fill(code);
  await goOn.click();
  await page.getByRole('button', { name: words.device.yes({ name: 'Ada' }) }).waitFor();
  await page.goto(`${here.site.url}/me`);
  await page.getByRole('button', { name: words.page.home.back }).click();
  await page.getByRole('region', { name: words.page.home.games }).waitFor();
});

it('L8: a token that the server does not know is kept; who starts as somebody new can go back', async () => {
  const other = await openHouse();
  const elsewhere = await other.api.beGuest('Ada');
  await other.stop();
  const host = await api().beGuest('Host');
  const { table } = await api().open(host.token, { game: 'next', seats: 2 });
  const { page, words } = await arrive(here, `/t/${table}`, {
    name: 'Ada',
    token: elsewhere.token,
    allow: [UNKNOWN],
  });
  await page.getByRole('heading', { name: words.device.unknown }).waitFor();
  await page.getByRole('button', { name: words.page.troubles.tryAgain }).click();
  await page.getByRole('heading', { name: words.device.unknown }).waitFor();
  expect(await kept(page, 'gobelet token')).toBe(elsewhere.token);
  await page.getByRole('button', { name: words.device.anew }).click();
  await page.getByRole('button', { name: words.page.lobby.sitHere }).first().waitFor();
  expect(await kept(page, 'gobelet token')).not.toBe(elsewhere.token);
  await page.goto(`${here.site.url}/settings`);
  await page.getByRole('button', { name: words.device.back({ name: 'Ada' }) }).click();
  await expect.poll(() => kept(page, 'gobelet token')).toBe(elsewhere.token);
});

it('home says that the server does not know one any more, and goes on as somebody new', async () => {
  const other = await openHouse();
  const elsewhere = await other.api.beGuest('Rose');
  await other.stop();
  const { page, words } = await arrive(here, '/', {
    name: 'Rose',
    token: elsewhere.token,
    allow: [UNKNOWN],
  });
  const notice = page.getByRole('region', { name: words.device.unknown });
  await notice.getByRole('button', { name: words.device.anew }).click();
  await notice.waitFor({ state: 'detached' });
  expect(await kept(page, 'gobelet former tokens')).toContain(elsewhere.token);
  await page.getByRole('button', { name: words.page.name.change({ name: 'Rose' }) }).waitFor();
});

it('a name that is refused in the settings is not said to be at a table that is not there', async () => {
  const ada = await api().beGuest('Ada');
  const { page, words } = await arrive(here, '/settings', {
    name: 'Ada',
    token: ada.token,
    allow: [UNKNOWN],
  });
  await page.getByLabel(words.page.name.label).fill('You');
  await page.getByRole('button', { name: words.page.name.save }).click();
  await page.getByText(words.page.name.taken).waitFor();
  expect((await api().me(ada.token)).name).toBe('Ada');
});

it('L8: if the answer to signing out others is lost, asking again brings it', async () => {
  const ada = await api().beGuest('Ada');
  const { page, words, visit } = await arrive(here, '/settings', { name: 'Ada', token: ada.token });
  visit.allow(/ERR_FAILED|failed: DELETE|Failed to fetch/);
  let isLost = true;
  await page.route('**/api/me/tokens', async (route) => {
    if (!isLost) return route.continue();
    await route.fetch(); // the server has done it
    isLost = false;
    return route.abort();
  });
  await page.getByRole('button', { name: words.device.renew }).click();
  await expect.poll(() => isLost).toBe(false);
  await expect(api().me(ada.token)).rejects.toMatchObject({ code: 'unknown-token' });
  await page.getByRole('button', { name: words.device.renew }).click();
  await page.getByText(words.device.renewed).waitFor();
  expect((await api().me((await kept(page, 'gobelet token')) ?? '')).person).toBe(ada.person);
});

it('L9: whoever looks like somebody at the table is offered another name, and sits down with it', async () => {
  const host = await api().beGuest('Host');
  const { table } = await api().open(host.token, { game: 'next', seats: 3 });
  const alice = await arrive(here, `/t/${table}`, { name: 'Alice' });
  await alice.page.getByRole('button', { name: alice.words.page.lobby.sitHere }).first().click();
  await alice.page.getByRole('button', { name: alice.words.page.lobby.stand }).waitFor();
  const { page, words } = await arrive(here, `/t/${table}`, { name: 'Аlice', allow: [UNKNOWN] });
  await page.getByRole('button', { name: words.page.lobby.sitHere }).first().click();
  await page.getByText(words.page.refusals['name-taken']).waitFor();
  await page.getByRole('button', { name: words.page.name.change({ name: 'Аlice' }) }).click();
  await page.getByLabel(words.page.name.label).fill('Mallory');
  await page.getByRole('button', { name: words.page.name.save }).click();
  await page.getByRole('button', { name: words.page.lobby.sitHere }).first().click();
  await page.getByRole('button', { name: words.page.lobby.stand }).waitFor();
});

it('L9: a name that the page suggested steps aside for one that somebody chose', async () => {
  const host = await api().beGuest('Host');
  const { table } = await api().open(host.token, { game: 'next', seats: 3 });
  const newcomer = await arrive(here, `/t/${table}`);
  const sit = newcomer.page
    .getByRole('button', { name: newcomer.words.page.lobby.sitHere })
    .first();
  await sit.waitFor();
  const { name } = JSON.parse((await kept(newcomer.page, 'gobelet settings')) ?? '{}');
  const other = await arrive(here, `/t/${table}`, { name });
  await other.page.getByRole('button', { name: other.words.page.lobby.sitHere }).first().click();
  await other.page.getByRole('button', { name: other.words.page.lobby.stand }).waitFor();
  await sit.click();
  await newcomer.page.getByRole('button', { name: newcomer.words.page.lobby.stand }).waitFor();
  await other.page.getByText(`${name} 2`).first().waitFor();
});
