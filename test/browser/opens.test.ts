/** The page opens, in every size and theme, and nobody complains. */

import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/axe.ts';
import { ownStage } from '../support/browser/stage.ts';
import { NETWORK_LOSS, SIZES } from '../support/browser/visit.ts';

const here = ownStage();

it('is there again when the server is', async () => {
  const { page } = await here.open('/', { allow: NETWORK_LOSS });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await here.site.restart();
  expect((await page.reload())?.status()).toBe(200);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

describe.each(Object.entries(SIZES))('%s', (_, size) => {
  it.each(['light', 'dark'] as const)('opens, %s', async (theme) => {
    const { page } = await here.open('/', { ...size, theme });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).toContain('Gobelet');
    await expectAccessible(page);
  });
});
