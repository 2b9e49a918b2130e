/** After the game: what somebody finds on the sheet with the result. */

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { games } from '../../../../src/games/index.ts';
import type { RecordVerdict } from '../../../../src/record/record.ts';
import { Replay } from '../../../../src/record/replay.ts';
import { saved, textOf } from '../download.ts';
import { counted, plain } from './catalogue.ts';
import type { Person } from './company.ts';

export function resultOf({ page, words }: Person): Locator {
  return page.getByRole('dialog', { name: words.page.after.title });
}

/** It may have been put away to look at the table. */
export async function openResult(person: Person): Promise<void> {
  const { page, words } = person;
  const button = page.getByRole('button', { name: words.page.after.title, exact: true });
  await resultOf(person).or(button).first().waitFor();
  if (await button.isVisible()) await button.click();
  await resultOf(person).waitFor();
}

/**
 * The tick that says that the dice were checked here, and every throw behind it; how many there
 * were.
 */
export async function expectVerified(person: Person): Promise<number> {
  const { proof: dice } = person.words;
  const sheet = resultOf(person);
  const tick = sheet.getByText(counted(dice.follow));
  await tick.click();
  const throws = sheet.getByRole('list', { name: dice.throws }).getByRole('listitem');
  const count = await throws.count();
  expect(plain(await tick.innerText())).toBe(dice.follow({ count }));
  return count;
}

/** The record as it is downloaded, replayed; the verdict on it. */
export async function replayedRecord(person: Person): Promise<RecordVerdict> {
  const { page, words } = person;
  const text = await textOf(
    await saved(page, () =>
      resultOf(person).getByRole('button', { name: words.page.after.record }).click(),
    ),
  );
  const verdicts: RecordVerdict[] = [];
  const replay = new Replay(games, (verdict) => verdicts.push(verdict));
  for (const [index, line] of text.trimEnd().split('\n').entries())
    replay.line({ number: index + 1, text: line });
  replay.end();
  expect(verdicts).toHaveLength(1);
  return verdicts[0] as RecordVerdict;
}

/** Somebody wants to play again, the others join: all sit at a new table. */
export async function expectRematch([first, ...others]: readonly [
  Person,
  ...Person[],
]): Promise<void> {
  const old = first.page.url();
  await resultOf(first).getByRole('button', { name: first.words.page.after.again }).click();
  await first.page.getByRole('button', { name: first.words.page.lobby.stand }).waitFor();
  expect(first.page.url()).not.toBe(old);
  const { expected, fillWithBots } = first.words.page.lobby;
  // not all of the table are asked to join
  expect(await first.page.getByText(expected).count()).toBeGreaterThanOrEqual(others.length);
  expect(await first.page.getByRole('button', { name: fillWithBots }).count()).toBe(0); // nobody's seat is given away
  for (const person of others) {
    const { page, words } = person;
    await resultOf(person).getByRole('button', { name: words.page.after.joinAgain }).click();
    await page.getByRole('button', { name: words.page.lobby.stand }).waitFor();
    expect(page.url()).toBe(first.page.url());
  }
}
