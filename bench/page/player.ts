/**
 * A player at a table against bots who knows no game: presses the main button if there is one, else
 * anything on the table.
 */

import type { Page } from 'playwright-core';
import { Seeded } from '../../src/random.ts';

export interface Thing {
  readonly x: number;
  readonly y: number;
  /** Its classes, and what it says. */
  readonly name: string;
}

export interface Sight {
  readonly isOver: boolean;
  /** Something lies over the table that Escape puts away. */
  readonly hasSheet: boolean;
  readonly isMine: boolean;
  readonly main: Thing | null;
  /** Dice, cards, squares, ways. */
  readonly others: readonly Thing[];
}

export const INPUT_WAYS = ['tap', 'click', 'key'] as const;
export type InputWay = (typeof INPUT_WAYS)[number];

/** Runs in the page. */
function look(): Sight {
  const thing = (button: Element): Thing => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return {
      x: left + width / 2,
      y: top + height / 2,
      name: `${button.className}: ${button.textContent}`,
    };
  };
  const isThere = ({ x, y }: Thing, button: Element): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && button.contains(hit);
  };
  const all = (selector: string): readonly Thing[] =>
    [...document.querySelectorAll(`${selector}:not(:disabled)`)].flatMap((button) => {
      const found = thing(button);
      return isThere(found, button) ? [found] : [];
    });
  return {
    isOver: document.querySelector('.ended-bar') !== null,
    hasSheet: document.querySelector('dialog[open]') !== null,
    isMine: document.querySelector('.table-status .is-mine') !== null,
    main: all('.zone-actions .button-main')[0] ?? null,
    others: [...all('.zone-middle button'), ...all('.zone-mine button:not(.button)')],
  };
}

export async function openTable(page: Page, game: string): Promise<void> {
  await page.locator(`.game-card-${game} .button-main`).click();
  await page.locator('.zone-middle').waitFor();
}

export class PagePlayer {
  readonly page: Page;
  readonly #random: Seeded;
  #presses = 0;

  constructor(page: Page, seed: string) {
    this.page = page;
    this.#random = new Seeded(seed);
  }

  see(): Promise<Sight> {
    return this.page.evaluate(look);
  }

  /**
   * What they would press now: mostly the main thing, now and then something else, for that must be
   * quick too.
   */
  choose({ main, others }: Sight): Thing | null {
    const other = others[this.#random.below(Math.max(1, others.length))] ?? null;
    return main === null || this.#random.below(3) === 0 ? (other ?? main) : main;
  }

  /** By finger, mouse and key in turns. */
  async press({ x, y }: Thing): Promise<InputWay> {
    const way = INPUT_WAYS[this.#presses++ % INPUT_WAYS.length] as InputWay;
    if (way === 'tap') await this.page.touchscreen.tap(x, y);
    else if (way === 'click') await this.page.mouse.click(x, y);
    else {
      await this.page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.focus(),
        [x, y] as const,
      );
      await this.page.keyboard.press('Enter');
    }
    return way;
  }
}
