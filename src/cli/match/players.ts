/** The players of a match by the words a person writes: a level, "random" or cmd:COMMAND. */

import { LEVELS, type Level } from '../../bots/bot.ts';
import { botPlayer, type Player, randomPlayer } from '../../bots/player.ts';
import { cleanedLine } from '../../terminal/text.ts';
import { titleOf } from '../choose.ts';
import { Misuse } from '../command.ts';
import { t } from '../words.ts';
import { Engine, type EngineOptions } from './engine.ts';

const COMMAND = 'cmd:';

/**
 * Cuts a list at its commas, those within quotes aside; quotes around a whole command are taken
 * off.
 */
export function readPlayers(list: string): readonly string[] {
  const players: string[] = [];
  let player = '';
  let quoted = '';
  for (const letter of list) {
    if (letter === quoted) quoted = '';
    else if (quoted === '' && (letter === '"' || letter === "'")) quoted = letter;
    if (letter === ',' && quoted === '') {
      players.push(player);
      player = '';
    } else player += letter;
  }
  if (quoted !== '') throw new Misuse(`--players: ${t().wrong.openQuote({ quote: quoted })}`);
  return [...players, player].map((word) => readPlayer(word.trim()));
}

function readPlayer(word: string): string {
  const command = commandOf(word);
  if (command !== undefined) {
    const bare = /^(["'])((?:(?!\1).)*)\1$/.exec(command)?.[2] ?? command;
    if (bare.trim() === '') throw new Misuse(`--players: ${t().wrong.commandMissing}`);
    return `${COMMAND}${bare}`;
  }
  if (word === 'random' || isLevel(word)) return word;
  throw new Misuse(
    `--players: ${t().wrong.noPlayer({ word: JSON.stringify(word), all: LEVELS.join(', ') })}`,
  );
}

function isLevel(word: string): word is Level {
  return (LEVELS as readonly string[]).includes(word);
}

export function commandOf(player: string): string | undefined {
  return player.startsWith(COMMAND) ? player.slice(COMMAND.length) : undefined;
}

/** The players themselves, for one worker. */
export async function seatPlayers(
  game: string,
  players: readonly string[],
  options: Omit<EngineOptions, 'heard'> & { readonly verbose: boolean },
): Promise<readonly Player[]> {
  const bots = players.some(isLevel) ? (await titleOf(game).bot()).bots : undefined;
  return players.map((player) => {
    const command = commandOf(player);
    if (command === undefined)
      return isLevel(player) && bots !== undefined ? botPlayer(bots[player]) : randomPlayer;
    if (!options.verbose) return new Engine(command, options);
    return new Engine(command, {
      ...options,
      heard: (line) => process.stderr.write(`[${command}] ${cleanedLine(line)}\n`),
    });
  });
}
