/**
 * npm run ladder: each level against the next lower, against random and against a plain tree
 * search, for each game with two players and with as many as it takes; prints the tables of
 * BENCHMARKS.md.
 *
 *   --game next             only this game             --seats 2            only with this many seats
 *   --pairs master:strong   only these, by commas      --games 400          this many games of each instead of the usual number
 *   --file FILE             where results are kept     --table              print what is there, play nothing
 *   --workers N             games at a time
 *
 * Results are kept as they come: stopped by Ctrl-C it goes on where it was, and what the file has
 * is not played again. Results of other code are played anew; in the tables they are marked.
 */

import { parseArgs } from 'node:util';
import { arrangements, type BlockResult, type MatchPlan } from '../src/bots/match.ts';
import { blockInterval } from '../src/bots/rating.ts';
import { addTimes, noTimes, type Times, timeQuantile } from '../src/bots/times.ts';
import { intervalText, milliseconds, percent } from '../src/cli/match/report.ts';
import { interruptible, runMatch } from '../src/cli/match/run.ts';
import { openingOptions } from '../src/game.ts';
import { evenShare, type Pairing, pairingName, pairings, playersOf } from './ladder/pairings.ts';
import { codeOf, type PairingResult, readResults, writeResults } from './ladder/results.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    pairs: { type: 'string' },
    games: { type: 'string' },
    file: { type: 'string', default: 'ladder.json' },
    workers: { type: 'string' },
    table: { type: 'boolean', default: false },
  },
});

const SEED = 'ladder';
/** How often results are written while a pairing is played, in ms. */
const KEEP = 5000;

const chosen = pairings.filter(
  ({ game, seats, higher, lower }) =>
    (values.game ?? game.id) === game.id &&
    Number(values.seats ?? seats) === seats &&
    (values.pairs === undefined || values.pairs.split(',').includes(`${higher}:${lower}`)),
);
if (chosen.length === 0) {
  console.error('ladder: no pairing is like that');
  process.exit(2);
}
const results = readResults(values.file);
const codes = new Map(pairings.map(({ game }) => [game.id, codeOf(game.id)]));

if (!values.table) {
  process.exitCode = await interruptible(async (stop) => {
    for (const pairing of chosen) {
      await play(pairing, stop);
      if (stop.aborted) return 130;
    }
    return 0;
  });
}
console.log(table(chosen));

async function play(pairing: Pairing, stop: AbortSignal): Promise<void> {
  const { game, seats, higher } = pairing;
  const players = playersOf(pairing);
  const inBlock = arrangements(players).length;
  const wanted = Math.ceil(Number(values.games ?? pairing.games) / inBlock);
  const code = codes.get(game.id) ?? '';
  const name = pairingName(pairing);
  const before = results[name];
  const result: PairingResult =
    before?.code === code && before.seed === SEED
      ? before
      : { code, seed: SEED, blocks: [], times: noTimes() };
  const first = result.blocks.length;
  if (first >= wanted) return;
  results[name] = result;
  let kept = performance.now();
  const heard = (block: BlockResult): void => {
    result.blocks.push(shareOf(players, higher, block));
    for (const [index, player] of players.entries())
      if (player === higher) addTimes(result.times, block.times[index] as Times);
    if (performance.now() - kept < KEEP) return;
    writeResults(values.file, results);
    kept = performance.now();
  };
  const plan: MatchPlan = {
    game: game.id,
    options: openingOptions(game, seats),
    seed: SEED,
    players,
    record: false,
  };
  await runMatch(
    game,
    {
      ...{ plan, first, blocks: wanted - first, think: 0, heard, what: `games of ${name}` },
      worker: new URL('ladder/worker.ts', import.meta.url),
      workers: values.workers === undefined ? undefined : Number(values.workers),
    },
    stop,
  );
  writeResults(values.file, results);
}

/** The share of a block's games that a side of the higher won. */
function shareOf(players: readonly string[], higher: string, { shares }: BlockResult): number {
  const seatings = arrangements(players);
  const won = seatings.map((seating, number) => {
    const seat = seating.findIndex((player) => players[player] === higher);
    return shares[number]?.[seat] as number;
  });
  return won.reduce((sum, share) => sum + share, 0) / won.length;
}

function table(rows: readonly Pairing[]): string {
  const shown = rows.filter((pairing) => (results[pairingName(pairing)]?.blocks.length ?? 0) > 0);
  const stale = shown.some(isStale);
  const thinking = shown.filter(({ higher, lower }) => higher === 'master' && lower === 'strong');
  return [
    '| game | seats | | wins | 95 % interval | even | games | asked for | reached |',
    '|---|---:|---|---:|---|---:|---:|---:|---|',
    ...shown.map(row),
    ...(thinking.length === 0
      ? []
      : ['', '| decisions of the master | seats | number | mean | p50 | p95 | longest |']),
    ...(thinking.length === 0
      ? []
      : ['|---|---:|---:|---:|---:|---:|---:|', ...thinking.map(timesRow)]),
    ...(stale ? ['', '\\* by code that has changed since'] : []),
  ].join('\n');
}

function isStale(pairing: Pairing): boolean {
  return results[pairingName(pairing)]?.code !== codes.get(pairing.game.id);
}

function row(pairing: Pairing): string {
  const { game, seats, higher, lower, asked, doubt = asked } = pairing;
  const { blocks } = results[pairingName(pairing)] as PairingResult;
  const inBlock = arrangements(playersOf(pairing)).length;
  const share = blocks.reduce((sum, won) => sum + won, 0) / blocks.length;
  const interval = blockInterval(blocks, inBlock);
  const even = evenShare(pairing);
  const [least, sure, yes] =
    asked === undefined ? [even, even, 'above even'] : [asked, doubt ?? asked, 'yes'];
  const reached = share < least ? 'no' : interval[0] >= sure ? yes : `${yes}, not beyond doubt`;
  const [one, rival] = [higher, lower].map((player) =>
    player === 'ismcts' ? 'plain tree search' : player,
  );
  return `| ${game.id} | ${seats} | ${one} against ${rival}${isStale(pairing) ? ' \\*' : ''} | ${percent(share)} | ${intervalText(
    interval,
    percent,
  )} | ${percent(even)} | ${(blocks.length * inBlock).toLocaleString('en')} | ${asked === undefined ? '' : percent(asked)} | ${reached} |`;
}

function timesRow(pairing: Pairing): string {
  const { times } = results[pairingName(pairing)] as PairingResult;
  const cells = [
    times.total / times.count,
    timeQuantile(times, 0.5),
    timeQuantile(times, 0.95),
    times.most,
  ].map(milliseconds);
  return `| ${pairing.game.id} | ${pairing.seats} | ${times.count.toLocaleString('en')} | ${cells.join(' | ')} |`;
}
