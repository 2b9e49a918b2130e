/**
 * gobelet COMMAND …: finds the command, runs it, and turns every failure into one clear line and an
 * exit code.
 */

import { cleanedLine } from '../terminal/text.ts';
import { backupCommand } from './backup.ts';
import { type Command, columns, helpOf, Misuse, paragraph, readWords } from './command.ts';
import { doctorCommand } from './doctor.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { joinCommand } from './join.ts';
import { checkLanguage, languageOf, namedLanguage, takeLanguage } from './language.ts';
import { matchCommand } from './match.ts';
import { moveCommand } from './move.ts';
import { oddsCommand } from './odds.ts';
import { playCommand } from './play.ts';
import { replayCommand } from './replay.ts';
import { restoreCommand } from './restore.ts';
import { rotateKeysCommand } from './rotate-keys.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';
import { verifyCommand } from './verify.ts';
import { version } from './version.ts';
import { viewCommand } from './view.ts';
import { loadWords, speak, t } from './words.ts';

const commands: readonly Command[] = [
  serveCommand,
  joinCommand,
  playCommand,
  replayCommand,
  viewCommand,
  oddsCommand,
  simulateCommand,
  matchCommand,
  verifyCommand,
  backupCommand,
  restoreCommand,
  rotateKeysCommand,
  doctorCommand,
  moveCommand,
  exportCommand,
  importCommand,
];

export async function main(args: readonly string[]): Promise<void> {
  const { rest, lang } = takeLanguage(args);
  await speak(namedLanguage(lang) ?? languageOf(process.env));
  // A reader that has seen enough (`… | head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    const { cantWriteOut, files } = t().wrong;
    process.stderr.write(
      `gobelet: ${cantWriteOut({ why: error.code === 'ENOSPC' ? files.ENOSPC : error.message })}\n`,
    );
    process.exit(2);
  });
  try {
    checkLanguage(lang);
    process.exitCode = await run(rest);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    process.stderr.write(`gobelet: ${cleanedLine(error.message)}\n`);
    process.exitCode = 2;
  }
}

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined) throw new Misuse(t().wrong.whichCommand);
  if (name === '--help' || name === '-h' || (name === 'help' && args.length === 0))
    return say(await help());
  if (name === '--version' || name === '-v') return say(`${version()}\n`);
  const [wanted, rest] = name === 'help' ? [args[0], ['--help']] : [name, args];
  const command = commands.find((known) => known.name === wanted);
  if (command === undefined) {
    const { unknownCommand, unknownOption } = t().wrong;
    throw new Misuse(
      (wanted?.startsWith('-') ? unknownOption : unknownCommand)({ word: JSON.stringify(wanted) }),
    );
  }
  if (asksForHelp(rest)) return say(helpOf(command, await loadWords('commands')));
  const { words, flags } = readWords(command, rest);
  return command.run(words, flags);
}

/** Anywhere before a lone "--", after which everything is a word. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

async function help(): Promise<string> {
  const words = await loadWords('commands');
  return [
    words.usage({ line: 'gobelet COMMAND …' }),
    '',
    ...paragraph(words.about),
    '',
    ...columns(commands.map(({ name }) => [name, words.commands[name].summary])),
    '',
    ...paragraph(words.more),
    '',
  ].join('\n');
}
