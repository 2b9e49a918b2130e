/** gobelet simulate: many random games on all cores, and what they add up to. */

import { wilson } from '../bots/rating.ts';
import type { AnyGame } from '../game.ts';
import { widthOf } from '../terminal/text.ts';
import type { Words } from '../words/en/reports.ts';
import { anySeed, chooseGame, chooseOptions, chooseSeats } from './choose.ts';
import { type Command, Misuse, wholeFlag } from './command.ts';
import { parts } from './crew.ts';
import { duration, ProgressBar } from './progress.ts';
import { RecordFile } from './record-file.ts';
import type { Batch, SimulationPlan } from './simulate/batch.ts';
import { chart } from './simulate/chart.ts';
import {
  addTally,
  emptyTally,
  type SimulationTally,
  type Spread,
  summarise,
} from './simulate/tally.ts';
import { loadWords, t } from './words.ts';

export const simulateCommand: Command<'games' | 'seats' | 'seed' | 'options' | 'out'> = {
  name: 'simulate',
  words: 'GAME',
  count: [1, 1],
  flags: {
    games: { value: 'N' },
    seats: { value: 'N' },
    seed: { value: 'S' },
    options: { value: 'JSON' },
    out: { value: 'FILE' },
  },

  async run(
    [name = ''],
    { games: wanted, seats: seatsFlag, seed = anySeed(), options: optionsFlag, out },
  ) {
    const game = chooseGame(name);
    if (wanted === undefined)
      throw new Misuse(`simulate: ${t().wrong.missing({ what: '--games N' })}`);
    const games = wholeFlag('games', wanted, 1);
    const seats = chooseSeats(game, seatsFlag);
    const options = chooseOptions(game, seats, optionsFlag);
    const plan: SimulationPlan = { game: game.id, seats, options, seed, record: out !== undefined };
    const words = await loadWords('reports');
    const begin = performance.now();
    const tally = await play(words, game, plan, games, out);
    const seconds = (performance.now() - begin) / 1000;
    if (tally.games < games)
      process.stderr.write(`gobelet: ${t().wrong.stopped({ done: tally.games, all: games })}\n`);
    if (tally.games > 0)
      process.stdout.write(report(words, plan, tally, seconds, process.stdout.columns ?? 80));
    return tally.games < games ? 130 : 0; // as shells have it for Ctrl-C
  },
};

/**
 * Games in one batch: enough to be worth a message, few enough to stop soon after Ctrl-C and to
 * hold in memory.
 */
const BATCH = 250;

async function play(
  words: Words,
  game: AnyGame,
  plan: SimulationPlan,
  games: number,
  out: string | undefined,
): Promise<SimulationTally> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  const tally = emptyTally(plan.seats);
  const progress = new ProgressBar(words.gamesOf({ game: game.id }), games);
  const file = out === undefined ? undefined : await RecordFile.open(out);
  try {
    const job = {
      worker: new URL('simulate/worker.ts', import.meta.url),
      data: plan,
      units: games,
      part: BATCH,
    };
    for await (const batch of parts<Batch>(job, stop.signal)) {
      await file?.add(batch.records);
      addTally(tally, batch.tally);
      progress.at(tally.games);
    }
    return tally;
  } finally {
    progress.end();
    await file?.close();
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}

function report(
  words: Words,
  { game, seats, options, seed }: SimulationPlan,
  tally: SimulationTally,
  seconds: number,
  columns: number,
): string {
  const percent = (share: number): string =>
    `${(100 * share).toFixed(2).replace('.', words.point)} %`.padStart(8);
  const chosen = JSON.stringify(options);
  const shares = (wins: readonly number[], nameOf: (at: number) => string): readonly string[] => {
    const width = Math.max(...wins.map((_, at) => widthOf(nameOf(at))));
    return wins.map((won, at) => {
      const [low, high] = wilson(won / tally.games, tally.games);
      const name = nameOf(at) + ' '.repeat(width - widthOf(nameOf(at)));
      return `  ${name}  ${percent(won / tally.games)}  (${percent(low)} ${words.to} ${percent(high)})`;
    });
  };
  return [
    words.plan(game, seats, chosen.length < 60 ? chosen : words.ownOptions, JSON.stringify(seed)),
    words.simulated(tally.games, tally.events, duration(seconds)),
    '',
    words.winsBySeat,
    ...shares(tally.wins, (seat) => words.seat({ seat })),
    '',
    words.winsByTurn,
    ...shares(tally.turnWins, (turn) => words.turn({ turn: turn + 1 })),
    '',
    ...spread(words, words.scores, tally.scores, columns),
    '',
    ...spread(words, words.lengths, tally.lengths, columns),
    '',
  ].join('\n');
}

function spread(words: Words, title: string, values: Spread, columns: number): readonly string[] {
  const { least, most, mean, deviation, median } = summarise(values);
  const fixed = (value: number): string => value.toFixed(2).replace('.', words.point);
  return [
    words.spread({ title, mean: fixed(mean), deviation: fixed(deviation), median, least, most }),
    ...chart(values, columns, words.point),
  ];
}
