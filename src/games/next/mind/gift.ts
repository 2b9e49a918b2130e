/**
 * What the dice of a failed turn are worth to the next player: their expected points with them,
 * less those of a fresh turn.
 */

import { BLACKS, FULL_BLACKS, FULL_PLACES } from './dice.ts';
import { flatReplay, pointStakes } from './gains.ts';
import type { Known } from './known.ts';
import { solveTurn } from './turn.ts';

export function giftsOf(known: Known): Float64Array {
  const next = (known.me + 1) % known.seats;
  const turn = solveTurn(pointStakes(known, next, known.tops, flatReplay(known, next, known.tops)));
  const fresh = turn.fresh();
  const gifts = new Float64Array(FULL_PLACES);
  for (let place = 0; place < FULL_PLACES; place++)
    if (place % BLACKS < FULL_BLACKS) gifts[place] = turn.inherited(place) - fresh;
  return gifts;
}
