/** gobelet simulate: many random games on all cores, and what they add up to. */

import { wilson } from '../bots/rating.ts';
import type { AnyGame } from '../game.ts';
import { anySeed, chooseGame, chooseOptions, chooseSeats } from './choose.ts';
import { type Command, Misuse, wholeFlag } from './command.ts';
import { parts } from './crew.ts';
import { duration, Progress } from './progress.ts';
import { RecordFile } from './record-file.ts';
import type { Batch, Plan } from './simulate/batch.ts';
import { chart } from './simulate/chart.ts';
import { addTally, emptyTally, type Spread, summarise, type Tally } from './simulate/tally.ts';

export const simulate: Command<'games' | 'seats' | 'seed' | 'options' | 'out'> = {
  name: 'simulate',
  summary: 'Play many random games on all cores and print what they add up to.',
  words: 'GAME',
  count: [1, 1],
  flags: {
    games: { value: 'N', help: 'how many games (required)' },
    seats: { value: 'N', help: 'how many seats (default: as few as the game allows)' },
    seed: { value: 'S', help: 'the same seed gives the same games (default: a new one, which is printed)' },
    options: { value: 'JSON', help: 'options of the game, such as \'{"line":6}\'' },
    out: { value: 'FILE', help: 'write the records there; a file of that name is replaced' },
  },
  more: ['Ctrl-C stops it and prints what was done so far.'],

  async run([name = ''], { games: wanted, seats: seatsFlag, seed = anySeed(), options: optionsFlag, out }) {
    const game = chooseGame(name);
    if (wanted === undefined) throw new Misuse('simulate: --games N is missing');
    const games = wholeFlag('games', wanted, 1);
    const seats = chooseSeats(game, seatsFlag);
    const options = chooseOptions(game, seats, optionsFlag);
    const plan: Plan = { game: game.id, seats, options, seed, record: out !== undefined };
    const begin = performance.now();
    const tally = await play(game, plan, games, out);
    const seconds = (performance.now() - begin) / 1000;
    if (tally.games < games)
      process.stderr.write(`gobelet: stopped after ${tally.games.toLocaleString('en')} of ${games.toLocaleString('en')} games\n`);
    if (tally.games > 0) process.stdout.write(report(plan, tally, seconds, process.stdout.columns ?? 80));
    return tally.games < games ? 130 : 0; // as shells have it for Ctrl-C
  },
};

/** Games in one batch: enough to be worth a message, few enough to stop soon after Ctrl-C and to hold in memory. */
const BATCH = 250;

async function play(game: AnyGame, plan: Plan, games: number, out: string | undefined): Promise<Tally> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  const tally = emptyTally(plan.seats);
  const progress = new Progress(`games of ${game.id}`, games);
  const file = out === undefined ? undefined : await RecordFile.open(out);
  try {
    const job = { worker: new URL('simulate/worker.ts', import.meta.url), data: plan, units: games, part: BATCH };
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

function report({ game, seats, options, seed }: Plan, tally: Tally, seconds: number, columns: number): string {
  const chosen = JSON.stringify(options);
  return [
    `${game}, ${seats} seats, ${chosen.length < 60 ? chosen : 'own options'}, seed ${JSON.stringify(seed)}`,
    `${tally.games.toLocaleString('en')} ${tally.games === 1 ? 'game' : 'games'}, ${tally.events.toLocaleString('en')} events in ${duration(seconds)}`,
    '',
    'Wins by seat, with 95 % intervals',
    ...tally.wins.map((wins, seat) => {
      const [low, high] = wilson(wins / tally.games, tally.games);
      return `  seat ${seat}  ${percent(wins / tally.games)}  (${percent(low)} to ${percent(high)})`;
    }),
    '',
    ...spread('Scores', tally.scores, columns),
    '',
    ...spread('Events a game', tally.lengths, columns),
    '',
  ].join('\n');
}

function spread(title: string, values: Spread, columns: number): readonly string[] {
  const { least, most, mean, deviation, median } = summarise(values);
  const facts = `mean ${mean.toFixed(2)}, deviation ${deviation.toFixed(2)}, median ${median}, from ${least} to ${most}`;
  return [`${title}: ${facts}`, ...chart(values, columns)];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`.padStart(8);
}
