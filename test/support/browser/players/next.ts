/**
 * How somebody plays NEXT!: throws for the nearest card, takes every card there is, and ends the
 * game when he may.
 */

import { COLOURS, type Colour } from '../../../../src/games/next/rules/cards.ts';
import type { Catalogue } from './catalogue.ts';
import { like } from './catalogue.ts';
import { bestAim } from './next-aim.ts';
import type { Choose, Mind } from './player.ts';
import type { Thing } from './seen.ts';

interface Die {
  readonly place: number;
  readonly name: string;
  readonly face: Colour;
  readonly isKept: boolean;
}

const PLACES = [1, 2, 3, 4, 5, 6] as const;
const FIRST_BLACK = 5;
const MOST_POINTS = 20;

/** It ends sooner the more play it. */
export const opponents = 3;

export const throws = ({ next: { button } }: Catalogue): readonly string[] => [
  button.throwFresh,
  button.throw(6),
];

export const choose: Choose = (seen, mind) => {
  const { button } = mind.words.next;
  const buttons = seen.filter(({ role, isDisabled }) => role === 'button' && !isDisabled);
  const named = (...names: readonly string[]): readonly string[] | undefined => {
    const found = buttons.find(({ name }) => names.includes(name));
    return found === undefined ? undefined : [found.name];
  };
  const ending = buttons.find(({ name }) => name.startsWith(button.finish));
  return (
    named(button.finish) ??
    (ending === undefined ? undefined : [ending.name, button.finish]) ??
    named(...Array.from({ length: MOST_POINTS }, (_, points) => button.take(points))) ??
    draw(seen, buttons, mind) ??
    give(seen, buttons, mind) ??
    turn(buttons, mind) ??
    keep(buttons, mind) ??
    named(button.throwFresh) ??
    []
  );
};

type Presses = readonly string[] | undefined;

/** From anybody who is offered. */
function draw(
  seen: readonly Thing[],
  buttons: readonly Thing[],
  { words: { next: words }, random }: Mind,
): Presses {
  const main = buttons.find(({ name }) => like('name', words.button.draw).test(name));
  if (main !== undefined) return [main.name];
  if (!seen.some(({ text }) => text === words.ask.steal || text === words.ask.swap))
    return undefined;
  const fans = buttons.filter(
    ({ within }) => within.includes(words.draw.steal) || within.includes(words.draw.swap),
  );
  return any(fans, random);
}

/** Any card but the one just drawn. */
function give(
  seen: readonly Thing[],
  buttons: readonly Thing[],
  { words: { next: words }, random }: Mind,
): Presses {
  const main = buttons.find(({ name }) => like('cardName', words.button.give).test(name));
  if (main !== undefined) return [main.name];
  if (!seen.some(({ text }) => like('name', words.ask.give).test(text))) return undefined;
  const mine = buttons.filter(
    ({ within, name }) => within.includes(words.mine.label) && !name.includes(words.give.mark),
  );
  return any(mine, random);
}

/**
 * The power of the black dice: a die of no use is turned to a colour that is missing; now and then
 * it is left.
 */
function turn(buttons: readonly Thing[], { words: { next: words }, random }: Mind): Presses {
  const has = (name: string): boolean => buttons.some((button) => button.name === name);
  const dice = diceAmong(buttons, (place, isBlack, face) =>
    words.dice.toTurn(place, isBlack, face),
  );
  const faces = dice.map(({ face }) => face);
  const { there, missing } = bestAim(buttons, faces, words);
  const other = dice.find((die, at) => !there.includes(at) && die.face !== missing[0]);
  if (other !== undefined && missing[0] !== undefined) {
    if (has(words.button.endTurn) && missing.length > 1) return [words.button.endTurn];
    return [other.name, words.power.face(missing[0]), words.button.turn(other.place, missing[0])];
  }
  const start = buttons.find(
    ({ name, isPressed }) => name.startsWith(words.ways.turn) && !isPressed,
  );
  return start !== undefined && random.below(3) > 0 ? [start.name] : undefined;
}

/** Keeps what helps, and throws the others. */
function keep(buttons: readonly Thing[], { words: { next: words } }: Mind): Presses {
  const throws = PLACES.map((count) => words.button.throw(count));
  if (!buttons.some(({ name }) => throws.includes(name) || name === words.button.throwNone))
    return undefined;
  const dice = [true, false].flatMap((isKept) =>
    diceAmong(
      buttons,
      (place, isBlack, face) => words.dice.die(place, isBlack, face, isKept),
      isKept,
    ),
  );
  const aim = bestAim(
    buttons,
    dice.map(({ face }) => face),
    words,
  );
  const there = aim.there.slice(0, dice.length - 1); // at least one is thrown
  const wrong = dice
    .filter(({ isKept }, at) => isKept !== there.includes(at))
    .map(({ name }) => name);
  return [...wrong, words.button.throw(dice.length - there.length)];
}

function diceAmong(
  buttons: readonly Thing[],
  nameOf: (place: number, isBlack: boolean, face: Colour) => string,
  isKept = false,
): readonly Die[] {
  return PLACES.flatMap((place) =>
    COLOURS.flatMap((face) => {
      const name = nameOf(place, place >= FIRST_BLACK, face);
      return buttons.some((button) => button.name === name) ? [{ place, name, face, isKept }] : [];
    }),
  );
}

function any(things: readonly Thing[], random: Mind['random']): Presses {
  const one = things[random.below(Math.max(1, things.length))];
  return one === undefined ? undefined : [one.name];
}
