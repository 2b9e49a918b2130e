/** `gobelet play`: a game in the terminal, against bots or with several at one screen. */

import { resolve } from 'node:path';
import { LEVELS } from '../bots/bot.ts';
import type { AnyGame } from '../game.ts';
import { GameInProgress, oneSource } from '../game-in-progress.ts';
import { games } from '../games/index.ts';
import { Seeded } from '../random.ts';
import { OpenRecord } from '../record/record.ts';
import { wantsColour } from '../terminal/style.ts';
import { anySeed, chooseGame, chooseOptions, chooseSeats, faceOf, titleOf } from './choose.ts';
import { type Command, Misuse } from './command.ts';
import { Console, EXIT_CODES, type Leaving, UserLeft } from './dialogue/console.ts';
import { PROMPT } from './dialogue/marks.ts';
import { listOfGames } from './play/games.ts';
import { SeatNews } from './play/news.ts';
import {
  defaultFile,
  type PlayFlags,
  readHumans,
  readLevels,
  readNames,
  resumeCommand,
} from './play/plan.ts';
import { type Resumed, readRecord } from './play/resume.ts';
import { freeFile, Saving } from './play/saving.ts';
import { PlaySession, type SessionPlayers } from './play/session.ts';
import { loadPart, t } from './words.ts';

export const playCommand: Command<keyof PlayFlags> = {
  name: 'play',
  words: `[${games.map(({ id }) => id).join('|')}]`,
  count: [0, 1],
  flags: {
    seats: { value: 'N' },
    humans: { value: 'N' },
    bots: { value: 'LEVEL,…', usual: LEVELS.join(', ') },
    names: { value: 'A,B,…' },
    seed: { value: 'TEXT' },
    options: { value: 'JSON' },
    save: { value: 'FILE' },
    resume: { value: 'FILE' },
  },
  run,
};

async function run(words: readonly string[], flags: PlayFlags): Promise<number> {
  const [word] = words;
  const resumed = flags.resume === undefined ? undefined : await readRecord(flags.resume, games);
  if (resumed !== undefined) checkResumed(resumed, word, flags);
  const chosen = resumed?.record.game ?? (word === undefined ? undefined : chooseGame(word));
  const terminal = new Console(process.stdin, process.stdout, process.env);
  try {
    return await sitDown(chosen ?? (await askForGame(terminal)), terminal, flags, resumed);
  } catch (error) {
    if (!(error instanceof UserLeft)) throw error;
    return EXIT_CODES[error.how]; // before anything was played
  } finally {
    terminal.close();
  }
}

async function askForGame(terminal: Console): Promise<AnyGame> {
  const faces = await Promise.all(games.map(({ id }) => faceOf(id)));
  const colour = wantsColour(process.env, terminal.isTerminal);
  terminal.print(listOfGames(faces, { columns: terminal.columns, colour, names: [] }));
  for (;;) {
    const typed = (await terminal.ask(PROMPT).catch(nobodyAnswers)).trim().toLowerCase();
    if (/^(quit|q|exit)$/.test(typed)) throw new UserLeft('quit');
    const game = games.find(
      ({ id }, index) => typed !== '' && (typed === `${index + 1}` || id.startsWith(typed)),
    );
    if (game !== undefined) return game;
    terminal.print([t().play.whichOf({ count: games.length })]);
  }
}

function nobodyAnswers(error: unknown): never {
  if (error instanceof UserLeft && error.how === 'end')
    throw new Misuse(`play: ${t().wrong.nameAGame({ all: games.map(({ id }) => id).join(', ') })}`);
  throw error;
}

