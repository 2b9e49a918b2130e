/** What a command of the terminal is, and how its words are read and its help is printed. */

import { parseArgs } from 'node:util';
import { wrapped } from '../terminal/text.ts';
import type { Words } from '../words/en/commands.ts';
import type { Told } from '../words/grammar.ts';
import { LANGUAGES } from '../words/languages.ts';
import { t } from './words.ts';

export interface Flag {
  /** What the value is called in the help; a flag without is a switch. */
  readonly value?: string;
  /**
   * A value that may be left out, and is written after "=" if it is not: without it the flag is a
   * switch.
   */
  readonly maybe?: string;
  /** It may be given more than once: its values are one text, with spaces between them. */
  readonly isMany?: true;
  /** What its help mentions: the value it has unless given, or those it may have. */
  readonly usual?: string;
}

export interface Command<Name extends string = string> {
  /** What its help says stands in the words of the commands under this name. */
  readonly name: keyof Words['commands'];
  /** The words that follow the command's name, as the usage line shows them. */
  readonly words: string;
  /** How many words there may be. */
  readonly count: readonly [min: number, max: number];
  readonly flags: Readonly<Record<Name, Flag>>;
  /** The exit code. */
  run(words: readonly string[], flags: Readonly<Partial<Record<Name, string>>>): Promise<number>;
}

/**
 * A mistake in how a command was called, or a file that can't be read: one line on stderr, exit
 * code 2.
 */
export class Misuse extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Misuse';
  }
}

/** Reads the words and flags of one command. A switch that is on is the text "true". */
export function readWords(
  command: Command,
  args: readonly string[],
): { words: readonly string[]; flags: Record<string, string> } {
  const options: Record<string, { type: 'string' | 'boolean'; short?: string }> = {};
  for (const [name, { value }] of Object.entries(command.flags))
    options[name] = { type: value === undefined ? 'boolean' : 'string' };
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const flags: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(command.flags, token.name) ? command.flags[token.name] : undefined;
    if (flag === undefined)
      throw new Misuse(`${command.name}: ${t().wrong.unknownFlag({ flag: token.rawName })}`);
    if (flag.value === undefined && flag.maybe === undefined && token.value !== undefined)
      throw new Misuse(`${command.name}: ${t().wrong.takesNoValue({ flag: token.rawName })}`);
    // the next flag stands there
    const isForgotten = token.inlineValue !== true && token.value?.startsWith('--') === true;
    if (flag.value !== undefined && (token.value === undefined || isForgotten))
      throw new Misuse(
        `${command.name}: ${t().wrong.needsValue({ flag: token.rawName, value: flag.value })}`,
      );
    const before = flag.isMany === true ? flags[token.name] : undefined;
    flags[token.name] = [before, token.value ?? 'true']
      .filter((one) => one !== undefined)
      .join(' ');
  }
  const [min, max] = command.count;
  if (words.length < min)
    throw new Misuse(`${command.name}: ${t().wrong.missing({ what: command.words })}`);
  if (words.length > max)
    throw new Misuse(
      `${command.name}: ${t().wrong.unexpected({ word: JSON.stringify(words[max]) })}`,
    );
  return { words, flags };
}

/** A whole number given as a flag. */
export function wholeFlag(
  name: string,
  text: string,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  const typed = JSON.stringify(text);
  const { wholeFrom, wholeRange } = t().wrong;
  throw new Misuse(
    max === Number.MAX_SAFE_INTEGER
      ? wholeFrom({ flag: `--${name}`, min: `${min}`, text: typed })
      : wholeRange({ flag: `--${name}`, min: `${min}`, max: `${max}`, text: typed }),
  );
}

export function helpOf(command: Command, words: Words): string {
  const { summary, flags: helps, more }: Help = words.commands[command.name];
  const rows = Object.entries<Flag>(command.flags).map(([name, { value, maybe, usual = '' }]) => {
    const help = helps[name] ?? '';
    const typed =
      value === undefined
        ? `--${name}${maybe === undefined ? '' : `[=${maybe}]`}`
        : `--${name} ${value}`;
    return [typed, typeof help === 'string' ? help : help({ usual })] as const;
  });
  const languages = words.lang({ all: LANGUAGES.map(({ id }) => id).join(', ') });
  return [
    words.usage({
      line: ['gobelet', command.name, command.words, rows.length > 0 ? words.flags : '']
        .filter((word) => word !== '')
        .join(' '),
    }),
    '',
    ...paragraph(summary),
    '',
    ...columns([...rows, ['--lang xx', languages], ['--help', words.help]]),
    ...(more.length === 0 ? [] : ['', ...more.flatMap(paragraph)]),
    '',
  ].join('\n');
}

/** The help of one command. */
interface Help {
  readonly summary: string;
  readonly flags: Readonly<Record<string, string | Told<'usual'>>>;
  readonly more: readonly string[];
}

const WIDTH = 80;

/** Two columns, the first as wide as it must be, the second broken into lines. */
export function columns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.flatMap(([left, right]) =>
    wrapped(right, WIDTH - width - 4).map(
      (line, index) => `  ${(index === 0 ? left : '').padEnd(width)}  ${line}`,
    ),
  );
}

export function paragraph(text: string): readonly string[] {
  return wrapped(text, WIDTH);
}
