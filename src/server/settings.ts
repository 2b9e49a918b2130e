/** What can be set about a server, and what it is unless somebody does. */

import type { Pauses } from '../tables/fold/timing.ts';
import type { Rate } from './limits/limits.ts';

export interface Rates {
  /** Messages on one connection. */
  readonly messages: Rate;
  /** Chat and reactions of one person. */
  readonly talk: Rate;
  /** Where one person looks and points in finished games, which is told to everybody there. */
  readonly reviews: Rate;
  /**
   * What else one person does at tables, moves apart: sitting down and standing up, settings,
   * names.
   */
  readonly deeds: Rate;
  /**
   * Of one address: new connections, HTTP requests, files of the page, new guests, tables that do
   * not exist.
   */
  readonly connections: Rate;
  readonly requests: Rate;
  readonly files: Rate;
  readonly guests: Rate;
  readonly misses: Rate;
  /** Tables that one person opens. */
  readonly tables: Rate;
  /** Games of challenges that one person sends in, each of which is played again. */
  readonly attempts: Rate;
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where people find the server, if not where it listens: https://play.example.org */
  readonly origin: string | undefined;
  /** The networks of our own proxies: what they say of where people come from is believed. */
  readonly trustProxy: readonly string[];
  /** Names besides those that no stranger can have: see isOwnName(). */
  readonly names: readonly string[];
  /** Who shows it may see /metrics and /ready from anywhere; undefined for nobody. */
  readonly metricsToken: string | undefined;
  readonly pauses: Pauses;
  readonly rates: Rates;
  /** Sockets from one address at the same time, and in all. */
  readonly perAddress: number;
  readonly connections: number;
  /**
   * Microseconds of processor time that one address may cost; a person may cost a quarter of it.
   */
  readonly work: Rate;
  /** Bytes that may wait to be read by all connections of one address together. */
  readonly unsent: number;
  /**
   * Connections of whatever kind from one address at the same time, from their first byte on; LINES
   * unless given, and no more than half of what the process has files for.
   */
  readonly lines: number | undefined;
  /** Tables in the public list at the same time: of one person, and of one address. */
  readonly listed: { readonly perPerson: number; readonly perAddress: number };
  /** Tables that are not over: of one person, and opened from one address. */
  readonly unfinished: { readonly perPerson: number; readonly perAddress: number };
  /** How long somebody may keep a socket without saying who they are, in milliseconds. */
  readonly silence: number;
  /**
   * Milliseconds for which a process that is to stop goes on as before while it says that it is not
   * ready: the time in which a load balancer notices.
   */
  readonly drain: number;
}

/**
 * A room of 200 people behind one address gets in at once: 200 guests and sockets, pages of 30
 * files, a few requests each. What is stored for good (guests, tables) comes back slowest.
 */
export const RATES: Rates = {
  messages: { perSecond: 20, burst: 60 },
  talk: { perSecond: 0.5, burst: 5 },
  reviews: { perSecond: 4, burst: 12 },
  deeds: { perSecond: 1, burst: 40 },
  connections: { perSecond: 10, burst: 600 },
  requests: { perSecond: 25, burst: 1500 },
  files: { perSecond: 200, burst: 12_000 }, // in memory and cheap
  guests: { perSecond: 0.25, burst: 300 },
  misses: { perSecond: 0.5, burst: 20 },
  tables: { perSecond: 0.05, burst: 10 },
  attempts: { perSecond: 0.02, burst: 6 },
};

/**
 * Unless given, 80 ms a second: with what it takes to say no to the rest, a tenth of one core in
 * the long run. At once as much as a room of two hundred needs that comes in together.
 */
export function workOf(perSecond: number): Rate {
  return { perSecond, burst: 13 * perSecond };
}
/** A browser opens up to six connections and a socket. */
export const LINES = 2000;

export const SETTINGS: Settings = {
  host: '0.0.0.0',
  port: 3000,
  origin: undefined,
  trustProxy: [],
  names: [],
  metricsToken: undefined,
  pauses: { bot: 700, absence: 300_000, grace: 60_000 },
  rates: RATES,
  perAddress: 500,
  connections: 20_000,
  work: workOf(80_000),
  unsent: 16 << 20,
  lines: undefined,
  listed: { perPerson: 3, perAddress: 5 },
  // a room of two hundred, two at a table, twice over
  unfinished: { perPerson: 40, perAddress: 250 },
  silence: 10_000,
  drain: 5000,
};