async function sitDown(
  game: AnyGame,
  terminal: Console,
  flags: PlayFlags,
  resumed: Resumed | undefined,
): Promise<number> {
  const seats = resumed?.record.seats ?? chooseSeats(game, flags.seats);
  const options = resumed?.record.options ?? chooseOptions(game, seats, flags.options);
  const humans = readHumans(seats, flags);
  const colour = wantsColour(process.env, process.stdout.isTTY === true);
  const names = readNames(seats, humans, flags, colour);
  const title = titleOf(game.id);
  const [{ terminalIn }, { odds }, { bots }] = await Promise.all([
    title.terminal(),
    title.odds(),
    title.bot(),
  ]);
  const face = await terminalIn(loadPart);
  const levels = readLevels(seats - humans, flags);

  const seed = `${flags.seed ?? anySeed()}/${resumed?.events.length ?? 0}`;
  const dice = oneSource(new Seeded(`${seed}/dice`));
  const table =
    resumed === undefined
      ? GameInProgress.open(game, seats, options, dice)
      : new GameInProgress(resumed.record, resumed.lines, dice);
  const company: SessionPlayers = {
    humans,
    names,
    colour,
    bots: levels.map((level) => bots[level]),
    chance: new Seeded(`${seed}/bots`),
    odds,
  };
  const news = new SeatNews(face, { columns: 80, colour, names }, humans);
  if (resumed !== undefined) retell(resumed, news);
  if (resumed !== undefined && table.toMove.length === 0) {
    new PlaySession(table, face, terminal, company, news, () => {}).showTable();
    terminal.print(['', t().play.finished({ file: flags.resume as string })]);
    return 0;
  }

  const saving = openSaving(table, flags, resumed);
  saving.keep(table.record);
  if (resumed?.more === true)
    process.stdout.write(
      `${t().play.elsewhere({ file: flags.resume as string, other: saving.file })}\n`,
    );
  const session = new PlaySession(table, face, terminal, company, news, () =>
    saving.keep(table.record),
  );
  return await playOut(session, terminal, saving, flags);
}

async function playOut(
  session: PlaySession,
  terminal: Console,
  saving: Saving,
  flags: PlayFlags,
): Promise<number> {
  let how: Leaving | undefined;
  try {
    await session.play();
  } catch (error) {
    if (!(error instanceof UserLeft)) throw error;
    how = error.how;
  }
  if (how !== 'broken') {
    session.showTable();
    const after =
      how === undefined ? [] : [t().play.resume({ command: resumeCommand(saving.file, flags) })];
    terminal.print([
      `${how === undefined ? '' : '\n'}${t().play.saved({ file: saving.file })}`,
      ...after,
    ]);
  }
  return how === undefined ? 0 : EXIT_CODES[how];
}

// Going on with a record --------------------------------------------------------------------------

function checkResumed({ record }: Resumed, word: string | undefined, flags: PlayFlags): void {
  if (word !== undefined && word !== record.game.id) {
    const why = t().wrong.recordOfOther({
      file: String(flags.resume),
      game: record.game.id,
      word: JSON.stringify(word),
    });
    throw new Misuse(`play: ${why}`);
  }
  for (const name of ['seats', 'options'] as const) {
    if (flags[name] !== undefined) throw new Misuse(t().wrong.hasItsOwn({ flag: `--${name}` }));
  }
}

/** Goes through the record once more, to tell it. */
function retell(
  { record: { game, seats, options, setup }, events }: Resumed,
  news: SeatNews,
): void {
  const again = new OpenRecord(game, seats, options, setup);
  for (const event of events) {
    news.tell(
      (viewer) => game.view(again.state, viewer),
      () => {
        again.add(event);
        return event;
      },
    );
  }
}

function openSaving(table: GameInProgress, flags: PlayFlags, resumed: Resumed | undefined): Saving {
  const { save, resume } = flags;
  if (
    resumed !== undefined &&
    resume !== undefined &&
    (save === undefined || resolve(save) === resolve(resume))
  ) {
    if (!resumed.more) return Saving.goOn(resume, resumed.lines.length);
    if (save !== undefined) throw new Misuse(t().wrong.severalRecords({ file: save }));
  }
  return Saving.create(save ?? freeFile(defaultFile(table.game, new Date())));
}
