/** What a view of Pokerdice looks like in JSON: the schema that programs read. */

import { bySeat, seatShape, viewShape } from '../../../game-shapes.ts';
import { fields, flag, listOf, oneOf, orNull, type Shape, whole } from '../../../shape.ts';
import { OBJECTIVES } from './objectives.ts';
import { CARDS, DICE, REROLLS } from './state.ts';
import type { RoundView, SeatView, View } from './view.ts';

const MOST_PACKS = 2;
/** Every card of two packs, at five points. */
const MOST_POINTS = 1000;

const dice = listOf(whole(1, 6), DICE, DICE);
const played = listOf(oneOf(OBJECTIVES), 1, MOST_PACKS);

const seat: Shape<SeatView> = fields({
  score: whole(0, MOST_POINTS),
  captured: whole(0, MOST_POINTS),
  left: listOf(oneOf(OBJECTIVES), 0, MOST_PACKS * CARDS),
  ready: flag,
  turnedUp: orNull(played),
});

const round: Shape<RoundView> = fields({
  active: seatShape,
  committedOn: dice,
  dice,
  cards: bySeat(played),
});

export const view: Shape<View> = viewShape<View>('pokerdice', {
  phase: oneOf(['roll', 'commit', 'reroll', 'over']),
  round: whole(1, CARDS),
  rounds: whole(1, CARDS),
  decks: whole(1, MOST_PACKS),
  active: seatShape,
  dice: orNull(dice),
  committedOn: orNull(dice),
  rerollsLeft: whole(0, REROLLS),
  seats: bySeat(seat),
  myCommit: orNull(played),
  history: listOf(round, 0, CARDS),
});
