/**
 * npm run bench:pokerdice-end [-- --positions N --games N --seed S]: the end of Pokerdice between
 * two, proven. For positions with three cards each, drawn from the seed, what the best answer gains
 * on the master over the whole rest of the game; and what it is worth to be the first active
 * player, in such an end and, between two masters, in the whole game.
 */

import { parseArgs } from 'node:util';
import { draw } from '../src/chance.ts';
import { ProgressBar } from '../src/cli/progress.ts';
import { bots } from '../src/games/pokerdice/mind/bot.ts';
import { prover, somePosition, type Verdict } from '../src/games/pokerdice/mind/duel/proof.ts';
import { solvedRound } from '../src/games/pokerdice/mind/duel/view.ts';
import { handOf } from '../src/games/pokerdice/mind/hands.ts';
import { CHANCES } from '../src/games/pokerdice/mind/throws.ts';
import { OBJECTIVES } from '../src/games/pokerdice/rules/objectives.ts';
import { pokerdice } from '../src/games/pokerdice/rules/rules.ts';
import { Seeded } from '../src/random.ts';

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '200' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'end' },
  },
});
const [positions, games] = [Number(values.positions), Number(values.games)];

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}

/** "0.123 ± 0.045", the second number being 1.96 standard errors. */
function withError(list: readonly number[]): string {
  const middle = mean(list);
  const variance = list.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (list.length - 1);
  return `${middle.toFixed(3)} ± ${(1.96 * Math.sqrt(variance / list.length)).toFixed(3)}`;
}

function provePositions(): readonly Verdict[] {
  const progress = new ProgressBar('positions of three cards each', positions);
  const random = new Seeded(`${values.seed}/positions`);
  const judge = prover();
  const verdicts = Array.from({ length: positions }, (_, done) => {
    progress.at(done);
    return judge(somePosition(random));
  });
  progress.end();
  return verdicts;
}

/** By how many points the first active player is ahead in the end, and whether they win. */
function playGame(seed: string): { readonly lead: number; readonly wins: boolean } {
  const dice = new Seeded(`${seed}/dice`);
  const minds = [0, 1].map((seat) => new Seeded(`${seed}/seat ${seat}`));
  let state = pokerdice.start(2, { decks: 1, rounds: 'all' }, { first: 0 });
  for (;;) {
    const waiting = pokerdice.waiting(state);
    if (waiting.type === 'over') {
      const [first, second] = waiting.scores as readonly [number, number];
      return { lead: first - second, wins: waiting.winners[0] === 0 };
    }
    if (waiting.type === 'chance') {
      pokerdice.settle(state, draw(waiting.chance, dice));
    } else {
      const [seat] = waiting.seats as readonly [number];
      const move = bots.master(
        pokerdice.view(state, seat),
        pokerdice.moves(state, seat),
        minds[seat] as Seeded,
      );
      state = pokerdice.move(state, seat, move);
    }
  }
}

const begin = performance.now();
const verdicts = provePositions();
const losses = verdicts.map(({ loss }) => loss);
console.log(`positions with three cards each: ${positions} (seed ${JSON.stringify(values.seed)})`);
console.log(
  `the best answers gain on the master, both sides together: mean ${mean(losses).toFixed(4)}, most ${Math.max(...losses).toFixed(4)} points`,
);
console.log(
  `being active first, three cards each: ${withError(verdicts.map(({ least, most }) => (least + most) / 2))} points`,
);

const pack = handOf(OBJECTIVES.map((_, card) => card));
const whole = CHANCES.reduce(
  (sum, chance, thrown) =>
    sum + chance * solvedRound({ active: pack, other: pack, decks: 1, rounds: 10 }, thrown).value,
  0,
);
console.log(
  `being active first, the whole game, as the fitted solution reckons: ${whole.toFixed(3)} points`,
);

const progress = new ProgressBar('games between two masters', games);
const played = Array.from({ length: games }, (_, done) => {
  progress.at(done);
  return playGame(`${values.seed}/${done}`);
});
progress.end();
console.log(
  `being active first, the whole game, ${games} games: ${withError(played.map(({ lead }) => lead))} points`,
);
console.log(
  `the first active player wins: ${withError(played.map(({ wins }) => 100 * Number(wins)))} %`,
);
console.log(`${Math.round((performance.now() - begin) / 1000)} s`);
