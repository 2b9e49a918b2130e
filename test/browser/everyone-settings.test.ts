/** What a person sets is so at once, everywhere, and stays. */

import { expect, it } from 'vitest';
import { store } from '../support/browser/keys/scenes.ts';
import { catalogueOf } from '../support/browser/players/catalogue.ts';
import { stage } from '../support/browser/stage.ts';

const here = stage();

it('language, colours, letters, movement, hand and sound change at once, at an open table too, and stay', async () => {
  const { page } = await here.open('/', { reducedMotion: true });
  const [english, french] = await Promise.all([catalogueOf('en'), catalogueOf('fr')]);
  const [path = ''] = await store(page, ['next-take']);
  await page.goto(here.site.url + path);
  const throwOn = page.getByRole('button', { name: english.next.ways.throwOn });
  await throwOn.waitFor();
  // gone if the page is loaded anew
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('button', { name: english.page.table.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: english.page.settings.title }).click();

  const look = (): Promise<Readonly<Record<string, string>>> =>
    page.evaluate(() => {
      const { lang, dataset } = document.documentElement;
      const { fontSize } = getComputedStyle(document.documentElement);
      const { backgroundColor } = getComputedStyle(document.body);
      return {
        lang,
        fontSize,
        backgroundColor,
        motion: dataset['motion'] ?? '',
        hand: dataset['hand'] ?? '',
      };
    });
  const before = await look();
  const { settings } = french.page;
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('heading', { name: settings.title, exact: true }).waitFor();
  await page
    .getByRole('group', { name: settings.theme })
    .getByRole('radio', { name: settings.themes.dark })
    .check();
  await page
    .getByRole('group', { name: settings.text })
    .getByRole('radio', { name: settings.texts.larger })
    .check();
  await page
    .getByRole('group', { name: settings.motion })
    .getByRole('radio', { name: settings.motions.full })
    .check();
  await page
    .getByRole('group', { name: settings.hand })
    .getByRole('radio', { name: settings.hands.left })
    .check();
  await page.getByRole('switch', { name: settings.sound }).check();
  const after = await look();
  expect(after).toMatchObject({ lang: 'fr', motion: 'full', hand: 'left' });
  expect(before).toMatchObject({ lang: 'en', motion: 'less', hand: 'right' });
  expect(after['backgroundColor']).not.toBe(before['backgroundColor']);
  expect(Number.parseFloat(after['fontSize'] ?? '')).toBeGreaterThan(
    Number.parseFloat(before['fontSize'] ?? ''),
  );

  await page.goBack();
  await page.getByRole('button', { name: french.next.ways.throwOn }).click(); // with its sound
  expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: french.next.ways.throwOn }).waitFor();
  expect(await look()).toEqual(after);
});
