/** What a command of the terminal is, and how its words are read and its help is printed. */

import { parseArgs } from 'node:util';
import { wrapped } from '../terminal/text.ts';

export interface Flag {
  /** What the value is called in the help; a flag without is a switch. */
  readonly value?: string;
  readonly help: string;
}

export interface Command<Name extends string = string> {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The words that follow the command's name, as the usage line shows them. */
  readonly words: string;
  /** How many words there may be. */
  readonly count: readonly [min: number, max: number];
  readonly flags: Readonly<Record<Name, Flag>>;
  /** What the help says besides, line by line. */
  readonly more?: readonly string[];
  /** The exit code. */
  run(words: readonly string[], flags: Readonly<Partial<Record<Name, string>>>): Promise<number>;
}

/** A mistake in how a command was called, or a file that can't be read: one line on stderr, exit code 2. */
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
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const words: string[] = [];
  const flags: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(command.flags, token.name) ? command.flags[token.name] : undefined;
    if (flag === undefined) throw new Misuse(`${command.name}: unknown flag ${token.rawName}`);
    if (flag.value === undefined && token.value !== undefined)
      throw new Misuse(`${command.name}: ${token.rawName} takes no value`);
    const isForgotten = token.inlineValue !== true && token.value?.startsWith('--') === true; // the next flag stands there
    if (flag.value !== undefined && (token.value === undefined || isForgotten))
      throw new Misuse(`${command.name}: ${token.rawName} needs a value (${flag.value})`);
    flags[token.name] = token.value ?? 'true';
  }
  const [min, max] = command.count;
  if (words.length < min) throw new Misuse(`${command.name}: ${command.words} is missing`);
  if (words.length > max) throw new Misuse(`${command.name}: unexpected ${JSON.stringify(words[max])}`);
  return { words, flags };
}

/** A whole number given as a flag. */
export function wholeFlag(name: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `${min} to ${max}`;
  throw new Misuse(`--${name} must be a whole number, ${range}, not ${JSON.stringify(text)}`);
}

export function helpOf(command: Command): string {
  const flags = Object.entries<Flag>({ ...command.flags, help: { help: 'show this' } });
  const rows = flags.map(([name, { value, help }]) => [value === undefined ? `--${name}` : `--${name} ${value}`, help] as const);
  return [
    `Usage: gobelet ${[command.name, command.words, rows.length > 1 ? '[flags]' : ''].filter((word) => word !== '').join(' ')}`,
    '',
    ...paragraph(command.summary),
    '',
    ...columns(rows),
    ...(command.more === undefined ? [] : ['', ...command.more.flatMap(paragraph)]),
    '',
  ].join('\n');
}

const WIDTH = 80;

/** Two columns, the first as wide as it must be, the second broken into lines. */
export function columns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.flatMap(([left, right]) =>
    wrapped(right, WIDTH - width - 4).map((line, index) => `  ${(index === 0 ? left : '').padEnd(width)}  ${line}`),
  );
}

export function paragraph(text: string): readonly string[] {
  return wrapped(text, WIDTH);
}
