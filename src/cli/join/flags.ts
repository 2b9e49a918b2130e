/** What the words and flags of `gobelet join` ask for. */

import { LEVELS } from '../../bots/bot.ts';
import {
  type Opening,
  type Pace,
  personName,
  pace as readPaceShape,
  tableId,
} from '../../protocol.ts';
import { Refusal, type Shape } from '../../shape.ts';
import { chooseGame, chooseOptions, chooseSeats } from '../choose.ts';
import { type Flag, Misuse } from '../command.ts';
import { levelsIn } from '../play/plan.ts';
import { t } from '../words.ts';
import { say } from './words.ts';

export const JOIN_FLAGS = {
  name: { value: 'NAME' },
  watch: {},
  save: {},
  'token-file': { value: 'FILE' },
  game: { value: 'GAME' },
  seats: { value: 'N' },
  options: { value: 'JSON' },
  bots: { value: 'LEVEL,…', usual: LEVELS.join(', ') },
  pace: { value: 'PACE' },
  listed: {},
  closed: {},
} as const satisfies Readonly<Record<string, Flag>>;

export type JoinFlags = Readonly<Partial<Record<keyof typeof JOIN_FLAGS, string>>>;

/** A server, and the table there that a link names. */
export interface ServerAddress {
  readonly origin: string;
  readonly table: string | undefined;
}

export function readAddress(text: string): ServerAddress {
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '')
    throw new Misuse(`join: ${say().noAddress({ text: JSON.stringify(text) })}`);
  if (url.pathname === '/') return { origin: url.origin, table: undefined };
  try {
    return { origin: url.origin, table: tableId(/^\/t\/([^/]+)\/?$/.exec(url.pathname)?.[1]) };
  } catch (error) {
    if (error instanceof Refusal) throw new Misuse(`join: ${say().noTableLink({ text })}`);
    throw error;
  }
}

export function readNameFlag(flag: string | undefined): string | undefined {
  return flag === undefined ? undefined : read('name', personName, flag);
}

/** The table that the flags open; undefined if they open none. */
export function readOpening(flags: JoinFlags): Opening | undefined {
  if (flags.game === undefined) {
    for (const name of ['seats', 'options', 'bots', 'pace', 'listed', 'closed'] as const)
      if (flags[name] !== undefined)
        throw new Misuse(`join: ${t().wrong.forOpening({ flag: `--${name}` })}`);
    return undefined;
  }
  const game = chooseGame(flags.game);
  const seats = chooseSeats(game, flags.seats);
  const levels = flags.bots === undefined ? [] : levelsIn(flags.bots);
  if (levels.length > seats)
    throw new Misuse(`--bots: ${t().wrong.levelsForSeats(levels.length, seats)}`);
  return {
    game: game.id,
    seats,
    options: chooseOptions(game, seats, flags.options) as Record<string, unknown>,
    bots: levels.map((level, index) => ({ seat: seats - levels.length + index, level })),
    watch: flags.closed === undefined ? 'anybody' : 'nobody',
    listed: flags.listed !== undefined,
    ...(flags.pace !== undefined && { pace: readPace(flags.pace) }),
  };
}

const DAY = 24 * 3_600_000;

function readPace(text: string): Pace {
  const [, bank, increment = '0'] = /^live:(\d+)(?:\+(\d+))?$/.exec(text) ?? [];
  if (bank !== undefined)
    return read('pace', readPaceShape, {
      type: 'live',
      bank: 1000 * Number(bank),
      increment: 1000 * Number(increment),
    });
  const [, days] = /^days:(\d+)$/.exec(text) ?? [];
  if (days !== undefined)
    return read('pace', readPaceShape, { type: 'days', limit: DAY * Number(days) });
  if (text === 'relaxed') return { type: 'relaxed' };
  throw new Misuse(t().wrong.pace({ text: JSON.stringify(text) }));
}

function read<T>(flag: string, shape: Shape<T>, json: unknown): T {
  try {
    return shape(json);
  } catch (error) {
    throw error instanceof Refusal ? new Misuse(`--${flag}: ${error.message}`) : error;
  }
}
