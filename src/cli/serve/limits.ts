/**
 * The limits that can be set, each by a flag of its own: 300/1200 is 300 at once, and as many again
 * every 1200 seconds.
 */

import type { Rate } from '../../server/limits/limits.ts';
import { RATES, type Rates } from '../../server/settings.ts';
import { type Flag, Misuse } from '../command.ts';
import { t } from '../words.ts';

/** Which rate each flag sets. */
const LIMITS = {
  'limit-sockets': 'connections',
  'limit-requests': 'requests',
  'limit-files': 'files',
  'limit-guests': 'guests',
  'limit-misses': 'misses',
  'limit-tables': 'tables',
  'limit-attempts': 'attempts',
  'limit-talk': 'talk',
  'limit-reviews': 'reviews',
  'limit-deeds': 'deeds',
} as const satisfies Readonly<Record<string, keyof Rates>>;

export type LimitFlag = keyof typeof LIMITS;

const NAMES = Object.keys(LIMITS) as readonly LimitFlag[];

/**
 * What one person may does not depend on how many share an address; others at the table, or the
 * processor, have to bear it.
 */
const FIXED: ReadonlySet<keyof Rates> = new Set(['talk', 'reviews', 'attempts']);

export const LIMIT_FLAGS = Object.fromEntries(
  NAMES.map((name) => [name, { value: 'N/S', usual: written(RATES[LIMITS[name]]) }]),
) as Readonly<Record<LimitFlag, Required<Pick<Flag, 'value' | 'usual'>>>>;

/** What was given, and the rest as it is usually, larger by `scale`. */
export function readLimits(
  flags: Readonly<Partial<Record<string, string>>>,
  scale: number,
): Omit<Rates, 'messages'> {
  const { messages: _, ...usual } = RATES;
  const read = NAMES.map((name) => {
    const [kind, text] = [LIMITS[name], flags[name]];
    if (text !== undefined) return [kind, readLimit(name, text)];
    const { perSecond, burst } = RATES[kind];
    return [
      kind,
      FIXED.has(kind) ? RATES[kind] : { perSecond: perSecond * scale, burst: burst * scale },
    ];
  });
  return { ...usual, ...(Object.fromEntries(read) as Partial<Rates>) };
}

function readLimit(name: LimitFlag, text: string): Rate {
  const [, count = '', seconds = `${secondsOf(RATES[LIMITS[name]])}`] =
    /^(\d{1,9})(?:\/(\d{1,9}))?$/.exec(text) ?? [];
  const [burst, period] = [Number(count), Number(seconds)];
  if (burst >= 1 && period >= 1) return { burst, perSecond: burst / period };
  throw new Misuse(t().wrong.limit({ flag: `--${name}`, text: JSON.stringify(text) }));
}

function written(rate: Rate): string {
  return `${rate.burst}/${secondsOf(rate)}`;
}

function secondsOf({ burst, perSecond }: Rate): number {
  return Math.round(burst / perSecond);
}
