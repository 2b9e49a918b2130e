/**
 * The flags of `gobelet serve`. Each can be set by an environment variable too: --bot-pause is
 * GOBELET_BOT_PAUSE.
 */

import { LOOPBACK_NETWORKS, Proxies } from '../../server/limits/networks.ts';
import { LINES, SETTINGS, type Settings, workOf } from '../../server/settings.ts';
import { LOG_LEVELS, type LogLevel } from '../../tables/log.ts';
import { type Flag, Misuse, wholeFlag } from '../command.ts';
import { STORE_FLAGS } from '../place.ts';
import { t } from '../words.ts';
import { LIMIT_FLAGS, readLimits } from './limits.ts';

/** A network, as one is written. */
const EXAMPLE = '10.0.0.0/8';

export const SERVE_FLAGS = {
  port: { value: 'N', usual: `${SETTINGS.port}` },
  host: { value: 'ADDRESS', usual: SETTINGS.host },
  data: { value: 'FOLDER' },
  ...STORE_FLAGS,
  origin: { value: 'URL' },
  name: { value: 'NAMES' },
  'trust-proxy': { maybe: 'NETWORKS', usual: `${EXAMPLE},fd00::/8` },
  bus: { value: 'URL' },
  drain: { value: 'S', usual: `${SETTINGS.drain / 1000}` },
  'metrics-token': { value: 'SECRET' },
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
  lines: { value: 'N', usual: `${LINES}` },
  ...LIMIT_FLAGS,
  'listed-per-person': { value: 'N', usual: `${SETTINGS.listed.perPerson}` },
  'listed-per-address': { value: 'N', usual: `${SETTINGS.listed.perAddress}` },
  'tables-per-person': { value: 'N', usual: `${SETTINGS.unfinished.perPerson}` },
  'tables-per-address': { value: 'N', usual: `${SETTINGS.unfinished.perAddress}` },
} as const satisfies Readonly<Record<string, Flag>>;

const LOOPBACK = '127.0.0.1';

export type FlagName = keyof typeof SERVE_FLAGS;
export type ServeFlags = Readonly<Partial<Record<FlagName, string>>>;

/** What was typed, and for the rest what the environment says. */
export function withEnvironment(
  flags: ServeFlags,
  env: Readonly<Record<string, string | undefined>>,
): ServeFlags {
  const names = Object.keys(SERVE_FLAGS) as readonly FlagName[];
  const set = names.flatMap((name) => {
    const value = env[variableOf(name)];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(set), ...flags };
}

/** Of the whole command, not of serve. */
const OTHERS = ['GOBELET_LANG', 'GOBELET_TOKEN', 'GOBELET_HANDED_OVER'];

/** Variables that look like ours and are none: a slip that would be passed over in silence. */
export function unknownVariables(
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const known = new Set([...OTHERS, ...Object.keys(SERVE_FLAGS).map(variableOf)]);
  return Object.keys(env).filter((name) => name.startsWith('GOBELET_') && !known.has(name));
}

function variableOf(flag: string): string {
  return `GOBELET_${flag.toUpperCase().replaceAll('-', '_')}`;
}

export function readLogLevel({ log = 'info' }: ServeFlags): LogLevel {
  const level = LOG_LEVELS.find((known) => known === log);
  if (level === undefined)
    throw new Misuse(
      `--log: ${t().wrong.noLevel({ word: JSON.stringify(log), all: LOG_LEVELS.join(', ') })}`,
    );
  return level;
}

export function readSettings(flags: ServeFlags): Settings {
  const number = (name: FlagName, min: number, max: number, otherwise: number): number =>
    flags[name] === undefined ? otherwise : wholeFlag(name, flags[name], min, max);
  const perAddress = number('per-address', 1, 1_000_000, SETTINGS.perAddress);
  const scale = Math.max(1, perAddress / SETTINGS.perAddress);
  const rate = number('rate', 1, 1_000_000, SETTINGS.rates.messages.perSecond);
  const { pauses } = SETTINGS;
  const trustProxy = readNetworks(flags['trust-proxy']);
  return {
    // A proxy on this machine is the only one who need reach us; others must get in from theirs.
    host:
      flags.host ??
      (trustProxy.length > 0 && new Proxies(trustProxy).areHere ? LOOPBACK : SETTINGS.host),
    port: number('port', 0, 65_535, SETTINGS.port),
    origin: flags.origin === undefined ? undefined : readOrigin(flags.origin),
    names: readNames(flags.name),
    trustProxy,
    metricsToken: readSecret(flags['metrics-token']),
    pauses: {
      bot: number('bot-pause', 0, 60_000, pauses.bot),
      absence: number('absence', 1, 86_400, pauses.absence / 1000) * 1000,
      grace: Math.min(pauses.grace, number('absence', 1, 86_400, pauses.absence / 1000) * 1000),
    },
    rates: { messages: { perSecond: rate, burst: 3 * rate }, ...readLimits(flags, scale) },
    perAddress,
    connections: number('connections', 1, 1_000_000, SETTINGS.connections),
    work: workOf(number('work', 1, 1_000_000, SETTINGS.work.perSecond / 1000) * 1000 * scale),
    unsent: SETTINGS.unsent * scale,
    lines:
      flags.lines === undefined && scale === 1
        ? undefined
        : number('lines', 1, 1_000_000, LINES * scale),
    listed: {
      perPerson: number('listed-per-person', 1, 200, SETTINGS.listed.perPerson),
      perAddress: number('listed-per-address', 1, 200, SETTINGS.listed.perAddress),
    },
    unfinished: {
      perPerson: number('tables-per-person', 1, 1_000_000, SETTINGS.unfinished.perPerson * scale),
      perAddress: number(
        'tables-per-address',
        1,
        1_000_000,
        SETTINGS.unfinished.perAddress * scale,
      ),
    },
    silence: SETTINGS.silence,
    drain: number('drain', 0, 3600, SETTINGS.drain / 1000) * 1000,
  };
}

/** On means the proxies of this machine; else addresses and networks, separated by commas. */
function readNetworks(value = 'false'): readonly string[] {
  if (/^(true|1|yes|on)$/i.test(value)) return LOOPBACK_NETWORKS;
  if (/^(false|0|no|off)$/i.test(value)) return [];
  const networks = value.split(',').map((network) => network.trim());
  try {
    new Proxies(networks);
    return networks;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Misuse(
      t().wrong.networks({
        flag: '--trust-proxy',
        example: EXAMPLE,
        text: JSON.stringify(error.message),
      }),
    );
  }
}

function readNames(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  return text.split(',').map((part) => {
    const name = URL.parse(`http://${part.trim()}`)?.hostname ?? ''; // in the form in which a browser sends it
    if (/^[a-z\d-]+(\.[a-z\d-]+)*$/.test(name)) return name;
    throw new Misuse(t().wrong.hostName({ flag: '--name', text: JSON.stringify(part) }));
  });
}

/**
 * Too short a secret can be guessed. The secret itself is never repeated: it would stand in a log.
 */
function readSecret(text: string | undefined): string | undefined {
  if (text === undefined || /^\S{16,200}$/.test(text)) return text;
  throw new Misuse(t().wrong.secret({ flag: '--metrics-token' }));
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.hash !== ''
  ) {
    throw new Misuse(t().wrong.origin({ text: JSON.stringify(text) }));
  }
  return url.origin;
}
