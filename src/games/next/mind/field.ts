/**
 * A race of three to six: the chances to win of all seats, by playing it out many times with what
 * turns brought in training (turnsPlayed: kinds of cards, see train.ts). The same turns come for
 * every question, so that two positions are compared on the same luck, and the same question has
 * the same answer.
 */

import { unpack } from '../../../bots/packed.ts';
import { turnsPlayed } from './training/trained.ts';

const turns: Int16Array = unpack(turnsPlayed);
const RACES = 256;
const MOST_TURNS = 120;
/** A race begins this far on in the list of turns. */
const STRIDE = 61;
/** Points of the least card held. */
const LEAST = 1;

export function field(
  held: readonly number[],
  points: readonly number[],
  mover: number,
  limit: number,
  enough: number,
): readonly number[] {
  const seats = held.length;
  const chances = new Array<number>(seats).fill(0);
  const cards = new Float64Array(seats);
  const scores = new Float64Array(seats);
  for (let race = 0; race < RACES; race++) {
    for (let seat = 0; seat < seats; seat++) {
      cards[seat] = held[seat] as number;
      scores[seat] = points[seat] as number;
    }
    let seat = mover;
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const kind = turns[(race * STRIDE + turn) % turns.length] as number;
      if (kind >= 0) win(cards, scores, seat, kind >> 2, kind & 3);
      const count = cards[seat] as number;
      if (count >= limit || (count >= enough && isAhead(scores, seat))) break;
      if (kind < 0 || (kind & 3) !== 1) seat = (seat + 1) % seats;
    }
    share(scores, chances);
  }
  return chances.map((chance) => chance / RACES);
}

function win(
  cards: Float64Array,
  scores: Float64Array,
  seat: number,
  points: number,
  action: number,
): void {
  cards[seat] = (cards[seat] as number) + 1;
  scores[seat] = (scores[seat] as number) + points;
  if (action < 2) return;
  const from = richest(cards, scores, seat);
  if (from < 0) return;
  const drawn = (scores[from] as number) / (cards[from] as number);
  const given = action === 2 ? 0 : LEAST;
  if (action === 2) {
    cards[seat] = (cards[seat] as number) + 1;
    cards[from] = (cards[from] as number) - 1;
  }
  scores[seat] = (scores[seat] as number) + drawn - given;
  scores[from] = (scores[from] as number) - drawn + given;
}

/** The opponent with most points among those who have cards. */
function richest(cards: Float64Array, scores: Float64Array, seat: number): number {
  let best = -1;
  for (let other = 0; other < cards.length; other++) {
    if (other === seat || (cards[other] as number) <= 0) continue;
    if (best < 0 || (scores[other] as number) > (scores[best] as number)) best = other;
  }
  return best;
}

function isAhead(scores: Float64Array, seat: number): boolean {
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat && (scores[other] as number) >= (scores[seat] as number)) return false;
  }
  return true;
}

function share(scores: Float64Array, chances: number[]): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < scores.length; seat++) most = Math.max(most, scores[seat] as number);
  let tied = 0;
  for (let seat = 0; seat < scores.length; seat++) if (scores[seat] === most) tied++;
  for (let seat = 0; seat < scores.length; seat++)
    if (scores[seat] === most) chances[seat] = (chances[seat] as number) + 1 / tied;
}
