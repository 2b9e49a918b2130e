/**
 * The beginner plays like a child: it likes to throw all six, then collects the colour it has most of, and takes the first card
 * it makes. Only where not even six of that colour would make a card does it look at the first card and keep what stands
 * there; else a table of beginners would collect colours for ever. It overlooks that a die may be turned, gives away the first
 * card at hand, and stops the game as soon as it may.
 */

import { countColours, makes, needOf, shapeOf } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { fitting } from './aims.ts';
import { diceOf } from './worth.ts';

export function beginner(view: View, moves: readonly Move[]): Move {
  const dice = diceOf(view);
  const kept = view.lie === 'own' ? keeps(view, dice) : [];
  const rest = dice.flatMap((_, position) => (kept.includes(position) ? [] : [position]));
  return (
    moves.find(({ type }) => type === 'take') ??
    moves.find((move) => move.type === 'roll' && move.dice.join() === rest.join()) ??
    moves.find(({ type }) => type === 'end-turn') ??
    (moves[0] as Move)
  );
}

function keeps(view: View, dice: readonly number[]): readonly number[] {
  const counts = dice.map((colour) => dice.filter((other) => other === colour).length);
  const favourite = dice[counts.indexOf(Math.max(...counts))] as number;
  const cards = view.piles.flatMap(({ top, locked }) => (top === null || locked ? [] : [top]));
  const six = countColours(dice.map(() => favourite));
  const [first] = cards;
  if (first !== undefined && !cards.some((card) => makes(six, shapeOf(six), needOf(card)))) return fitting(first, dice);
  return dice.flatMap((colour, position) => (colour === favourite ? [position] : []));
}
