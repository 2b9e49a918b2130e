/**
 * Why somebody's deed does not happen: a code for programs, and which sentence people are told. A
 * value, for it comes from outside.
 */

import type { Code } from '../protocol.ts';
import { StoreFailure } from './store.ts';

/**
 * The sentences there are: their words stand in src/words, for the server tells them in the
 * language of whoever asked.
 */
export const REASONS = [
  // At a table
  'not-host',
  'not-seated',
  'nobody-sits-there',
  'no-such-seat',
  'seated',
  'taken',
  'colour-taken',
  'no-packs',
  'full',
  'name-like',
  'name-of-house',
  'seed-given',
  'no-host-there',
  'not-open',
  'not-running',
  'not-over',
  'game-over',
  'empty-seats',
  'nobody-plays',
  'not-come',
  'removed',
  'held',
  'held-already',
  'not-held',
  'stale',
  'bad-link',
  'nothing-thrown',
  'no-chains',
  'not-called',
  'called',
  'rules',
  'unseen',
  'muted',
  'host-muted',
  'talked-out',
  'changed-out',
  'chat-closed',
  'ranked-table',
  'no-such-moment',
  'closed',
  'set-aside',
  'no-rules',
  // Of the server
  'not-stored',
  'store-full',
  'store-busy',
  'store-broken',
  'store-unknown',
  'table-busy',
  'clock-skewed',
  'draining',
  'stopping',
  'unknown-table',
  'too-many-misses',
  'record-is-secret',
  'play-first',
  'ranked-only',
  'ranked-people',
  'ranked-proof',
  'no-result',
  // Of a connection or a request
  'bad-message',
  'not-json',
  'not-text',
  'other-protocol',
  'unknown-token',
  'token-gone',
  'token-needed',
  'unknown-code',
  'too-many-codes',
  'bad-attempt',
  'say-hello',
  'not-watching',
  'too-many-watched',
  'slow-down',
  'too-much',
  'too-many-guests',
  'too-many-tables',
  'too-many-unfinished',
  'too-many-of-address',
  'too-many-connections',
  'house-full',
  'other-name',
  'operator-only',
  'program-of-program',
  'foreign-page',
  'socket-elsewhere',
  'socket-needed',
  'nothing-here',
  'only-methods',
  'send-json',
  'body-too-large',
  'body-cut-off',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Refused {
  readonly code: Code;
  readonly reason: Reason;
  /**
   * What goes into the sentence: a number, or what rules and shapes say, which is technical
   * English.
   */
  readonly detail?: string | number;
  /** Milliseconds after which it is worth asking again. */
  readonly after?: number;
}

export function refused(code: Code, reason: Reason, detail?: string | number): Refused {
  return detail === undefined ? { code, reason } : { code, reason, detail };
}

/**
 * The journal of a table can't be read: nothing happens there any more. Everybody else plays on.
 */
export class SetAside extends Error {
  constructor(table: string) {
    super(`${table}: set-aside`);
    this.name = 'SetAside';
  }
}

/**
 * This process does not have the rules of a table: another may, such as a newer one while versions
 * are changed. Nothing is wrong with the table.
 */
export class NoRules extends Error {
  constructor(table: string, rules: string) {
    super(`table ${table}: there are no rules of ${rules}, here`);
    this.name = 'NoRules';
  }
}

export const SET_ASIDE: Refused = refused('closed', 'set-aside');

/** What people are told when the store, or something of ours, has failed. */
export function notStored(error: unknown): Refused {
  if (error instanceof SetAside) return SET_ASIDE;
  if (error instanceof NoRules) return refused('elsewhere', 'no-rules');
  return refused(
    'not-stored',
    error instanceof StoreFailure ? `store-${error.kind}` : 'not-stored',
  );
}
