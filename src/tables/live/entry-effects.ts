/** What an entry changes besides the table itself: each type of entry has to say so. */

import type { Entry } from '../fold/journal.ts';

export interface Effects {
  /** Something changes that the index of the store is asked for. */
  readonly index: boolean;
  /** Somebody may have no right to watch any more. */
  readonly rights: boolean;
  /** Somebody else sits somewhere, and presence is told by seat. */
  readonly seats: boolean;
}

const NONE: Effects = { index: false, rights: false, seats: false };
const INDEX: Effects = { ...NONE, index: true };
const RIGHTS: Effects = { ...NONE, rights: true };
const INDEX_AND_RIGHTS: Effects = { ...INDEX, rights: true };
const INDEX_AND_SEATS: Effects = { ...INDEX, seats: true };

export const EFFECTS: Readonly<Record<Entry['type'], Effects>> = {
  opened: INDEX,
  sat: INDEX_AND_SEATS,
  stood: INDEX_AND_SEATS,
  swapped: INDEX_AND_SEATS,
  'bot-sat': INDEX_AND_SEATS,
  seeded: NONE,
  chained: NONE,
  called: INDEX,
  linked: NONE,
  stirred: NONE,
  redealt: INDEX,
  coloured: NONE,
  hosted: RIGHTS,
  set: INDEX_AND_RIGHTS,
  renamed: NONE,
  muted: NONE,
  started: INDEX_AND_RIGHTS,
  revealed: NONE,
  played: NONE,
  held: INDEX,
  returned: INDEX,
  paused: NONE,
  ended: INDEX,
  said: NONE,
  reacted: NONE,
  rematched: NONE,
};
