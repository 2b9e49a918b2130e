/**
 * Whole games at one table of a server, everybody with a browser of his own, from the open page to
 * the rematch.
 */

import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectRematch,
  expectVerified,
  openResult,
  replayedRecord,
  resultOf,
} from '../support/browser/players/after.ts';
import { plain } from '../support/browser/players/catalogue.ts';
import {
  arrive,
  type GameName,
  openTable,
  type Person,
  playTogether,
  sitDown,
  start,
} from '../support/browser/players/company.ts';
import { openTalk, talkOf } from '../support/browser/players/talk.ts';
import { ownStage } from '../support/browser/stage.ts';
import { NETWORK_LOSS, SIZES } from '../support/browser/visit.ts';

const here = ownStage();
/** Two of a name can't sit at one table, and a page gives one of few. */
const NAMES = ['Léa', 'Noé', 'Zora', 'Timur', 'Wanda', 'Quentin'];

/**
 * The host opens a table from home, the others come by its link and sit down one after another;
 * then it begins.
 */
async function gather(
  game: GameName,
  [host, ...others]: readonly Parameters<typeof arrive>[2][],
): Promise<readonly Person[]> {
  const first = await arrive(here, '/', { name: 'Host', ...host });
  const path = await openTable(first, game, others.length + 1);
  const rest = await Promise.all(
    others.map((options, number) => arrive(here, path, { name: NAMES[number] ?? '', ...options })),
  );
  for (const person of rest) await sitDown(person);
  await start(first);
  return [first, ...rest];
}

/**
 * Everybody sees who has won, and that the dice were fair; the record is whole; all sit down again.
 */
async function expectEnd(game: GameName, people: readonly Person[]): Promise<void> {
  const [first, second] = people as readonly [Person, Person];
  for (const person of people) await openResult(person);
  const verdict = await replayedRecord(first);
  expect(verdict).toMatchObject({ ok: true, game, over: true });
  if (!verdict.ok) return;
  for (const [seat, person] of people.entries()) {
    const { youWin, youShare } = person.words.page.after;
    const [alone, together] = [youWin, youShare(['…']).split('…')[0] ?? ''];
    const text = plain(await resultOf(person).innerText());
    expect(text.includes(alone) || text.includes(together), text).toBe(
      verdict.winners.includes(seat),
    );
  }
  expect(await expectVerified(second)).toBeGreaterThan(5);
  await expectRematch([second, first]);
}

/**
 * In the third round of Pokerdice, or a little later: quick players may have left it when one
 * looks.
 */
function underWay({ page, words }: Person): Promise<void> {
  const [third, ...later] = [3, 4, 5, 6, 7].map((round) =>
    page.getByText(words.pokerdice.round({ round, rounds: 10 }), { exact: true }),
  );
  return later
    .reduce((any, one) => any.or(one), third as Locator)
    .first()
    .waitFor({ timeout: 60_000 });
}

describe('whole games', { timeout: 240_000 }, () => {
  it('Pokerdice: an English and a French phone, and the server is killed on the way', async () => {
    const people = await gather('pokerdice', [SIZES.phone, { ...SIZES.phone, language: 'fr' }]);
    const playing = playTogether(people, 'pokerdice', 'one');
    await underWay(people[0] as Person);
    for (const { visit } of people) visit.allow(...NETWORK_LOSS);
    await here.site.kill();
    for (const { page, words } of people) {
      const { lost, lostSending } = words.page.notices;
      await page
        .getByText(lost, { exact: true })
        .or(page.getByText(lostSending, { exact: true }))
        .waitFor();
    }
    await here.site.start();
    await playing;
    for (const { page, words } of people)
      expect(await page.getByText(words.page.notices.lost).count()).toBe(0);
    await expectEnd('pokerdice', people);
  });

  it('Séquence Dés: four in two teams, who may not talk while it runs', async () => {
    const people = await gather('sequence', [
      SIZES.desktop,
      SIZES.phone,
      SIZES.small,
      { ...SIZES.tablet, language: 'fr' },
    ]);
    const [host, guest] = people as readonly [Person, Person];
    for (const person of [host, guest]) {
      const talk = await openTalk(person);
      await talk.getByText(person.words.page.chat.closed).waitFor();
      expect(await talk.getByRole('textbox').count()).toBe(0);
    }
    await guest.page.keyboard.press('Escape');
    await playTogether(people, 'sequence', 'two');
    for (const { page } of [host, guest]) await page.keyboard.press('Escape');
    const talk = await openTalk(guest);
    await talk.getByRole('textbox').fill('Well played');
    await talk.getByRole('textbox').press('Enter');
    await talkOf(host).getByText('Well played').waitFor();
    await guest.page.keyboard.press('Escape');
    await expectEnd('sequence', people);
  });

  it('NEXT!: six, on phones, tablets and desks', async () => {
    const people = await gather('next', [
      SIZES.phone,
      SIZES.small,
      SIZES.desktop,
      { ...SIZES.phone, language: 'fr' },
      SIZES.tablet,
      { ...SIZES.small, theme: 'dark' },
    ]);
    await playTogether(people, 'next', 'three');
    await expectEnd('next', people);
  });
});
