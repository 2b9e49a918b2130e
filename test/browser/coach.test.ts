/**
 * The coach: the numbers of the odds beside each choice, the best only when asked for; against bots
 * and in replays, never between people.
 */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CommonView, GameTypes } from '../../src/game.ts';
import { odds as pokerdiceOdds } from '../../src/games/pokerdice/mind/odds.ts';
import { coach as pokerdiceCoach } from '../../src/games/pokerdice/page/coach.ts';
import { pokerdice } from '../../src/games/pokerdice/rules/rules.ts';
import { words as frOwn } from '../../src/games/pokerdice/words/fr/coach.ts';
import { words as frGame } from '../../src/games/pokerdice/words/fr/page.ts';
import { words as sequence } from '../../src/games/sequence/words/en/page.ts';
import { TableState } from '../../src/tables/fold/table-state.ts';
import { capital } from '../../src/web/kit/contracts/coach.ts';
import { fewOf } from '../../src/web/stage/coach/few.ts';
import { comparison, exactly, figureOf, sayer } from '../../src/web/stage/coach/say.ts';
import { words as en } from '../../src/words/en/coach.ts';
import { words as page } from '../../src/words/en/page.ts';
import { words as replay } from '../../src/words/en/replay.ts';
import { words as fr } from '../../src/words/fr/coach.ts';
import { words as frPage } from '../../src/words/fr/page.ts';
import { axeFindings, COLOURS, expectAccessible } from '../support/browser/axe.ts';
import { journalOf } from '../support/browser/keys/journals.ts';
import { SCENES, type SceneName, store } from '../support/browser/keys/scenes.ts';
import { plain } from '../support/browser/players/catalogue.ts';
import { arrive, openTable, sitDown, start } from '../support/browser/players/company.ts';
import { stage } from '../support/browser/stage.ts';
import { SIZES, type VisitOptions } from '../support/browser/visit.ts';

const here = stage();
const soon = <T>(look: () => T) => expect.poll(look, { timeout: 15_000, interval: 50 });
const button = (at: Page | Locator, name: string | RegExp): Locator =>
  at.getByRole('button', { name, exact: true });

async function open(scene: SceneName, options: VisitOptions = {}, prefix = ''): Promise<Page> {
  const { page: at } = await here.open('/', { reducedMotion: true, ...options });
  const [path = ''] = await store(at, [scene]);
  const ofLanguage = options.locale === 'fr' ? frPage : page;
  await at.goto(here.site.url + prefix + path);
  // at a table, or behind the curtain
  await at
    .getByRole('list', { name: ofLanguage.table.players })
    .or(at.getByText(ofLanguage.curtain.why))
    .waitFor();
  return at;
}

/** What the coach should say at a scene of Pokerdice in French, reckoned here. */
async function expected(scene: SceneName) {
  const { table, entries } = await journalOf(SCENES[scene], scene);
  const game = TableState.read(table, entries, [pokerdice]).table;
  if (game === undefined) throw new Error('the game has not begun');
  const view = game.see(0) as CommonView as Parameters<typeof pokerdiceOdds>[0];
  const moves = game.moves(0) as readonly GameTypes['move'][] as Parameters<
    typeof pokerdiceOdds
  >[1];
  const seats = view.seats.map((_, seat) => ({
    seat,
    name: seat === 0 ? 'Léa' : (frPage.table.botNames[seat - 1] ?? ''),
    isMe: seat === 0,
    isBot: seat !== 0,
    side: seat,
  }));
  const say = sayer(fr, 'fr');
  return {
    say,
    view,
    counsel: pokerdiceCoach.counsel({
      view,
      odds: pokerdiceOdds(view, moves),
      seats,
      words: frGame,
      coach: frOwn,
      say,
    }),
  };
}

const rowsIn = (at: Page | Locator): Locator =>
  at.getByRole('list', { name: /^(Les choix|The choices)/ }).locator('> li');

