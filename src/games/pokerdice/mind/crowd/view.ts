/** A round among three to five as a view shows it. */

import { remembered } from '../../../../bots/memory.ts';
import { CARDS } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { placeOf, type Seen, seenIn } from '../habit.ts';
import { type Hand, kindsIn } from '../hands.ts';
import {
  habitMix,
  habitTurns,
  naivety,
  type Reading,
  readSeat,
  type Solution,
} from '../reading.ts';
import { weigh } from '../rethrows.ts';
import { MAKING } from '../throws.ts';
import { type Custom, type Insight, solveCrowd } from './crowd.ts';

/** Enough for all rounds of a game, which come up again at every decision. */
const PLAIN = remembered<string, Custom>(64);
const READ = remembered<string, Custom>(8);

function solved(seen: Seen): Custom {
  return PLAIN(`${seen.hands.join()}/${seen.rounds}/${seen.thrown}`, () => solveCrowd(seen));
}

/** How all are expected to play if all play well. */
export function crowdOf(view: View): Custom {
  return solved(seenIn(view));
}

const wellPlayed: Solution = (seen, place) => {
  const mix = solved(seen).mixes[place] as Float64Array;
  return kindsIn(seen.hands[place] as Hand).map((card) => mix[card] as number);
};

/** How the viewer plays, who has read the others, and what they expect of them. */
export function readCrowd(view: View): Custom {
  const { viewer } = view;
  if (viewer === 'public') return crowdOf(view);
  const seen = seenIn(view);
  const history = view.history
    .map(({ committedOn, cards }) => `${committedOn.join('')}${cards.join()}`)
    .join();
  return READ(`${viewer}/${seen.hands.join()}/${seen.rounds}/${seen.thrown}/${history}`, () => {
    const place = placeOf(view, viewer);
    const readings = seen.hands.map((_, at) =>
      readSeat(view, (view.active + at) % seen.hands.length, wellPlayed),
    );
    return solveCrowd(seen, insightOf(seen, place, readings));
  });
}

function insightOf(seen: Seen, place: number, readings: readonly Reading[]): Insight {
  const others = readings.filter((_, at) => at !== place);
  const [active] = readings as readonly [Reading];
  return {
    place,
    naive:
      others.reduce((sum, reading) => sum + reading.trust * naivety(reading), 0) / others.length,
    others: readings.map((reading, at) =>
      at === place
        ? undefined
        : {
            trust: reading.trust,
            mix: byCard(seen.hands[at] as Hand, habitMix(reading, seen, at)),
          },
    ),
    active:
      place === 0 ? undefined : { trust: active.trust, chances: foretoldChances(seen, active) },
  };
}

function byCard(hand: Hand, mix: Float64Array): Float64Array {
  const all = new Float64Array(CARDS);
  for (const [at, card] of kindsIn(hand).entries()) all[card] = mix[at] as number;
  return all;
}

function foretoldChances(seen: Seen, active: Reading): Float64Array {
  const turns = habitTurns(active, seen);
  const total = turns.reduce((sum, { weight }) => sum + weight, 0);
  return Float64Array.from(
    MAKING,
    (making) =>
      turns.reduce((sum, { weight, kinds }) => sum + weight * weigh(kinds, making), 0) / total,
  );
}
