/**
 * node bench/warm-up.ts GAME: how long it takes from nothing to the first odds, loading included.
 * Started by decisions.ts.
 */

import { deal, draw } from '../src/chance.ts';
import { openingOptions, seatsOf } from '../src/game.ts';
import { gameEntries } from '../src/games/index.ts';
import { Seeded } from '../src/random.ts';

const title = gameEntries.find(({ rules }) => rules.id === process.argv[2]);
if (title === undefined) throw new Error('which game?');
const { rules } = title;
const random = new Seeded('warm-up');
const options = openingOptions(rules, 2);
const state = rules.start(2, options, deal(rules, 2, options, random));

/** To the first real choice. */
function seatWithChoice(): number {
  for (;;) {
    const seat = seatsOf(rules.toMove(state))[0] as number;
    const { codes } = rules.legal(state, seat);
    if (codes.length > 1) return seat;
    rules.play(state, seat, codes[0] as number);
    const chance = rules.chance(state);
    if (chance !== undefined) rules.settle(state, draw(chance, random));
  }
}

const seat = seatWithChoice();
const [view, moves] = [rules.view(state, seat), rules.moves(state, seat)];
const begin = performance.now();
const { odds } = await title.odds();
odds(view, moves);
console.log((performance.now() - begin).toFixed(0));