it('at a table against bots, in French: every number as reckoned, the best when asked, and played', async () => {
  const at = await open('pokerdice-rethrow', { locale: 'fr' });
  const { counsel, say, view } = await expected('pokerdice-rethrow');
  const best = counsel.choices[counsel.ranking[0] ?? -1];
  if (best === undefined) throw new Error('there is nothing to choose');
  await button(at, frPage.table.coach).click();
  const sheet = at.getByRole('dialog', { name: frPage.table.coach });
  await rowsIn(sheet).first().waitFor();
  expect(await rowsIn(sheet).count()).toBeLessThan(counsel.choices.length);
  await expectAccessible(at);
  await sheet.getByText(/autres choix$/).click();
  const shown = await rowsIn(sheet).allTextContents();
  expect(shown.map(plain)).toHaveLength(counsel.choices.length);
  for (const [place, { figures, name }] of counsel.choices.entries()) {
    expect(plain(shown[place] ?? '')).toContain(
      plain(figures.map((figure) => figureOf(figure, say)).join('')),
    );
    expect(plain(shown[place] ?? '')).toContain(plain(name));
  }

  expect(await sheet.locator('.coach-mark-crown').count()).toBe(0);
  await button(sheet, fr.showBest).click();
  const marked = rowsIn(sheet).filter({ has: at.locator('.coach-mark-crown') });
  expect(await marked.count()).toBe(1);
  expect(plain((await marked.textContent()) ?? '')).toContain(plain(best.name));
  await sheet
    .getByRole('status')
    .filter({ hasText: fr.bestIs({ name: capital(best.deed) }) })
    .waitFor({ state: 'attached' });
  await marked.getByRole('button').click();
  const fraction = best.figures.map((figure) => exactly(figure, fr)).join();
  await sheet.getByText(fraction).waitFor();
  for (const sentence of best.why) await sheet.getByText(sentence).first().waitFor();
  await at.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(at, COLOURS)).toEqual([]);

  await at.keyboard.press('Escape');
  const [move] = best.moves as readonly Parameters<typeof pokerdice.encode>[1][];
  const thrown = move?.type === 'reroll' ? move.dice : [];
  for (const die of (view.dice ?? []).keys())
    if (!thrown.includes(die)) await at.keyboard.press(`${die + 1}`);
  const other = fewOf(counsel, best).find((choice) => choice !== best);
  const compared = comparison(best, other, say, fr) ?? '';
  await at
    .getByText(fr.said({ what: capital(best.deed), text: compared }), { exact: true })
    .first()
    .waitFor();
  await button(at, frGame.rethrowDice(thrown.length)).click();
  await soon(() => at.getByText(frGame.throwsLeft({ count: 1 })).count()).toBe(1);
});

it('beside the table on a wide screen: follows what is touched, and covers the best again', async () => {
  const at = await open('sequence-place', SIZES.desktop);
  await button(at, page.table.coach).press('Enter');
  const beside = at.getByRole('region', { name: page.table.coach });
  await rowsIn(beside).first().waitFor();
  expect(await beside.locator('.coach-mark').count()).toBe(0);
  await at.getByRole('button', { name: sequence.canChoose }).last().click();
  await soon(() => rowsIn(beside).last().textContent()).toContain(en.chosen);
  await button(beside, en.showBest).click();
  await beside.locator('.coach-mark-crown').waitFor();
  await expectAccessible(at);
  await at.locator('.zone-actions .button-main').click();
  await beside.getByText(en.wait).waitFor();
  await rowsIn(beside).first().waitFor(); // asked again, once the bots have played
  expect(await beside.locator('.coach-mark-crown').count()).toBe(0);
  await button(at, page.table.coach).click();
  expect(await beside.count()).toBe(0);
});

describe('never between people', () => {
  it('not on a device that is passed around', async () => {
    const at = await open('pokerdice-curtain');
    await button(at, page.curtain.iAm({ name: 'Léa' })).click();
    await button(at, page.table.rule).waitFor();
    expect(await button(at, page.table.coach).count()).toBe(0);
  });

  it('not online with two people, nor for who watches; but online against bots', async () => {
    const host = await arrive(here, '/', { ...SIZES.desktop, name: 'Léa' });
    const path = await openTable(host, 'sequence', 2);
    const guest = await arrive(here, path, { name: 'Noé' });
    await sitDown(guest);
    await start(host);
    for (const { page: at } of [host, guest]) {
      await button(at, page.table.rule).waitFor();
      expect(await button(at, page.table.coach).count()).toBe(0);
    }
    await host.page.goto(here.site.url);
    const alone = await openTable(host, 'sequence', 2);
    await button(host.page, page.lobby.fillWithBots).click();
    await start(host);
    await button(host.page, page.table.coach).waitFor();
    const watcher = await arrive(here, alone, { name: 'Ana' });
    await button(watcher.page, page.table.rule).waitFor();
    expect(await button(watcher.page, page.table.coach).count()).toBe(0);
  });
});

it('in a replay: in the place of who decided, with what was played, and only through those eyes', async () => {
  const at = await open('pokerdice-over', SIZES.desktop, '/replay');
  await button(at, page.table.coach).click();
  const beside = at.getByRole('region', { name: page.table.coach });
  await beside.getByText(en.nothingToDecide).waitFor();
  await at.locator('h1').click();
  await at.keyboard.press('d');
  await beside.getByText(en.inPlaceOf({ name: 'Léa' })).waitFor();
  await beside.locator('.coach-mark').filter({ hasText: en.played }).waitFor();
  expect(await beside.locator('.coach-mark-crown').count()).toBe(0);
  await button(beside, en.showBest).click();
  await beside.locator('.coach-mark-crown').waitFor();
  await expectAccessible(at);
  await at.keyboard.press('2');
  await beside.getByText(en.notTheseEyes).waitFor();
  expect(await beside.locator('.coach-choice').count()).toBe(0);
  await at.keyboard.press('a');
  await beside.locator('.coach-mark').filter({ hasText: en.played }).waitFor();
  await button(beside, replay.decision).click();
  await beside.getByText(/^In .+’s place$/).waitFor();
});
