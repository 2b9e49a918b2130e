/** gobelet COMMAND …: finds the command, runs it, and turns whatever goes wrong into one clear line and an exit code. */

import { backup } from './backup.ts';
import { type Command, columns, helpOf, Misuse, paragraph, readWords } from './command.ts';
import { doctor } from './doctor.ts';
import { join } from './join.ts';
import { match } from './match.ts';
import { odds } from './odds.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';
import { version } from './version.ts';
import { view } from './view.ts';

const commands: readonly Command[] = [serve, join, play, replay, view, odds, simulate, match, verify, backup, restore, doctor];

export async function main(args: readonly string[]): Promise<void> {
  // A reader that has seen enough (`… | head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(
      `gobelet: can't write to standard output: ${error.code === 'ENOSPC' ? 'the disk is full' : error.message}\n`,
    );
    process.exit(2);
  });
  try {
    process.exitCode = await run(args);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    process.stderr.write(`gobelet: ${error.message}\n`);
    process.exitCode = 2;
  }
}

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined) throw new Misuse('which command? "gobelet --help" lists them');
  if (name === '--help' || name === '-h' || (name === 'help' && args.length === 0)) return say(help());
  if (name === '--version' || name === '-v') return say(`${version()}\n`);
  const [wanted, rest] = name === 'help' ? [args[0], ['--help']] : [name, args];
  const command = commands.find((known) => known.name === wanted);
  if (command === undefined) {
    const what = wanted?.startsWith('-') ? 'flag' : 'command';
    throw new Misuse(`unknown ${what} ${JSON.stringify(wanted)}; "gobelet --help" lists them`);
  }
  if (asksForHelp(rest)) return say(helpOf(command));
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

function help(): string {
  return [
    'Usage: gobelet COMMAND …',
    '',
    'Pokerdice, NEXT! and Séquence Dés: played here, hosted for friends, looked into.',
    '',
    ...columns(commands.map(({ name, summary }) => [name, summary])),
    '',
    ...paragraph(
      '"gobelet COMMAND --help" tells more. Exit codes: 0 fine, 1 replay met a bad record, 2 called wrongly, or a file that can\'t be used.',
    ),
    '',
  ].join('\n');
}
