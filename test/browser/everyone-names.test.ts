/**
 * A whole game by roles and names alone, with what is said aloud meanwhile: throws, turns and
 * reveals, and no secret.
 */

import { expect, it } from 'vitest';
import { OBJECTIVES, type Objective, POINTS } from '../../src/games/pokerdice/rules/objectives.ts';
import {
  againstBots,
  byClick,
  playOn,
  type Sitting,
  WHOLE_GAME,
} from '../support/browser/keys/playing.ts';
import { stage } from '../support/browser/stage.ts';

const here = stage();

declare global {
  interface Window {
    /** Everything that live regions said, in order. */
    said: string[];
  }
}

/** In the page: writes down what a screen reader would say of its own accord. */
function listen(): void {
  window.said = [];
  const last = new WeakMap<Element, string>();
  const hear = (): void => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const text = (region.textContent ?? '').trim();
      if (text !== '' && last.get(region) !== text) window.said.push(text);
      last.set(region, text);
    }
  };
  new MutationObserver(hear).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

it('Pokerdice', { timeout: WHOLE_GAME }, async () => {
  const seat = await againstBots(here, 'pokerdice');
  const { page } = seat.visit;
  const { pokerdice: words, page: says } = seat.words;
  await page.evaluate(listen);
  /** How much had been said when a card was laid. */
  const laid = new Map<Objective, number>();
  let chosen: Objective = 'joker';
  await playOn(seat, {
    press: async (name) => {
      chosen = OBJECTIVES.find((card) => name.startsWith(words.card(card, POINTS[card]))) ?? chosen;
      // Asked before the press, for the round may be over when it is answered.
      const from = await page.evaluate(() => window.said.length);
      await byClick(seat)(name);
      if (name === words.lay) laid.set(chosen, from);
    },
  });
  const said = await page.evaluate(() => window.said);
  const told = await logOf(seat);
  const all = said.join('\n');
  const [me, bot] = [
    { name: '', isMe: true },
    { name: says.table.botNames[0] ?? '', isMe: false },
  ] as const;

  // Everything that happened was said: each throw with its dice, each card that was turned up and
  // what became of it.
  for (const line of told.slice(1)) expect(all).toContain(line);
  const [before = ''] = words.log.threw(me, [9]).split('9');
  const throws = told.filter((line) => line.startsWith(before));
  expect(throws.length).toBeGreaterThanOrEqual(5);
  for (const line of throws) expect(line).toMatch(/[1-6]( [1-6])*\.$/);
  for (const turn of [
    words.status.throwNow(me),
    words.status.choose(me, 1),
    words.status.waitThrow(bot),
  ])
    expect(all).toContain(turn);
  // And nothing twice in a row, but for the screen that is loaded and the table that is opened on
  // it.
  const twice = said.filter((text, index) => text === said[index - 1]);
  expect(twice.filter((text) => text !== says.table.opening)).toEqual([]);

  // What was laid face down is not named before it is turned up.
  expect(laid.size).toBe(10);
  for (const [card, from] of laid) {
    const ends = [
      words.log.turnedUp(me, [card]),
      words.log.won(me, card, POINTS[card]),
      words.log.out(me, card),
      words.log.captured(me, card, bot),
    ];
    const until = said.findIndex(
      (text, index) => index >= from && ends.some((end) => text.includes(end)),
    );
    expect(until).toBeGreaterThanOrEqual(from);
    const whileHidden = said.slice(from, until).flatMap((text) => text.split(/(?<=[.…]) /));
    const aboutOthers = (sentence: string): boolean => sentence.includes(bot.name);
    for (const sentence of whileHidden.filter((one) => !aboutOthers(one))) {
      expect(sentence.toLowerCase()).not.toContain(words.cards[card].inText);
      expect(sentence).not.toContain(words.cards[card].name);
    }
  }
});

async function logOf({
  visit: { page },
  words: { page: says },
}: Sitting): Promise<readonly string[]> {
  await page.getByRole('button', { name: says.after.lookAtTable }).click();
  await page.getByRole('button', { name: says.table.log }).click();
  const items = page.getByRole('dialog', { name: says.table.log }).getByRole('listitem');
  await items.first().waitFor();
  return items.allTextContents();
}
