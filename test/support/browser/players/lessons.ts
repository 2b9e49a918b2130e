/**
 * What a newcomer presses in each lesson of an introduction: things by their names, in the order he
 * would.
 */

import { type OBJECTIVES, POINTS } from '../../../../src/games/pokerdice/rules/objectives.ts';
import type { IntroWords } from '../../../../src/web/kit/contracts/intro.ts';
import type { Catalogue } from './catalogue.ts';

/** A button by its whole name, or by how its name begins. */
export type Named = string | RegExp;
type Presses = Readonly<Record<string, readonly Named[]>>;

const begins = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.?()|]/g, '\\$&')}`);

export const PRESSES: Readonly<
  Record<
    'pokerdice' | 'next' | 'sequence',
    (words: Catalogue, intro: IntroWords, goOn: string) => Presses
  >
> = {
  pokerdice({ pokerdice: words }, _, goOn) {
    const card = (id: (typeof OBJECTIVES)[number]): RegExp => begins(words.card(id, POINTS[id]));
    const keep = (...dice: readonly (readonly [number, number])[]): readonly string[] =>
      dice.map(([place, face]) => words.die(place, face, false));
    return {
      throw: [words.throwDice(5)],
      lay: [card('full'), words.lay],
      rethrow: [...keep([1, 2], [2, 5], [4, 5], [5, 2]), words.rethrowDice(1)],
      again: [words.rethrowDice(1)],
      captured: [goOn],
      bet: [card('no-odd'), words.lay],
      once: [goOn],
      mine: [words.throwDice(5)],
      straight: [card('small-straight'), words.lay],
      spoil: [...keep([1, 1], [2, 3], [3, 4], [5, 2]), words.rethrowDice(1)],
      stop: [words.stop],
    };
  },

  next({ next: { button, dice, ways, power, draw } }, { names: [first = ''] }) {
    const keep = (...colours: readonly ('red' | 'green')[]): readonly string[] =>
      colours.map((colour, at) => dice.die(at + 1, false, colour, false));
    return {
      throw: [button.throwFresh],
      keep: [...keep('red', 'red'), button.throw(4)],
      take: [button.take(2)],
      greedy: [button.throwFresh],
      lock: [...keep('green', 'green', 'green'), button.throw(3)],
      locked: [button.throw(3)],
      inherit: [...keep('red', 'red', 'green'), button.throw(3)],
      turn: [
        begins(ways.turn),
        dice.toTurn(4, false, 'yellow'),
        power.face('green'),
        button.turn(4, 'green'),
      ],
      win: [button.take(2)],
      steal: [draw.fan(first, 4), button.draw({ name: first })],
      finish: [new RegExp(`^${button.finish} .`), button.finish],
    };
  },

  sequence({ sequence: words }, { names }) {
    const square = (name: string, action: string): readonly Named[] => [
      begins(`${name},`),
      words.onSquare({ action, square: name }),
    ];
    const theirs = { names, isMine: false };
    return {
      throw: [words.throwDice],
      place: square('e2', words.placeOn({ number: 7 })),
      twelve: [words.throwDice],
      gap: square('c3', words.placeOn({ number: 12 })),
      again: [words.throwAgain],
      replace: square('e3', words.replaceChip(theirs)),
      danger: [words.throwDice],
      remove: square('d1', words.removeChip(theirs)),
      wild: [words.throwDice],
      five: square('f3', words.placeOn({ number: 4 })),
    };
  },
};
