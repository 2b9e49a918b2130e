/**
 * One device that is passed around: whole games of several people, and nobody finds in the page
 * what is another's secret.
 */

import { expect, it } from 'vitest';
import {
  byClick,
  playOn,
  type Sitting,
  sitting,
  WHOLE_GAME,
} from '../support/browser/keys/playing.ts';
import { store } from '../support/browser/keys/scenes.ts';
import {
  difference,
  differInSecret,
  everythingIn,
  type Secret,
} from '../support/browser/keys/twins.ts';
import { look, type Thing } from '../support/browser/players/seen.ts';
import { stage } from '../support/browser/stage.ts';

const here = stage();

/** Opens the page, seats so many people, and starts. */
async function around(game: Sitting['game'], people: number): Promise<Sitting> {
  const seat = await sitting(here, game, `/new/${game}/device`);
  const { newTable } = seat.words.page;
  for (let count = 2; count < people; count++) await byClick(seat)(newTable.more);
  await byClick(seat)(newTable.start);
  await seat.visit.page.waitForURL(/\/here\//);
  return seat;
}

/**
 * The button behind the curtain; nothing else may be there but what happened last, for all to know,
 * and words to those who wait.
 */
function handOverOf(things: readonly Thing[], { words: { page } }: Sitting): string | undefined {
  const headings = things.filter(({ role }) => role === 'heading');
  const [before = ''] = page.curtain.passTo({ name: '|' }).split('|');
  const [heading] = headings;
  if (heading === undefined || !heading.name.startsWith(before)) return undefined;
  const name = heading.name.slice(before.length);
  const roles = things.map(({ role }) => role).filter((role) => role !== 'main');
  const said = things.filter(({ role }) => role === 'paragraph');
  expect(said.length).toBeLessThanOrEqual(2);
  expect(roles).toEqual(['heading', ...said.map(({ role }) => role), 'button']);
  expect(said.at(-1)?.text).toBe(page.curtain.why);
  return page.curtain.iAm({ name });
}

const isPublic = (things: readonly Thing[], { words: { page } }: Sitting): boolean =>
  !things.some(({ role, name }) => role === 'button' && name === page.curtain.hide);

it('Pokerdice: cards are laid behind the curtain', { timeout: WHOLE_GAME }, async () => {
  const seat = await around('pokerdice', 2);
  const { pokerdice: words } = seat.words;
  const { curtain } = seat.words.page;
  const { page } = seat.visit;
  const secret: Secret = {
    choices: async () => {
      const hand = page.getByRole('list', { name: words.hand({ name: '', isMe: true }) });
      return hand
        .getByRole('button')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    },
    confirm: async () => words.lay,
    done: async ({ visit }) => visit.page.getByText(curtain.why).waitFor(),
  };
  let [curtains, hasDiffered] = [0, false];
  await playOn(seat, {
    isShared: true,
    seen: async (things) => {
      const handOver = handOverOf(things, seat);
      if (handOver !== undefined) {
        curtains++;
        if (!hasDiffered) {
          hasDiffered = await differInSecret(here, seat, secret, handOver);
          return 'look again';
        }
      }
      return undefined;
    },
  });
  expect(curtains).toBeGreaterThanOrEqual(20);
});

it('NEXT!: a card is given away behind the curtain', async () => {
  const seat = await sitting(here, 'next', '/');
  const { next: words, page: says } = seat.words;
  const { page } = seat.visit;
  const [path = ''] = await store(page, ['next-curtain']);
  await page.goto(here.site.url + path);
  const secret: Secret = {
    choices: async () => {
      const cards = page.getByRole('region', { name: words.mine.label }).getByRole('button');
      await cards.first().waitFor();
      const names = await cards.evaluateAll((all) =>
        all.map((card) => card.getAttribute('aria-label') ?? ''),
      );
      return names.filter((name) => !name.endsWith(words.give.mark));
    },
    confirm: async ({ visit }) => {
      const [before = ''] = words.button.give({ cardName: '|' }).split('|');
      return (await visit.page.getByRole('button', { name: before }).first().textContent()) ?? '';
    },
    done: async ({ visit }) => {
      await visit.page
        .getByRole('button', { name: says.curtain.hide })
        .waitFor({ state: 'detached' });
      await visit.page.locator('.zone-actions button').first().waitFor();
    },
  };
  await page.getByText(says.curtain.why).waitFor();
  const handOver = handOverOf(await look(page.locator('body')), seat) ?? '';
  expect(await differInSecret(here, seat, secret, handOver)).toBe(true);
});

it('NEXT!: a whole game of two people and two bots, in which cards are looked at by their owner alone', {
  timeout: WHOLE_GAME,
}, async () => {
  const seat = await sitting(here, 'next', '/new/next/device');
  const { next: words, page: says } = seat.words;
  const { page } = seat.visit;
  for (let count = 2; count < 4; count++) await byClick(seat)(says.newTable.more);
  for (const at of [1, 2])
    await page.getByRole('switch', { name: says.newTable.bot }).nth(at).check();
  await page.getByRole('radio', { name: says.levels.strong.name }).check();
  await byClick(seat)(says.newTable.start);
  await page.waitForURL(/\/here\//);
  let hasLooked = false;
  await playOn(seat, {
    isShared: true,
    seen: async (things) => {
      if (handOverOf(things, seat) !== undefined || !isPublic(things, seat)) return undefined;
      expect(things.filter(({ within }) => within.includes(words.mine.label))).toEqual([]);
      expect(things.filter(({ name }) => name.endsWith(words.give.mark))).toEqual([]);
      if (hasLooked || !isAsked(things)) return undefined;
      hasLooked = await lookAndHide(seat);
      return hasLooked ? 'look again' : undefined;
    },
  });
  expect(hasLooked).toBe(true);
});

/** Nothing moves: somebody has something to press. */
function isAsked(things: readonly Thing[]): boolean {
  return things.at(-1)?.role === 'status' && things.at(-2)?.role === 'button';
}

/** Whoever has cards looks at them and hides them again: then the page is as before. */
async function lookAndHide(seat: Sitting): Promise<boolean> {
  const { page } = seat.visit;
  const { table, curtain } = seat.words.page;
  const eye = page.getByRole('button', { name: table.look });
  if (!(await eye.isVisible())) return false;
  const before = unsaid(await everythingIn(page));
  await eye.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: curtain.iAm({ name: '' }) })
    .first()
    .click();
  const cards = page.getByRole('region', { name: seat.words.next.mine.label }).getByRole('button');
  await cards.first().waitFor();
  expect(unsaid(await everythingIn(page))).not.toBe(before);
  await byClick(seat)(curtain.hide);
  await expect.poll(async () => difference(unsaid(await everythingIn(page)), before)).toBe('');
  return true;
}

/** Without what is said aloud, which is not said twice. */
function unsaid(text: string): string {
  return text.replace(/<p [^>]*aria-live[^>]*>[^<]*/, '');
}

it('Séquence Dés: nothing is secret, and nobody is sent away', {
  timeout: WHOLE_GAME,
}, async () => {
  const seat = await around('sequence', 2);
  const names = new Set<string>();
  await playOn(seat, {
    isShared: true,
    seen: async (things) => {
      expect(handOverOf(things, seat)).toBeUndefined();
      for (const name of seat.words.page.names.slice(0, 2)) {
        if (things.some(({ text }) => text.startsWith(name))) names.add(name);
      }
      return undefined;
    },
  });
  expect(names.size).toBe(2);
});
