/** What a view of NEXT! looks like in JSON: the schema that programs read. */

import { bySeat, seatShape, viewShape } from '../../../game-shapes.ts';
import { fields, flag, listOf, oneOf, orNull, type Shape, text, whole } from '../../../shape.ts';
import { COLOURS, DECK_SIZE, MOST_POINTS, readCard } from './cards.ts';
import { deckOption } from './setup.ts';
import { PASSAGES, PILE_SIZE, PILES, THROWS, WHITE_AND_BLACK } from './state.ts';
import type { PassageView, PileView, SeatView, View } from './view.ts';

/** No game has that many: each passage but a give costs a throw or a card. */
const MOST_PASSAGES = 10_000;

const pile: Shape<PileView> = fields({
  top: orNull(readCard),
  left: whole(0, PILE_SIZE),
  locked: flag,
  made: flag,
  takeable: flag,
  under: orNull(listOf(text, 0, PILE_SIZE)),
});

const seat: Shape<SeatView> = fields({
  held: whole(0, DECK_SIZE),
  cards: orNull(listOf(text, 0, DECK_SIZE)),
  points: orNull(whole(0, DECK_SIZE * MOST_POINTS)),
});

const passage: Shape<PassageView> = fields({
  type: oneOf(PASSAGES),
  seat: seatShape,
  other: orNull(seatShape),
  card: orNull(text),
});

export const view: Shape<View> = viewShape<View>('next', {
  phase: oneOf(['turn', 'action', 'give', 'finish', 'over']),
  turn: seatShape,
  dice: orNull(listOf(oneOf(COLOURS), WHITE_AND_BLACK, WHITE_AND_BLACK)),
  lie: oneOf(['nothing', 'inherited', 'own']),
  throwsLeft: whole(0, THROWS),
  power: flag,
  piles: listOf(pile, PILES, PILES),
  action: orNull(fields({ type: oneOf(['steal', 'swap', 'super-swap']), from: orNull(seatShape) })),
  drawn: orNull(text),
  seats: bySeat(seat),
  passages: listOf(passage, 0, MOST_PASSAGES),
  limit: whole(1, DECK_SIZE),
  enough: whole(1, DECK_SIZE),
  deck: deckOption,
});
