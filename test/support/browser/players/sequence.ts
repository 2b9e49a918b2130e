/**
 * How somebody plays Séquence Dés: puts chips where a line of his own side is longest, and takes
 * away where another's is.
 */

import { lines, NAMES, NUMBERS } from '../../../../src/games/sequence/rules/board.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choose, Mind } from './player.ts';
import type { Thing } from './seen.ts';

const FIVES = lines(5);

export const throws = ({ sequence }: Catalogue): readonly string[] => [sequence.throwDice];

export const choose: Choose = (seen, mind) => {
  const words = mind.words.sequence;
  const buttons = seen.filter(({ role, isDisabled }) => role === 'button' && !isDisabled);
  const roll = buttons.find(({ name }) => name === words.throwDice || name === words.throwAgain);
  if (roll !== undefined) return [roll.name];
  const squares = NAMES.map((name, square) =>
    buttons.find((button) =>
      button.name.startsWith(words.square({ name, number: NUMBERS[square] ?? 0 })),
    ),
  );
  // Where there is only one it is chosen already, and the main button says what it does there.
  const chosen = squares.findIndex((square) => square?.name.endsWith(words.chosen) === true);
  const main = buttons.find(({ name }) =>
    name.endsWith(words.onSquare({ action: '', square: NAMES[chosen] ?? '?' })),
  );
  if (main !== undefined) return [main.name];
  const open = squares.flatMap((square, at) =>
    square?.name.endsWith(words.canChoose) === true ? [at] : [],
  );
  const name = open.length === 0 ? undefined : squares[best(open, squares, mind)]?.name;
  // touched once, and again
  return name === undefined ? [] : [name, name.slice(0, -words.canChoose.length) + words.chosen];
};

function best(
  open: readonly number[],
  squares: readonly (Thing | undefined)[],
  { words: { sequence: words }, random }: Mind,
): number {
  const mine = [
    words.chip({ names: [], isMine: true }),
    words.chip({ names: ['?'], isMine: true }),
  ];
  const isFree = (at: number): boolean => squares[at]?.name.includes(words.free) === true;
  const isMine = (at: number): boolean =>
    mine.some((chip) => squares[at]?.name.includes(chip) === true);
  const isTheirs = (at: number): boolean => !isFree(at) && !isMine(at);
  const longest = (at: number, isOurs: (square: number) => boolean): number =>
    Math.max(
      0,
      ...FIVES.filter((line) => line.includes(at)).map((line) => line.filter(isOurs).length),
    );
  const worth = (at: number): number =>
    longest(at, isTheirs(at) ? isTheirs : isMine) + random.below(100) / 100;
  return (
    open.map((at) => [worth(at), at] as const).toSorted(([one], [other]) => other - one)[0]?.[1] ??
    0
  );
}
