/**
 * The beginner plays like a child: it collects the colour it has most of, throws all other dice, and takes the first card it
 * makes. It overlooks that a die may be turned, gives away the first card at hand, and stops the game as soon as it may.
 */

import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { diceOf } from './worth.ts';

export function beginner(view: View, moves: readonly Move[]): Move {
  const dice = diceOf(view);
  const counts = dice.map((colour) => dice.filter((other) => other === colour).length);
  const favourite = dice[counts.indexOf(Math.max(...counts))];
  const rest = dice.flatMap((colour, position) => (colour === favourite ? [] : [position]));
  return (
    moves.find(({ type }) => type === 'take') ??
    moves.find((move) => move.type === 'roll' && move.dice.join() === rest.join()) ??
    moves.find(({ type }) => type === 'end-turn') ??
    (moves[0] as Move)
  );
}
