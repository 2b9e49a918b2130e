/** What can be set about a server, and what it is unless somebody does. */

import type { Pauses } from '../tables/timing.ts';
import type { Rate } from './limits.ts';

export interface Rates {
  /** Messages on one connection. */
  readonly messages: Rate;
  /** Chat and reactions of one person. */
  readonly talk: Rate;
  /** Where one person looks and points in finished games, which is told to everybody there. */
  readonly reviews: Rate;
  /** What else one person does at tables, moves apart: sitting down and standing up, settings, names. */
  readonly deeds: Rate;
  /** Of one address: new connections, HTTP requests, files of the page, new guests, tables that do not exist. */
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
  /** Addresses are taken from what a proxy in front says. */
  readonly trustProxy: boolean;
  readonly pauses: Pauses;
  readonly rates: Rates;
  /** Connections from one address at the same time, and in all. */
  readonly perAddress: number;
  readonly connections: number;
  /** Microseconds of processor time that one address may cost; a person may cost a quarter of it. */
  readonly work: Rate;
  /** Bytes that may wait to be read by all connections of one address together. */
  readonly unsent: number;
  /** How long somebody may keep a socket without saying who he is, in milliseconds. */
  readonly silence: number;
}

export const RATES: Rates = {
  messages: { perSecond: 20, burst: 60 },
  talk: { perSecond: 0.5, burst: 5 },
  reviews: { perSecond: 4, burst: 12 },
  deeds: { perSecond: 1, burst: 40 },
  connections: { perSecond: 10, burst: 60 },
  requests: { perSecond: 20, burst: 100 },
  files: { perSecond: 100, burst: 1000 }, // in memory and cheap; a family behind one address opens the page at once
  guests: { perSecond: 0.2, burst: 20 },
  misses: { perSecond: 0.5, burst: 20 },
  tables: { perSecond: 0.05, burst: 10 },
  attempts: { perSecond: 0.02, burst: 6 },
};

/** A tenth of one core in the long run, and two seconds' worth of that at once. */
export function workOf(perSecond: number): Rate {
  return { perSecond, burst: 2 * perSecond };
}

export const SETTINGS: Settings = {
  host: '0.0.0.0',
  port: 3000,
  origin: undefined,
  trustProxy: false,
  pauses: { bot: 700, absence: 300_000, grace: 60_000 },
  rates: RATES,
  perAddress: 200,
  connections: 20_000,
  work: workOf(100_000),
  unsent: 16 << 20,
  silence: 10_000,
};
