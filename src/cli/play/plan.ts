/** What the words and flags of `gobelet play` ask for. */

import { LEVELS, type Level } from '../../bots/bot.ts';
import type { AnyGame, Seat } from '../../game.ts';
import { widthOf } from '../../terminal/text.ts';
import { Misuse, wholeFlag } from '../command.ts';
import { BOT_MARK } from '../dialogue/marks.ts';
import { languageFlag } from '../language.ts';
import { t } from '../words.ts';

export type PlayFlags = Readonly<
  Partial<
    Record<'seats' | 'humans' | 'bots' | 'names' | 'seed' | 'options' | 'save' | 'resume', string>
  >
>;

export function readHumans(seats: number, flags: PlayFlags): number {
  return flags.humans === undefined ? 1 : wholeFlag('humans', flags.humans, 0, seats);
}

/** The level of each bot, in the order of their seats: one for each, or one for all. */
export function readLevels(bots: number, { bots: flag = 'casual' }: PlayFlags): readonly Level[] {
  const levels = levelsIn(flag);
  if (levels.length > 1 && levels.length !== bots)
    throw new Misuse(`--bots: ${t().wrong.levelsForBots(levels.length, bots)}`);
  return Array.from({ length: bots }, (_, bot) => levels[bot] ?? (levels[0] as Level));
}

/** The levels that --bots names. */
export function levelsIn(flag: string): readonly Level[] {
  return flag.split(',').map((word) => {
    const level = LEVELS.find((known) => known === word.trim());
    if (level === undefined)
      throw new Misuse(
        `--bots: ${t().wrong.noLevel({ word: JSON.stringify(word.trim()), all: LEVELS.join(', ') })}`,
      );
    return level;
  });
}

const LONGEST_NAME = 20;

/** Names for the first seats; the others get one. A bot's carries its mark. */
export function readNames(
  seats: number,
  humans: number,
  flags: PlayFlags,
  colour: boolean,
): readonly string[] {
  const given = flags.names === undefined ? [] : flags.names.split(',').map((name) => name.trim());
  if (given.length > seats)
    throw new Misuse(`--names: ${t().wrong.namesForSeats({ count: given.length, seats })}`);
  for (const name of given) {
    if (name === '' || widthOf(name) > LONGEST_NAME || /[\p{Cc}\p{Cf}]/u.test(name)) {
      throw new Misuse(
        `--names: ${t().wrong.badName({ most: LONGEST_NAME, text: JSON.stringify(name) })}`,
      );
    }
  }
  const names = Array.from({ length: seats }, (_, seat) =>
    nameOf(seat, humans, given[seat], colour),
  );
  if (new Set(given).size < given.length || new Set(names).size < seats)
    throw new Misuse(`--names: ${t().wrong.sameName}`);
  return names;
}

function nameOf(seat: Seat, humans: number, given: string | undefined, colour: boolean): string {
  if (seat < humans)
    return given ?? (humans === 1 ? t().play.you : t().play.player({ seat: seat + 1 }));
  if (colour) return (given ?? t().play.bot({ seat: seat + 1 })) + BOT_MARK;
  return given === undefined ? t().play.bot({ seat: seat + 1 }) : `${given} (${t().say.bot})`;
}

/** gobelet-next-20260131-201500.jsonl */
export function defaultFile(game: AnyGame, now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `gobelet-${game.id}-${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}.jsonl`;
}

/** The command that goes on with a game, as it can be typed into a shell. */
export function resumeCommand(file: string, flags: PlayFlags): string {
  const kept = (['humans', 'bots', 'names'] as const).flatMap((name) =>
    flags[name] === undefined ? [] : [`--${name}`, flags[name]],
  );
  return ['npx', 'gobelet', 'play', '--resume', file, ...kept, ...languageFlag(process.env)]
    .map(quoted)
    .join(' ');
}

function quoted(word: string): string {
  return /^[\w./:,+@%-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
