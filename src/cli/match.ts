/** gobelet match: bots against each other, and against programs of other people's. */

import { arrangements, type MatchPlan } from '../bots/match.ts';
import type { AnyGame } from '../game.ts';
import { anySeed, chooseGame, chooseOptions } from './choose.ts';
import { type Command, Misuse, wholeFlag } from './command.ts';
import { Children, shareChildren } from './match/children.ts';
import { Engine } from './match/engine.ts';
import { commandOf, readPlayers } from './match/players.ts';
import { makeJson, makeReport } from './match/report.ts';
import { interruptible, runMatch } from './match/run.ts';

const THINK = 1000;

export const match: Command<
  'players' | 'games' | 'seats' | 'seed' | 'options' | 'think' | 'workers' | 'out' | 'json' | 'verbose'
> = {
  name: 'match',
  summary: 'Let bots and programs play against each other on all cores.',
  words: 'GAME',
  count: [1, 1],
  flags: {
    players: { value: 'LIST', help: 'who plays, such as master,strong,random,cmd:"python3 mine.py" (required)' },
    games: { value: 'N', help: 'how many games, rounded up to whole blocks (required)' },
    seats: { value: 'N', help: 'how many seats; the list is repeated round the table (default: one for each player)' },
    seed: { value: 'S', help: 'the same seed gives the same games (default: a new one, which is printed)' },
    options: { value: 'JSON', help: 'options of the game, such as \'{"line":6}\'' },
    think: { value: 'MS', help: `how long a program may take for a decision (default: ${THINK})` },
    workers: { value: 'N', help: 'how many games at a time (default: as many as there are cores)' },
    out: { value: 'FILE', help: 'write the records there; a file of that name is replaced' },
    json: { help: 'print the result as JSON' },
    verbose: { help: 'show what programs write to standard error' },
  },
  more: [
    'A block is one game for each turn of the players round the table, all with the same dice. Levels are beginner, casual, strong and master; random chooses any legal move. Programs speak the protocol of docs/engine-protocol.md.',
    'Ctrl-C stops it and prints what was done so far.',
  ],

  async run([name = ''], flags) {
    const game = chooseGame(name);
    if (flags.players === undefined) throw new Misuse('match: --players LIST is missing');
    if (flags.games === undefined) throw new Misuse('match: --games N is missing');
    const players = seatRound(game, readPlayers(flags.players), flags.seats);
    const games = wholeFlag('games', flags.games, 1);
    const think = wholeFlag('think', flags.think ?? `${THINK}`, 1, 3_600_000);
    const workers = flags.workers === undefined ? undefined : wholeFlag('workers', flags.workers, 1, 64);
    const plan: MatchPlan = {
      game: game.id,
      options: chooseOptions(game, players.length, flags.options),
      seed: flags.seed ?? anySeed(),
      players,
      record: flags.out !== undefined,
    };
    const inBlock = arrangements(players).length;
    const blocks = Math.ceil(games / inBlock);
    const begin = performance.now();
    const standings = await interruptible(async (stop) => {
      await tryPrograms(players, think, stop);
      const run = { plan, blocks, think, verbose: flags.verbose !== undefined };
      return runMatch(game, { ...run, workers, out: flags.out }, stop);
    });
    const isStopped = (standings?.blocks ?? 0) < blocks;
    if (isStopped) {
      const done = (standings?.games ?? 0).toLocaleString('en');
      process.stderr.write(`gobelet: stopped after ${done} of ${(blocks * inBlock).toLocaleString('en')} games\n`);
    }
    const seconds = (performance.now() - begin) / 1000;
    if (standings !== undefined) {
      process.stdout.write(flags.json === undefined ? makeReport(plan, standings, games, seconds) : makeJson(plan, standings));
    }
    return isStopped ? 130 : 0; // as shells have it for Ctrl-C
  },
};

/** The list repeated round the table. */
function seatRound(game: AnyGame, listed: readonly string[], flag: string | undefined): readonly string[] {
  const { min, max } = game.seats;
  const seats = flag === undefined ? listed.length : wholeFlag('seats', flag, min, max);
  if (listed.length > seats) throw new Misuse(`--players: ${listed.length} players for ${seats} seats`);
  if (seats < min || seats > max) {
    throw new Misuse(
      `--players: ${game.id} has ${min} to ${max} seats, not ${seats}; --seats N repeats the list round the table`,
    );
  }
  return Array.from({ length: seats }, (_, seat) => listed[seat % listed.length] as string);
}

/** A command that cannot be run at all is a slip of the pen, found before anything is played; whatever else goes wrong is the bot's. */
async function tryPrograms(players: readonly string[], think: number, stop: AbortSignal): Promise<void> {
  const children = new Children(shareChildren());
  for (const player of new Set(players)) {
    const command = commandOf(player);
    if (command === undefined || stop.aborted) continue;
    const engine = new Engine(command, { think, children });
    const leave = (): void => void engine.close();
    stop.addEventListener('abort', leave);
    try {
      await engine.start();
      if (engine.failure?.isNoCommand === true) throw new Misuse(`can't run ${JSON.stringify(command)}: ${engine.failure.what}`);
    } finally {
      stop.removeEventListener('abort', leave);
      await engine.close();
      children.endAll();
    }
  }
}
