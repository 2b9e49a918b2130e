/** gobelet match: bots against each other, and against programs of other people's. */

import { arrangements, type MatchPlan } from '../bots/match.ts';
import type { AnyGame } from '../game.ts';
import { anySeed, chooseGame, chooseOptions } from './choose.ts';
import { type Command, Misuse, wholeFlag } from './command.ts';
import { Children, shareChildren } from './match/children.ts';
import { Engine } from './match/engine.ts';
import { commandOf, readPlayers } from './match/players.ts';
import { makeJson, matchReport } from './match/report.ts';
import { interruptible, runMatch } from './match/run.ts';
import { loadWords, t } from './words.ts';

const THINK = 1000;

export const matchCommand: Command<
  | 'players'
  | 'games'
  | 'seats'
  | 'seed'
  | 'options'
  | 'think'
  | 'workers'
  | 'out'
  | 'json'
  | 'verbose'
> = {
  name: 'match',
  words: 'GAME',
  count: [1, 1],
  flags: {
    players: { value: 'LIST' },
    games: { value: 'N' },
    seats: { value: 'N' },
    seed: { value: 'S' },
    options: { value: 'JSON' },
    think: { value: 'MS', usual: `${THINK}` },
    workers: { value: 'N' },
    out: { value: 'FILE' },
    json: {},
    verbose: {},
  },

  async run([name = ''], flags) {
    const game = chooseGame(name);
    if (flags.players === undefined)
      throw new Misuse(`match: ${t().wrong.missing({ what: '--players LIST' })}`);
    if (flags.games === undefined)
      throw new Misuse(`match: ${t().wrong.missing({ what: '--games N' })}`);
    const players = seatRound(game, readPlayers(flags.players), flags.seats);
    const games = wholeFlag('games', flags.games, 1);
    const think = wholeFlag('think', flags.think ?? `${THINK}`, 1, 3_600_000);
    const workers =
      flags.workers === undefined ? undefined : wholeFlag('workers', flags.workers, 1, 64);
    const plan: MatchPlan = {
      game: game.id,
      options: chooseOptions(game, players.length, flags.options),
      seed: flags.seed ?? anySeed(),
      players,
      record: flags.out !== undefined,
    };
    const words = await loadWords('reports');
    const inBlock = arrangements(players).length;
    const blocks = Math.ceil(games / inBlock);
    const begin = performance.now();
    const standings = await interruptible(async (stop) => {
      await tryPrograms(players, think, stop);
      const run = { plan, blocks, think, verbose: flags.verbose !== undefined };
      return runMatch(
        game,
        { ...run, what: words.gamesOf({ game: game.id }), workers, out: flags.out },
        stop,
      );
    });
    const isStopped = (standings?.blocks ?? 0) < blocks;
    if (isStopped) {
      process.stderr.write(
        `gobelet: ${t().wrong.stopped({ done: standings?.games ?? 0, all: blocks * inBlock })}\n`,
      );
    }
    const seconds = (performance.now() - begin) / 1000;
    if (standings !== undefined) {
      process.stdout.write(
        flags.json === undefined
          ? matchReport(words, plan, standings, games, seconds)
          : makeJson(plan, standings),
      );
    }
    return isStopped ? 130 : 0; // as shells have it for Ctrl-C
  },
};

/** The list repeated round the table. */
function seatRound(
  game: AnyGame,
  listed: readonly string[],
  flag: string | undefined,
): readonly string[] {
  const { min, max } = game.seats;
  const seats = flag === undefined ? listed.length : wholeFlag('seats', flag, min, max);
  if (listed.length > seats)
    throw new Misuse(`--players: ${t().wrong.playersForSeats({ count: listed.length, seats })}`);
  if (seats < min || seats > max) {
    throw new Misuse(`--players: ${t().wrong.seatsOf({ game: game.id, min, max, seats })}`);
  }
  return Array.from({ length: seats }, (_, seat) => listed[seat % listed.length] as string);
}

/**
 * A command that can't be run at all is a mistake of the caller, found before anything is played;
 * every other failure is the bot's.
 */
async function tryPrograms(
  players: readonly string[],
  think: number,
  stop: AbortSignal,
): Promise<void> {
  const children = new Children(shareChildren());
  for (const player of new Set(players)) {
    const command = commandOf(player);
    if (command === undefined || stop.aborted) continue;
    const engine = new Engine(command, { think, children });
    const leave = (): void => void engine.close();
    stop.addEventListener('abort', leave);
    try {
      await engine.start();
      if (engine.failure?.isNoCommand === true)
        throw new Misuse(
          t().wrong.cantRun({ command: JSON.stringify(command), why: engine.failure.what }),
        );
    } finally {
      stop.removeEventListener('abort', leave);
      await engine.close();
      children.endAll();
    }
  }
}
