/**
 * L11: the service worker gives documents out with the headers they came with, so new headers must
 * reach whoever has been here before.
 */

import { expect, it } from 'vitest';
import { BUILT_PAGE, readAssets } from '../../src/server/http/assets.ts';
import { sharedChromium } from '../support/browser/stage.ts';
import { NETWORK_LOSS, openPage } from '../support/browser/visit.ts';
import { openHouse } from '../support/online/servers.ts';

const here = sharedChromium();

it('L11: a policy that was changed on the server reaches a visitor who has the page already', async () => {
  const page = readAssets(BUILT_PAGE);
  const before = await openHouse({}, { page });
  const { port } = before;
  const url = `http://127.0.0.1:${port}`;
  const visit = await openPage(here.browser, url, { allow: NETWORK_LOSS });
  await visit.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => visit.page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const policy = async (): Promise<string> => {
    const answer = await visit.page.goto(url);
    expect(answer?.fromServiceWorker()).toBe(true);
    return answer?.headers()['content-security-policy'] ?? '';
  };
  expect(await policy()).not.toContain('ws://');
  await before.stop();

  const after = await openHouse({ port, origin: url }, { page }); // no file has changed
  // A visit of a few seconds: the page asks for the new worker once it stands, and lets it in.
  await expect
    .poll(policy, { timeout: 60_000, interval: 3000 })
    .toContain(`connect-src 'self' ws://127.0.0.1:${port}`);
  await visit.context.close();
  await after.stop();
});
