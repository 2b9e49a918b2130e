/**
 * Where a table of the page lives: on a server, or on this device. Either way it is followed by the
 * same messages; what differs is who sits at this device, and where the record is fetched when the
 * game is over.
 */

import type { ReadonlySignal } from '@preact/signals';
import type { Challenge } from '../../challenge/messages.ts';
import type { ChainNotes } from '../../client/chain-notes.ts';
import type { Following } from '../../client/following.ts';
import type { Seat } from '../../game.ts';
import type { Deed } from '../../protocol.ts';
import type { BotWaits, Own } from '../../tables/fold/own.ts';
import type { Witnessed } from '../../tables/fold/own-deeds.ts';
import type { OwnCards } from '../kit/contracts/own-cards.ts';

export interface Kept {
  /** JSON Lines. */
  readonly record: string;
  /** Empty if the dice were real, or are those of a challenge of the server. */
  readonly proof: string;
  /** Only if the game was played as one, and its key is told. */
  readonly challenge?: Challenge;
}

/** Real things on the table of those who play. */
export interface OwnThings {
  readonly kind: Own;
  /** Only if the cards are real. */
  readonly cards: OwnCards | undefined;
  /** What a bot has chosen, and somebody is to throw for. */
  readonly waits: ReadonlySignal<BotWaits | undefined>;
  /** Tells what really happened; done when it is stored, rejects with a DeedRefused. */
  witness(said: Witnessed, seen: number): Promise<number>;
}

export interface Source {
  readonly table: string;
  readonly isOnline: boolean;
  /** Whether it is played with the dice of a challenge. */
  readonly isChallenge: boolean;
  /** Whether the table outlives the page. */
  readonly isKept: boolean;
  /**
   * Who the table says is at this device; undefined on a shared device, and before the table has
   * answered.
   */
  readonly person: string | undefined;
  /**
   * One person's eyes: their own following. A shared device: what everybody sees, and a following
   * for each person who plays on it.
   */
  readonly main: Following;
  readonly shared: ReadonlyMap<Seat, Following> | undefined;
  /** Absent if dice and cards are the page's. */
  readonly own?: OwnThings;
  /**
   * Does it as the person at this device, or at a shared one as the person on this seat, and adds
   * what the dice need. Done when it is stored, rejects with a DeedRefused.
   */
  do(deed: Deed, seat?: Seat): Promise<number>;
  /** What this device noted of the dice before the game; absent if the table is its own. */
  notes?(): Promise<ChainNotes>;
  /** The clock that the table's times are told by. */
  now(): number;
  kept(): Promise<Kept>;
  /** Opens the same again and returns its name. On a server that is a deed of the table. */
  rematch(): Promise<string>;
  leave(): void;
}
