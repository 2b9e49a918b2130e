/** What a person sets is so at once, everywhere, and stays; and the same person comes to another device by a link. */

import { expect, it } from 'vitest';
import { store } from './keys/scenes.ts';
import { catalogueOf } from './players/catalogue.ts';
import { stage } from './stage.ts';
import type { Visit } from './visit.ts';

const here = stage();

it('language, colours, letters, movement, hand and sound change at once, at an open table too, and stay', async () => {
  const { page } = await here.open('/', { reducedMotion: true });
  const [english, french] = await Promise.all([catalogueOf('en'), catalogueOf('fr')]);
  const [path = ''] = await store(page, ['next-take']);
  await page.goto(here.site.url + path);
  const throwOn = page.getByRole('button', { name: english.next.ways.throwOn });
  await throwOn.waitFor();
  await page.evaluate(() => document.body.setAttribute('data-same', '')); // gone if the page is loaded anew
  await page.getByRole('button', { name: english.page.table.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: english.page.settings.title }).click();

  const look = (): Promise<Readonly<Record<string, string>>> =>
    page.evaluate(() => {
      const { lang, dataset } = document.documentElement;
      const { fontSize } = getComputedStyle(document.documentElement);
      const { backgroundColor } = getComputedStyle(document.body);
      return { lang, fontSize, backgroundColor, motion: dataset['motion'] ?? '', hand: dataset['hand'] ?? '' };
    });
  const before = await look();
  const { settings } = french.page;
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('heading', { name: settings.title, exact: true }).waitFor();
  await page.getByRole('group', { name: settings.theme }).getByRole('radio', { name: settings.themes.dark }).check();
  await page.getByRole('group', { name: settings.text }).getByRole('radio', { name: settings.texts.larger }).check();
  await page.getByRole('group', { name: settings.motion }).getByRole('radio', { name: settings.motions.full }).check();
  await page.getByRole('group', { name: settings.hand }).getByRole('radio', { name: settings.hands.left }).check();
  await page.getByRole('switch', { name: settings.sound }).check();
  const after = await look();
  expect(after).toMatchObject({ lang: 'fr', motion: 'full', hand: 'left' });
  expect(before).toMatchObject({ lang: 'en', motion: 'less', hand: 'right' });
  expect(after['backgroundColor']).not.toBe(before['backgroundColor']);
  expect(Number.parseFloat(after['fontSize'] ?? '')).toBeGreaterThan(Number.parseFloat(before['fontSize'] ?? ''));

  await page.goBack();
  await page.getByRole('button', { name: french.next.ways.throwOn }).click(); // with its sound
  expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: french.next.ways.throwOn }).waitFor();
  expect(await look()).toEqual(after);
});

/** The link to oneself, as it is copied. */
async function copiedLink({ page, context }: Visit, words: Awaited<ReturnType<typeof catalogueOf>>['page']): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: here.site.url });
  await page.goto(`${here.site.url}/settings`);
  await page.getByRole('button', { name: words.device.show }).click();
  await page.getByRole('button', { name: words.invite.copy }).click();
  await page.getByText(words.invite.copied).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

it('the same person on another device, by a link that can be made worthless', async () => {
  const { page: words } = await catalogueOf('en');
  const UNKNOWN = /status of 401/;
  const phone = await here.open('/new/sequence/friends', { reducedMotion: true });
  await phone.page.getByRole('button', { name: words.newTable.openAndInvite }).click();
  await phone.page.getByRole('button', { name: words.lobby.stand }).waitFor();
  const table = new URL(phone.page.url()).pathname;
  const link = await copiedLink(phone, words);
  expect(link).toMatch(/\/me#.{20,}$/);
  const name = await phone.page.getByLabel(words.name.label).inputValue();

  const desk = await here.open(link.slice(here.site.url.length), { reducedMotion: true, allow: [UNKNOWN] });
  await desk.page.getByRole('heading', { name: words.device.be({ name }) }).waitFor();
  expect(desk.page.url()).not.toContain('#');
  await desk.page.getByRole('button', { name: words.device.yes({ name }) }).click();
  await desk.page.getByRole('button', { name: words.name.change({ name }) }).waitFor();
  const running = desk.page.getByRole('region', { name: words.home.goOn }).getByRole('link');
  await running.click();
  await desk.page.getByRole('button', { name: words.lobby.stand }).waitFor();
  expect(new URL(desk.page.url()).pathname).toBe(table);

  await phone.page.getByRole('button', { name: words.device.renew }).click();
  await phone.page.getByText(words.device.renewed).waitFor();
  const stranger = await here.open(link.slice(here.site.url.length), { allow: [UNKNOWN] });
  await stranger.page.getByRole('heading', { name: words.device.wrong }).waitFor();
  const again = await copiedLink(phone, words);
  expect(again).not.toBe(link);
  await phone.page.goto(here.site.url + table);
  await phone.page.getByRole('button', { name: words.lobby.stand }).waitFor();
});
