/**
 * Somebody who plays at the table on the page, from what the page says alone: looks at roles, names
 * and states, presses one thing, looks again. He knows the words of his language and the rules of
 * thumb of the game, and nothing of its state.
 */

import { errors, type Page } from 'playwright-core';
import type { Random } from '../../../../src/random.ts';
import type { Catalogue } from './catalogue.ts';
import { look, type Thing } from './seen.ts';
import { waitForChange, waitForWords } from './watch.ts';

export interface Mind {
  readonly words: Catalogue;
  readonly random: Random;
}

/**
 * The names of the buttons to press, one after another; none while there is nothing to do but wait.
 */
export type Choose = (seen: readonly Thing[], mind: Mind) => readonly string[];

export interface Player extends Mind {
  readonly page: Page;
  readonly choose: Choose;
  /** Taps rather than clicks. */
  readonly hasTouch: boolean;
}

/**
 * Plays until the game is over and its result is there; or so often, and until he is asked again.
 */
export async function playOut(player: Player, most = Number.POSITIVE_INFINITY): Promise<void> {
  const { page, words } = player;
  const [turn, result] = [words.page.table.yourTurn, words.page.after.title];
  let misses = 0;
  for (let asked = 0; ; ) {
    const now = await waitForWords(page, [turn, result]);
    if ([...now.sheets, ...now.buttons].includes(result)) return;
    const wanted = now.isBusy ? [] : player.choose(await look(page.getByRole('main')), player);
    if (wanted.length === 0) {
      await page.keyboard.press('Escape'); // what moves is ended: the latest at once
      await waitForChange(page, now);
    } else if (asked === most) return;
    else if (await pressAll(player, wanted)) {
      misses = 0;
      asked++;
    } else if (++misses > MOST_MISSES)
      throw new Error(`these can be seen, and not pressed: ${wanted.join('; ')}`);
  }
}

const PATIENCE = 2000;
const MOST_MISSES = 5;

/** One touch after another; false where a thing was gone before it could be touched. */
async function pressAll({ page, hasTouch }: Player, names: readonly string[]): Promise<boolean> {
  try {
    for (const name of names) {
      // two cards may be alike
      const button = page.getByRole('button', { name, exact: true }).first();
      if (hasTouch) await button.tap({ timeout: PATIENCE });
      else await button.click({ timeout: PATIENCE });
    }
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}
