/** The exact chance of a card under the best re-throws for it alone. */

import { REROLLS } from '../rules/state.ts';
import { bestChoices, type Choice } from './rethrows.ts';
import { CHANCES, KIND_OF, MAKING } from './throws.ts';

/** By card: the best choices with two re-throws to come. */
const FOR_CARD: readonly (readonly Choice[])[] = MAKING.map((making) =>
  bestChoices(making, REROLLS),
);

/** The choices with this many re-throws to come, the next one first. */
export function choicesFor(card: number, rethrows: number): readonly Choice[] {
  return (FOR_CARD[card] as readonly Choice[]).slice(REROLLS - rethrows);
}

export function isMade(card: number, thrown: number): boolean {
  return MAKING[card]?.[KIND_OF[thrown] as number] === 1;
}

export function bestChance(card: number, thrown: number, rethrows: number): number {
  const [choice] = choicesFor(card, rethrows);
  return choice === undefined ? Number(isMade(card, thrown)) : (choice.best[thrown] as number);
}

/** The chance that five dice make a card at once. */
export function firstThrowChance(card: number): number {
  return overThrows((thrown) => Number(isMade(card, thrown)));
}

/** The chance of a card in three throws, each re-throw the best for it. */
export function threeThrowChance(card: number): number {
  return overThrows((thrown) => bestChance(card, thrown, REROLLS));
}

function overThrows(chance: (thrown: number) => number): number {
  return CHANCES.reduce((sum, weight, thrown) => sum + weight * chance(thrown), 0);
}
