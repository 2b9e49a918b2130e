/**
 * Against bots on this device: quickly begun, left and found again, played to the end, checked, and
 * begun anew.
 */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { RecordVerdict } from '../../src/record/record.ts';
import { Replay } from '../../src/record/replay.ts';
import { saved, textOf } from '../support/browser/download.ts';
import {
  againstBots,
  enough,
  GAMES,
  playOn,
  type Sitting,
  WHOLE_GAME,
} from '../support/browser/keys/playing.ts';
import { catalogueOf } from '../support/browser/players/catalogue.ts';
import { playerOf } from '../support/browser/players/of.ts';
import { stage } from '../support/browser/stage.ts';

const here = stage();

it.each(GAMES)('%s: from the open page to the first throw in at most three taps', async (game) => {
  const { page } = await here.open('/');
  const words = await catalogueOf('en');
  let taps = 0;
  const tap = async (name: string): Promise<void> => {
    taps++;
    await page.getByRole('button', { name, exact: true }).click();
  };
  await tap(words.page.home.playNowOf({ game: words.page.games[game].name }));
  const throws = playerOf(game).throws(words);
  const mine = page.getByRole('button', { name: new RegExp(`^(${throws.join('|')})$`) });
  const dice = page.locator('.zone-middle .die, .zone-mine .die').first();
  await mine.or(dice).first().waitFor();
  if (await mine.isVisible()) await tap((await mine.textContent()) ?? '');
  await dice.waitFor();
  expect(taps).toBeLessThanOrEqual(3);
});

it.each(GAMES)(
  '%s: left, found again, played to its end, checked, begun anew',
  { timeout: WHOLE_GAME },
  async (game) => {
    const begun = await againstBots(here, game);
    await playOn(begun, { seen: enough(12) });
    const seat = await leaveAndReturn(begun);
    await playOn(seat);
    const { page } = seat.visit;
    const verdict = await replayed(page, seat);
    expect(verdict).toMatchObject({ ok: true, game, over: true });
    const { after } = seat.words.page;
    const { proof: dice } = seat.words;
    const sheet = page.getByRole('dialog', { name: after.title });
    const result = (await sheet.getByRole('paragraph').first().textContent()) ?? '';
    expect(result === after.youWin).toBe(verdict.ok && verdict.winners.includes(0));

    const tick = sheet.getByText(new RegExp(dice.follow({ count: 2 }).replace('2', '\\d+')));
    const count = Number(/\d+/.exec((await tick.textContent()) ?? '')?.[0]);
    await tick.click();
    await sheet.getByText(dice.commitment).waitFor();
    const throws = sheet.getByRole('list', { name: dice.throws }).getByRole('listitem');
    expect(await throws.count()).toBe(count);
    expect(await throws.filter({ hasText: '≠' }).count()).toBe(0);

    const over = page.url();
    await sheet.getByRole('button', { name: after.again }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(page.url()).not.toBe(over);
    await page.getByRole('list', { name: seat.words.page.table.players }).waitFor();
    await playOn(seat, { seen: enough(2) });
  },
);

/**
 * Closes the page and opens another: the table is offered at home, and nothing that happened is
 * lost.
 */
async function leaveAndReturn(seat: Sitting): Promise<Sitting> {
  const { visit, words, game } = seat;
  const told = await toldSoFar(visit.page, seat);
  expect(told.length).toBeGreaterThan(4);
  await visit.page.close();
  const page = await visit.context.newPage();
  await page.goto(here.site.url);
  const running = page.getByRole('region', { name: words.page.home.goOn });
  await running.getByRole('link', { name: words.page.games[game].name }).click();
  const again = { visit: { ...visit, page }, words, game };
  expect((await toldSoFar(page, again)).slice(0, told.length)).toEqual(told);
  return again;
}

/** The log, as it is in its sheet. */
async function toldSoFar(
  page: Page,
  { words: { page: words } }: Sitting,
): Promise<readonly string[]> {
  await page.getByRole('button', { name: words.table.log }).click();
  const sheet = page.getByRole('dialog', { name: words.table.log });
  await sheet.getByRole('listitem').first().waitFor();
  const lines = await sheet.getByRole('listitem').allTextContents();
  await sheet.getByRole('button', { name: words.close }).click();
  await sheet.waitFor({ state: 'detached' });
  return lines;
}

/** What replaying says of the record that is downloaded. */
async function replayed(page: Page, { words }: Sitting): Promise<RecordVerdict> {
  const download = await saved(page, () =>
    page.getByRole('button', { name: words.page.after.record }).click(),
  );
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.jsonl$/);
  const verdicts: RecordVerdict[] = [];
  const replay = new Replay(games, (verdict) => verdicts.push(verdict));
  const lines = (await textOf(download)).trimEnd().split('\n');
  for (const [index, text] of lines.entries()) replay.line({ number: index + 1, text });
  replay.end();
  expect(verdicts).toHaveLength(1);
  return verdicts[0] as RecordVerdict;
}
