/**
 * npm run bench:decisions -- [--game next] [--games 6]: how long each level thinks, for each game
 * with two players and with as many as it takes, and how long the odds of a position take; on one
 * core, after a warm-up, on positions of games that the level plays against itself. So that figures
 * of different machines and hours can be compared, each is also given as a multiple of a unit
 * measured in the same run: a thousand events of random play. At the end the size of what is
 * shipped with the bots.
 */

import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { LEVELS } from '../src/bots/bot.ts';
import { playBlock } from '../src/bots/match.ts';
import { botPlayer, type Player, type SeatDecision } from '../src/bots/player.ts';
import { addTime, noTimes, type Times, timeQuantile } from '../src/bots/times.ts';
import { deal } from '../src/chance.ts';
import { milliseconds } from '../src/cli/match/report.ts';
import { openingOptions } from '../src/game.ts';
import { type GameEntry, gameEntries } from '../src/games/index.ts';
import { playout } from '../src/playout.ts';
import { Seeded } from '../src/random.ts';

const { values } = parseArgs({
  options: { game: { type: 'string' }, games: { type: 'string', default: '6' } },
});
const GAMES = Number(values.games);
const chosen = gameEntries.filter(({ rules }) => (values.game ?? rules.id) === rules.id);

console.log('| game | seats | | number | mean | p50 | p95 | longest | p95 in units |');
console.log('|---|---:|---|---:|---:|---:|---:|---:|---:|');
for (const title of chosen) {
  const { min, max } = title.rules.seats;
  for (const seats of [min, max]) {
    const unit = measureUnit(title, seats);
    for (const level of LEVELS) {
      const { bots } = await title.bot();
      const player = botPlayer(bots[level]);
      await playGames(title, seats, player, 'warm-up', 2);
      const { times, positions } = await playGames(title, seats, player, 'decisions', GAMES);
      print(title, seats, level, times, unit);
      if (level === 'master')
        print(title, seats, 'odds', await measureOdds(title, positions), unit);
    }
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));

console.log(
  '\n| from nothing to the first odds, loading included (300 ms allowed) | |\n|---|---:|',
);
for (const { rules } of chosen) {
  const times = Array.from({ length: 5 }, () =>
    Number(
      execFileSync(process.execPath, [`${root}/bench/warm-up.ts`, rules.id], { encoding: 'utf8' }),
    ),
  );
  console.log(`| ${rules.id} | ${times.sort((one, other) => one - other)[2]} ms |`);
}

let sum = 0;
console.log('\n| shipped data | bytes | gzip |\n|---|---:|---:|');
for (const file of globSync('src/games/*/mind/training/trained.ts', { cwd: root }).sort()) {
  const text = readFileSync(`${root}/${file}`);
  const packed = gzipSync(text, { level: 9 }).length;
  sum += packed;
  console.log(`| ${file} | ${text.length.toLocaleString('en')} | ${packed.toLocaleString('en')} |`);
}
console.log(`| together | | ${sum.toLocaleString('en')} |`);

/** Milliseconds for a thousand events of random play of this game: the middle of several rounds. */
function measureUnit({ rules }: GameEntry, seats: number): number {
  const options = openingOptions(rules, seats);
  const rounds = Array.from({ length: 7 }, (_, round) => {
    const random = new Seeded(`unit ${round}`);
    const begin = performance.now();
    let events = 0;
    while (events < 100_000)
      events += playout(
        rules,
        rules.start(seats, options, deal(rules, seats, options, random)),
        random,
      );
    return (performance.now() - begin) / (events / 1000);
  });
  return rounds.sort((one, other) => one - other)[3] as number;
}

type Position = Pick<SeatDecision, 'view' | 'moves'>;

/** This many games of a player against itself, each decision timed. */
async function playGames(
  { rules }: GameEntry,
  seats: number,
  player: Player,
  seed: string,
  games: number,
): Promise<{ readonly times: Times; readonly positions: readonly Position[] }> {
  const times = noTimes();
  const positions: Position[] = [];
  const watched: Player = {
    choose(situation) {
      positions.push({ view: situation.view, moves: situation.moves });
      const begin = performance.now();
      const choice = player.choose(situation);
      addTime(times, performance.now() - begin);
      return choice;
    },
  };
  const players = new Array<string>(seats).fill('same');
  const plan = {
    game: rules.id,
    options: openingOptions(rules, seats),
    seed,
    players,
    record: false,
  };
  for (let game = 0; game < games; game++) {
    await playBlock(
      rules,
      plan,
      players.map(() => watched),
      game,
      () => 0,
    );
  }
  return { times, positions };
}

/** Of every position that was met, or a few hundred of them; the first twenty are the warm-up. */
async function measureOdds(title: GameEntry, positions: readonly Position[]): Promise<Times> {
  const { odds } = await title.odds();
  const step = Math.max(1, Math.floor(positions.length / 300));
  const times = noTimes();
  for (const [index, { view, moves }] of positions.filter((_, at) => at % step === 0).entries()) {
    const begin = performance.now();
    odds(view, moves);
    if (index >= 20) addTime(times, performance.now() - begin);
  }
  return times;
}

function print(
  { rules }: GameEntry,
  seats: number,
  what: string,
  times: Times,
  unit: number,
): void {
  const p95 = timeQuantile(times, 0.95);
  const cells = [times.total / times.count, timeQuantile(times, 0.5), p95, times.most]
    .map(milliseconds)
    .join(' | ');
  const ratio = p95 / unit;
  console.log(
    `| ${rules.id} | ${seats} | ${what} | ${times.count.toLocaleString('en')} | ${cells} | ${ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(0)} |`,
  );
}
