/** The log in words: beside the table where there is room, otherwise on a sheet. */

import { plain } from './catalogue.ts';
import type { Person } from './company.ts';

/** All of its lines; the sheet is closed again. */
export async function logOf({ page, words }: Person): Promise<readonly string[]> {
  const name = words.page.table.log;
  const open = page.getByRole('button', { name, exact: true });
  const isFolded = await open.isVisible();
  if (isFolded) await open.click();
  const lines = await page.getByRole('list', { name }).getByRole('listitem').allInnerTexts();
  if (isFolded) await page.keyboard.press('Escape');
  return lines.map(plain);
}
