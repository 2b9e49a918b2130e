/**
 * Two browsers that differ in nothing but a secret: one is made from what the other has stored, in
 * both somebody chooses behind the curtain, each time something else. What others get to see
 * afterwards must be the same, letter by letter.
 */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Stage } from '../stage.ts';
import { byClick, type Sitting } from './playing.ts';
import { openQuick } from './quick.ts';

/** Everything that is in the page, seen or unseen. */
export function everythingIn(page: Page): Promise<string> {
  return page.evaluate(() => `${document.title} ${document.getElementById('page')?.innerHTML}`);
}

async function expectSame(page: Page, other: Page, when: string): Promise<void> {
  const expected = await everythingIn(page);
  await expect
    .poll(async () => difference(await everythingIn(other), expected), {
      timeout: 5000,
      message: when,
    })
    .toBe('');
}

/** Where two texts part, and what stands there. */
export function difference(text: string, expected: string): string {
  if (text === expected) return '';
  const at = [...text].findIndex((letter, index) => letter !== expected[index]);
  const part = (whole: string): string => whole.slice(Math.max(0, at - 60), at + 120);
  return `…${part(text)}… instead of …${part(expected)}…`;
}

export interface Secret {
  /**
   * The names of things of which one is chosen, as they are when the device is in the right hands.
   */
  choices(seat: Sitting): Promise<readonly string[]>;
  /** The name of the button that makes it so, once something is chosen. */
  confirm(seat: Sitting): Promise<string>;
  /** It is done, and nothing moves any more. */
  done(seat: Sitting): Promise<void>;
}

/**
 * At a curtain: hands over, chooses the first thing here and the last in a twin, compares. False
 * where there is no choice.
 */
export async function differInSecret(
  here: Stage,
  seat: Sitting,
  secret: Secret,
  handOver: string,
): Promise<boolean> {
  const { visit } = seat;
  const twin: Sitting = {
    ...seat,
    visit: await openQuick(here, new URL(visit.page.url()).pathname, await likeness(seat)),
  };
  const [page, other] = [visit.page, twin.visit.page];
  await other.getByRole('button', { name: handOver, exact: true }).waitFor();
  await expectSame(page, other, 'the curtain');
  for (const one of [seat, twin]) await byClick(one)(handOver);
  const choices = await secret.choices(seat);
  await expectSame(page, other, 'what is known before the choice');
  const [first, last] = [choices[0], choices.at(-1)];
  if (first !== undefined && last !== undefined && first !== last) {
    await choose(seat, secret, first);
    await choose(twin, secret, last);
    await expectSame(page, other, 'what others see after the choice');
  }
  await twin.visit.context.close();
  return first !== last;
}

async function choose(seat: Sitting, secret: Secret, name: string): Promise<void> {
  await byClick(seat)(name);
  await byClick(seat)(await secret.confirm(seat));
  await secret.done(seat);
}

/** The same stored things, the same language. */
async function likeness({ visit: { context, page } }: Sitting) {
  const locale = await page.evaluate(() => navigator.language);
  return { locale, storage: await context.storageState({ indexedDB: true }) };
}
