/**
 * npm run bench:analysis -- [--game next] [--games 3]: how long it takes to look back at a whole
 * game, for each game with two players and with as many as it takes, played by casual bots; on one
 * core. The longest is given too, and the mean as a multiple of a unit measured in the same run:
 * ten thousand random games. Then how far the chances are off: the root mean square difference to
 * the share of games won when equal players play on from a few moments, luck taken out.
 */

import { parseArgs } from 'node:util';
import { analyse, type PlayedRecord } from '../src/analysis/analyse.ts';
import type { Appraiser, Chances } from '../src/analysis/contract.ts';
import type { Bots, Level } from '../src/bots/bot.ts';
import { deal } from '../src/chance.ts';
import { type AnyGame, openingOptions } from '../src/game.ts';
import { gameEntries } from '../src/games/index.ts';
import { playout } from '../src/playout.ts';
import { Seeded } from '../src/random.ts';
import { OpenRecord } from '../src/record/record.ts';
import { playOn, playTogether } from '../test/support/analysed.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '3' },
    on: { type: 'string', default: '100' },
  },
});
const GAMES = Number(values.games);
const ON = Number(values.on);
const RANDOM_GAMES = 10_000;
const MOMENTS = 4;
/** Who plays on: quick enough to do it often. */
const LEVEL: Readonly<Record<string, Level>> = {
  pokerdice: 'strong',
  next: 'casual',
  sequence: 'strong',
};

console.log('| game | seats | games | events | mean | longest | mean in units | chances off by |');
console.log('|---|---:|---:|---:|---:|---:|---:|---:|');
for (const { rules, bot } of gameEntries.filter(
  ({ rules: { id } }) => (values.game ?? id) === id,
)) {
  const { appraiser } = (await import(`../src/games/${rules.id}/analysis.ts`)) as {
    readonly appraiser: Appraiser;
  };
  const { bots } = await bot();
  for (const seats of [rules.seats.min, rules.seats.max]) {
    const unit = measureUnit(rules, seats);
    const times: number[] = [];
    const off: Off = { squares: 0, luck: 0, count: 0 };
    let events = 0;
    for (let game = 0; game < GAMES; game++) {
      const played = playTogether({
        game: rules,
        bots,
        seats,
        levels: ['casual'],
        seed: `analysis ${game}`,
      });
      const began = performance.now();
      const analysis = analyse(played, appraiser);
      times.push(performance.now() - began);
      events += played.events.length;
      if (analysis !== undefined) compare(rules, bots, played, analysis.chances, off);
    }
    const mean = times.reduce((sum, time) => sum + time, 0) / GAMES;
    const error = Math.sqrt(Math.max(0, off.squares - off.luck) / off.count);
    const figures = [
      Math.round(events / GAMES),
      seconds(mean),
      seconds(Math.max(...times)),
      (mean / unit).toFixed(1),
      error.toFixed(3),
    ];
    console.log(`| ${rules.id} | ${seats} | ${GAMES} | ${figures.join(' | ')} |`);
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function measureUnit(game: AnyGame, seats: number): number {
  const options = openingOptions(game, seats);
  const random = new Seeded('unit');
  const run = (games: number): void => {
    for (let done = 0; done < games; done++)
      playout(game, game.start(seats, options, deal(game, seats, options, random)), random);
  };
  run(RANDOM_GAMES / 10);
  const began = performance.now();
  run(RANDOM_GAMES);
  return performance.now() - began;
}

interface Off {
  squares: number;
  luck: number;
  count: number;
}

function compare(
  game: AnyGame,
  bots: Bots,
  { seats, options, setup, events }: PlayedRecord,
  chances: readonly Chances[],
  off: Off,
): void {
  const record = new OpenRecord(game, seats, options, setup);
  const step = Math.ceil(events.length / MOMENTS);
  for (const [at, event] of events.entries()) {
    if (at > 0 && at % step === 0) {
      const random = new Seeded(`on ${at}`);
      const level = LEVEL[game.id] ?? 'casual';
      const shares = Array.from({ length: ON }, () =>
        playOn(game, bots, level, seats, record.state, random),
      );
      for (const [side, chance] of (chances[at] as Chances).entries()) {
        const share = shares.reduce((sum, won) => sum + (won[side] as number), 0) / ON;
        off.squares += (share - chance) ** 2;
        off.luck += (share * (1 - share)) / (ON - 1);
        off.count++;
      }
    }
    record.add(event);
  }
}
