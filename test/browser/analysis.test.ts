/**
 * How a game went: worked out in a worker, told in German, and from there to any moment of the
 * replay.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Api } from '../../src/client/api.ts';
import { Connection } from '../../src/client/connection.ts';
import { words as de } from '../../src/words/de/analysis.ts';
import { words as dePage } from '../../src/words/de/page.ts';
import { words as deReplay } from '../../src/words/de/replay.ts';
import { words as en } from '../../src/words/en/analysis.ts';
import { words as page } from '../../src/words/en/page.ts';
import { words as replay } from '../../src/words/en/replay.ts';
import { words as fr } from '../../src/words/fr/analysis.ts';
import { words as frPage } from '../../src/words/fr/page.ts';
import { words as frReplay } from '../../src/words/fr/replay.ts';
import { words as ru } from '../../src/words/ru/analysis.ts';
import { words as ruPage } from '../../src/words/ru/page.ts';
import { words as ruReplay } from '../../src/words/ru/replay.ts';
import { axeFindings, COLOURS, expectAccessible } from '../support/browser/axe.ts';
import { stage } from '../support/browser/stage.ts';
import { SIZES } from '../support/browser/visit.ts';
import { root } from '../support/command.ts';

const here = stage();
const button = (at: Page | Locator, name: string): Locator =>
  at.getByRole('button', { name, exact: true });
const soon = <T>(look: () => T) => expect.poll(look, { timeout: 30_000, interval: 100 });

async function openRecord(at: Page, game: string, name: string): Promise<void> {
  const buffer = readFileSync(join(root, `src/games/${game}/records/${name}.jsonl`));
  await at.setInputFiles('input[type=file]', {
    name: `${name}.jsonl`,
    mimeType: 'application/jsonl',
    buffer,
  });
}

describe('from a file', () => {
  it('works it out, in German, shows the curve in both themes, and leads to a moment', async () => {
    const { page: at } = await here.open('/replay', {
      ...SIZES.small,
      locale: 'de-DE',
      reducedMotion: true,
    });
    await at.getByRole('heading', { name: deReplay.file.title }).waitFor();
    await openRecord(at, 'next', 'whole-game-for-three');
    await button(at, deReplay.menu).click();
    await button(at, dePage.after.howItWent).click();
    await at.getByRole('heading', { name: de.title, level: 1 }).waitFor();
    await at.getByRole('heading', { name: de.curve }).waitFor({ timeout: 60_000 });
    expect(await at.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(at);
    await at.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(at, COLOURS)).toEqual([]);

    const slider = at.getByRole('slider', { name: de.moment });
    await slider.focus();
    await at.keyboard.press('Home');
    await at.keyboard.press('ArrowRight');
    await soon(() => slider.getAttribute('aria-valuetext')).toMatch(
      /1 von \d+: .+ von 100, .+ von 100/,
    );
    const moments = at.getByRole('region', { name: de.moments });
    await button(moments, de.see).first().click();
    const film = at.getByRole('slider', { name: deReplay.moment });
    await soon(async () => Number(await film.inputValue())).toBeGreaterThan(1);
  });

  it.each([
    ['fr-FR', fr, frPage, frReplay],
    ['ru-RU', ru, ruPage, ruReplay],
  ] as const)(
    'fits a small phone in %s, numbers and sums unfolded',
    async (locale, words, ofPage, ofReplay) => {
      const { page: at } = await here.open('/replay', {
        ...SIZES.small,
        locale,
        reducedMotion: true,
      });
      await at.getByRole('heading', { name: ofReplay.file.title }).waitFor();
      await openRecord(at, 'pokerdice', 'game-of-three');
      await button(at, ofReplay.menu).click();
      await button(at, ofPage.after.howItWent).click();
      await at.getByText(words.sum).first().waitFor({ timeout: 60_000 });
      for (const folded of await at.locator('.analysis summary').all()) await folded.click();
      expect(await at.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
      const cut = await at
        .locator('.analysis :is(h1, h2, h3, p, dt, dd, th, td, button, summary)')
        .evaluateAll((all) =>
          all
            .filter(
              (one) => one.scrollWidth > one.clientWidth + 1 && !one.matches('.visually-hidden'),
            )
            .map((one) => one.textContent),
        );
      expect(cut).toEqual([]);
    },
  );

  it('says calmly that a game without an end has nothing to sum up', async () => {
    const { page: at } = await here.open('/replay', { reducedMotion: true });
    await at.getByRole('heading', { name: replay.file.title }).waitFor();
    await openRecord(at, 'pokerdice', 'one-rethrow-left');
    await button(at, replay.menu).click();
    await button(at, page.after.howItWent).click();
    await at.getByRole('heading', { name: en.unfinished.title }).waitFor();
  });
});

describe('from a table', () => {
  it('is one touch away from the result', async () => {
    const api = new Api(here.site.url);
    const host = await api.beGuest('Host');
    const bots = [{ seat: 1, level: 'beginner' } as const];
    const { table } = await api.open(host.token, { game: 'sequence', seats: 2, bots });
    const link = new Connection({ url: api.socketUrl, token: host.token });
    const following = link.follow(table);
    const over = new Promise<void>((resolve) => {
      following.listen((news) => {
        if ('known' in news && news.known.about.status === 'over') resolve();
      });
    });
    // and a bot plays on
    for (const type of ['sit', 'start', 'stand'] as const) await following.do({ type });
    await over;
    link.close();
    const { page: at } = await here.open(`/t/${table}`, { ...SIZES.desktop, reducedMotion: true });
    await at.getByRole('dialog', { name: page.after.title }).waitFor();
    await button(at, page.after.howItWent).click();
    await at.getByRole('heading', { name: en.accounts }).waitFor({ timeout: 60_000 });
    expect(await at.getByRole('region', { name: en.accounts }).getByRole('listitem').count()).toBe(
      2,
    );
    await at.goBack();
    await at.getByRole('dialog', { name: page.after.title }).waitFor();
  });
});
