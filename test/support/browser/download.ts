/** What the page saves. */

import { text } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';

/** What is saved when this is done. */
export async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}
