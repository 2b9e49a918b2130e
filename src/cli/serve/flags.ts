/** The flags of `gobelet serve`. Each can be set by an environment variable too: --bot-pause is GOBELET_BOT_PAUSE. */

import { SETTINGS, type Settings, workOf } from '../../server/settings.ts';
import { LOG_LEVELS, type LogLevel } from '../../tables/log.ts';
import { type Flag, Misuse, wholeFlag } from '../command.ts';
import { t } from '../words.ts';

export const FLAGS = {
  port: { value: 'N', usual: `${SETTINGS.port}` },
  host: { value: 'ADDRESS', usual: SETTINGS.host },
  data: { value: 'FOLDER' },
  origin: { value: 'URL' },
  'trust-proxy': {},
  log: { value: 'LEVEL', usual: LOG_LEVELS.join(', ') },
  'bot-pause': { value: 'MS', usual: `${SETTINGS.pauses.bot}` },
  absence: {
    value: 'S',
    usual: `${SETTINGS.pauses.absence / 1000}`,
  },
  rate: { value: 'N', usual: `${SETTINGS.rates.messages.perSecond}` },
  'per-address': {
    value: 'N',
    usual: `${SETTINGS.perAddress}`,
  },
  work: { value: 'MS', usual: `${SETTINGS.work.perSecond / 1000}` },
  connections: { value: 'N', usual: `${SETTINGS.connections}` },
} as const satisfies Readonly<Record<string, Flag>>;

const LOOPBACK = '127.0.0.1';

export type FlagName = keyof typeof FLAGS;
export type Flags = Readonly<Partial<Record<FlagName, string>>>;

/** What was typed, and for the rest what the environment says. */
export function withEnvironment(flags: Flags, env: Readonly<Record<string, string | undefined>>): Flags {
  const names = Object.keys(FLAGS) as readonly FlagName[];
  const set = names.flatMap((name) => {
    const value = env[`GOBELET_${name.toUpperCase().replaceAll('-', '_')}`];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(set), ...flags };
}

export function readLogLevel({ log = 'info' }: Flags): LogLevel {
  const level = LOG_LEVELS.find((known) => known === log);
  if (level === undefined)
    throw new Misuse(`--log: ${t().wrong.noLevel({ word: JSON.stringify(log), all: LOG_LEVELS.join(', ') })}`);
  return level;
}

export function readSettings(flags: Flags): Settings {
  const number = (name: FlagName, min: number, max: number, otherwise: number): number =>
    flags[name] === undefined ? otherwise : wholeFlag(name, flags[name], min, max);
  const perAddress = number('per-address', 1, 1_000_000, SETTINGS.perAddress);
  const scale = Math.max(1, perAddress / SETTINGS.perAddress);
  const rate = number('rate', 1, 1_000_000, SETTINGS.rates.messages.perSecond);
  const { rates, pauses } = SETTINGS;
  const scaled = ({ perSecond, burst }: { perSecond: number; burst: number }) => ({
    perSecond: perSecond * scale,
    burst: burst * scale,
  });
  const trustProxy = readSwitch('trust-proxy', flags['trust-proxy']);
  return {
    // Whoever reaches a server that trusts its proxy without going through it can claim any address.
    host: flags.host ?? (trustProxy ? LOOPBACK : SETTINGS.host),
    port: number('port', 0, 65_535, SETTINGS.port),
    origin: flags.origin === undefined ? undefined : readOrigin(flags.origin),
    trustProxy,
    pauses: {
      bot: number('bot-pause', 0, 60_000, pauses.bot),
      absence: number('absence', 1, 86_400, pauses.absence / 1000) * 1000,
      grace: Math.min(pauses.grace, number('absence', 1, 86_400, pauses.absence / 1000) * 1000),
    },
    rates: {
      ...rates,
      messages: { perSecond: rate, burst: 3 * rate },
      connections: scaled(rates.connections),
      requests: scaled(rates.requests),
      files: scaled(rates.files),
      guests: scaled(rates.guests),
      misses: rates.misses,
      tables: scaled(rates.tables),
      deeds: scaled(rates.deeds),
    },
    perAddress,
    connections: number('connections', 1, 1_000_000, SETTINGS.connections),
    work: workOf(number('work', 1, 1_000_000, SETTINGS.work.perSecond / 1000) * 1000 * scale),
    unsent: SETTINGS.unsent * scale,
    silence: SETTINGS.silence,
  };
}

/** A switch in the environment has a value. */
function readSwitch(name: FlagName, value = 'false'): boolean {
  if (/^(true|1|yes|on)$/i.test(value)) return true;
  if (/^(false|0|no|off)$/i.test(value)) return false;
  throw new Misuse(t().wrong.onOrOff({ flag: `--${name}`, text: JSON.stringify(value) }));
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Misuse(t().wrong.origin({ text: JSON.stringify(text) }));
  }
  return url.origin;
}
