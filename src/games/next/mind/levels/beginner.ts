/**
 * The beginner plays like a child: of the white dice it keeps the colour it has most of, throws all
 * others, the black ones always, because they look like magic, and takes the first card it makes.
 * Where not even six of its colour would make a card it throws everything again; else a table of
 * beginners would collect for ever. It overlooks that a die may be turned, gives away the first
 * card at hand, and stops the game as soon as it may.
 */

import { countColours, makes, needOf, shapeOf } from '../../rules/cards.ts';
import type { Move } from '../../rules/moves.ts';
import { BLACK_DICE } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { diceOf } from '../worth.ts';

export function beginner(view: View, moves: readonly Move[]): Move {
  const rest = thrownAgain(view);
  return (
    moves.find(({ type }) => type === 'take') ??
    moves.find((move) => move.type === 'roll' && move.dice.join() === rest.join()) ??
    moves.find(({ type }) => type === 'end-turn') ??
    (moves[0] as Move)
  );
}

function thrownAgain(view: View): readonly number[] {
  const dice = diceOf(view);
  const isWhite = (position: number): boolean => ((BLACK_DICE >> position) & 1) === 0;
  const whites = dice.filter((_, position) => isWhite(position));
  const counts = whites.map((colour) => whites.filter((other) => other === colour).length);
  const favourite = whites[counts.indexOf(Math.max(...counts))] as number;
  const collects = isWanted(view, favourite);
  return dice.flatMap((colour, position) =>
    collects && isWhite(position) && colour === favourite ? [] : [position],
  );
}

/** Whether six dice of a colour make a card that is open. */
function isWanted({ piles }: View, colour: number): boolean {
  const six = countColours(new Array<number>(6).fill(colour));
  return piles.some(
    ({ top, locked }) => top !== null && !locked && makes(six, shapeOf(six), needOf(top)),
  );
}
