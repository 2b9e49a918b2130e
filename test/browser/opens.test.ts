/** The page opens, in every size and theme, and nobody complains. */

import { describe, expect, it } from 'vitest';
import { expectAccessible } from './axe.ts';
import { stage } from './stage.ts';
import { NETWORK_LOSS, SIZES } from './visit.ts';

const here = stage();

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
