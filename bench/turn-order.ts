/**
 * npm run bench:turn-order: how often each place in the turn order wins when all seats play alike,
 * for every game, number of seats and way to open it; prints the tables of BENCHMARKS.md.
 *
 *   --game next        only this game              --seats 3       only with this many seats
 *   --levels strong    only these, by commas       --games 400     this many games a row instead of the usual number
 *   --workers N        games at a time
 *
 * Rows are printed as they are done; stopped by Ctrl-C it prints the row under way as far as it
 * got, and no more.
 */

import { parseArgs } from 'node:util';
import type { MatchPlan } from '../src/bots/match.ts';
import type { Standings } from '../src/bots/standing.ts';
import { interruptible, runMatch } from '../src/cli/match/run.ts';
import { type AnyGame, openingOptions } from '../src/game.ts';
import { games } from '../src/games/index.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    levels: { type: 'string', default: 'casual,strong,master' },
    games: { type: 'string' },
    workers: { type: 'string' },
  },
});

const SEED = 'turn order';
/** For an interval of three points to either side at a share of one half. */
const GAMES = 1200;
/**
 * The master thinks for some tenths of a second a game and more, but between two at Pokerdice: then
 * fewer.
 */
const SLOW_GAMES = 300;

/**
 * Every way to open these games that is a game of its own; what is missing here opens as new tables
 * do.
 */
const WAYS: Readonly<Record<string, (seats: number) => readonly object[]>> = {
  pokerdice(seats) {
    const ways = ['all', 'equal', 'twice'].map((rounds) => ({ rounds }));
    if (seats === 3) return ways;
    return ways.filter(
      ({ rounds }) =>
        rounds === 'equal' ||
        (seats === 2 && rounds === 'twice') ||
        (seats === 4 && rounds === 'all'),
    );
  },
};

interface Row {
  readonly game: AnyGame;
  readonly seats: number;
  readonly level: string;
  readonly options: object;
  /** What was asked for beside the name of the game. */
  readonly way: string;
}

const rows = games
  .filter(({ id }) => (values.game ?? id) === id)
  .flatMap((game) => {
    const { min, max } = game.seats;
    const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
    return counts
      .filter((seats) => Number(values.seats ?? seats) === seats)
      .flatMap((seats) =>
        (WAYS[game.id]?.(seats) ?? [{}]).flatMap((asked): readonly Row[] =>
          values.levels.split(',').map((level) => ({
            ...{ game, seats, level, options: openingOptions(game, seats, asked) },
            way: Object.values(asked).map(String).join(' '),
          })),
        ),
      );
  });
if (rows.length === 0) {
  console.error('turn-order: there is no row like that');
  process.exit(2);
}

const most = Math.max(...rows.map(({ seats }) => seats));
const places = Array.from({ length: most }, (_, turn) => turn);
console.log(
  `| game | seats | level | games | ${places.map((turn) => `turn ${turn + 1}`).join(' | ')} | even | ± |`,
);
console.log(`|---|---:|---|---:|${places.map(() => '---:').join('|')}|---:|---:|`);

process.exitCode = await interruptible(async (stop) => {
  for (const row of rows) {
    const standings = await play(row, stop);
    if (standings !== undefined) console.log(line(row, standings));
    if (stop.aborted) return 130;
  }
  return 0;
});

async function play(
  { game, seats, level, options, way }: Row,
  stop: AbortSignal,
): Promise<Standings | undefined> {
  const isSlow = level === 'master' && !(game.id === 'pokerdice' && seats === 2);
  const blocks = Number(values.games ?? (isSlow ? SLOW_GAMES : GAMES));
  const players = new Array<string>(seats).fill(level);
  const plan: MatchPlan = { game: game.id, options, seed: SEED, players, record: false };
  const workers = values.workers === undefined ? undefined : Number(values.workers);
  return runMatch(
    game,
    { plan, blocks, think: 0, workers, what: `games of ${nameOf(game, way)}, ${seats} × ${level}` },
    stop,
  );
}

function nameOf({ id }: AnyGame, way: string): string {
  return way === '' ? id : `${id}, ${way}`;
}

function line({ game, seats, level, way }: Row, { games: played, even, turns }: Standings): string {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const cells = places.map((turn) =>
    turns[turn] === undefined ? '' : `${percent(turns[turn].rate)} %`,
  );
  const widest = Math.max(...turns.map(({ interval: [low, high] }) => (high - low) / 2));
  return `| ${nameOf(game, way)} | ${seats} | ${level} | ${played.toLocaleString('en')} | ${cells.join(' | ')} | ${percent(even)} % | ${percent(widest)} |`;
}
