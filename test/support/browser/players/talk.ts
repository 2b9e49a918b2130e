/** Talk at the table: beside it where there is room, otherwise on a sheet. */

import type { Locator } from 'playwright-core';
import type { Person } from './company.ts';

/** Where it is, once it is in sight. */
export function talkOf({ page, words }: Person): Locator {
  const sheet = page.getByRole('dialog', { name: words.page.chat.title });
  return sheet.or(page.getByRole('complementary', { name: words.page.table.side }));
}

export async function openTalk(person: Person): Promise<Locator> {
  const { page, words } = person;
  const open = page.getByRole('button', { name: words.page.chat.title });
  if (await open.isVisible()) await open.click();
  await talkOf(person).waitFor();
  return talkOf(person);
}
