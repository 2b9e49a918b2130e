/**
 * How somebody plays Pokerdice: bets on what the dice make, keeps what lies there twice, and throws
 * the others again.
 */

import {
  OBJECTIVES,
  type Objective,
  POINTS,
} from '../../../../src/games/pokerdice/rules/objectives.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choose, Mind } from './player.ts';
import type { Thing } from './seen.ts';

const ME = { name: '', isMe: true } as const;
const DICE = [0, 1, 2, 3, 4] as const;
const FACES = [1, 2, 3, 4, 5, 6] as const;

export const throws = ({ pokerdice }: Catalogue): readonly string[] => [pokerdice.throwDice(5)];

export const choose: Choose = (seen, mind) => {
  const words = mind.words.pokerdice;
  const buttons = seen.filter(({ role, isDisabled }) => role === 'button' && !isDisabled);
  const has = (name: string): boolean => buttons.some((button) => button.name === name);
  if (has(words.stop)) return mend(buttons, mind);
  if (has(words.throwDice(5))) return [words.throwDice(5)];
  const decks = [1, 2].find((count) =>
    seen.some(({ text }) => text === words.status.choose(ME, count)),
  );
  if (decks === undefined) return [];
  const hand = buttons.filter(
    ({ name, within }) => within.includes(words.hand(ME)) && cardOf(name, mind) !== undefined,
  );
  return [...bets(hand, mind).slice(0, decks), words.lay];
};

/** What the dice make as they lie, worth most first, then the other cards as they come. */
function bets(hand: readonly Thing[], mind: Mind): readonly string[] {
  const worth = ({ name }: Thing): number => {
    const points = POINTS[cardOf(name, mind) ?? 'joker'];
    return name.includes(mind.words.pokerdice.isMade) ? points : -1 - mind.random.below(100);
  };
  return hand
    .map((card) => [worth(card), card.name] as const)
    .toSorted(([one], [other]) => other - one)
    .map(([, name]) => name);
}

function cardOf(name: string, { words }: Mind): Objective | undefined {
  return OBJECTIVES.find((card) => name.startsWith(words.pokerdice.card(card, POINTS[card])));
}

/**
 * Keeps faces that lie there more than once and throws the others; now and then leaves the dice as
 * they are.
 */
function mend(
  buttons: readonly Thing[],
  { words: { pokerdice: words }, random }: Mind,
): readonly string[] {
  const dice = DICE.flatMap((place) =>
    FACES.flatMap((face) =>
      [true, false].flatMap((isKept) => {
        const name = words.die(place + 1, face, isKept);
        return buttons.some((button) => button.name === name) ? [{ name, face, isKept }] : [];
      }),
    ),
  );
  const isWanted = (face: number): boolean => dice.filter((die) => die.face === face).length > 1;
  const wrong = dice
    .filter(({ face, isKept }) => isKept !== isWanted(face))
    .map(({ name }) => name);
  const thrown = dice.filter(({ face }) => !isWanted(face)).length;
  return thrown === 0 || random.below(6) === 0
    ? [words.stop]
    : [...wrong, words.rethrowDice(thrown)];
}
