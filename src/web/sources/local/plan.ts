/** What a game on this device is begun with. */

import type { Level } from '../../../bots/bot.ts';
import type { Challenge } from '../../../challenge/messages.ts';
import type { Seat } from '../../../game.ts';
import type { PackColour } from '../../../protocol.ts';
import type { Own } from '../../../tables/fold/own.ts';

/**
 * Who sits somewhere. A person comes with the name that the table shows, and has an id where he was
 * here before; the colour of his pack is a wish.
 */
export type LocalSitter =
  | {
      readonly type: 'person';
      readonly name: string;
      readonly person?: string;
      readonly colour?: PackColour | undefined;
    }
  | { readonly type: 'bot'; readonly level: Level };

export interface Plan {
  readonly seats: number;
  /** What is asked for; the rest is what the game opens with. Those of a challenge are its own. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** By seat. */
  readonly sitters: readonly LocalSitter[];
  /** Who is first, where the game lets it be named. */
  readonly first?: Seat;
  /** What is real on the table. */
  readonly own?: Own;
  /** With real cards: what lies on top, by place. */
  readonly tops?: readonly string[];
  /** From which the dice come, and what the bots think with. */
  readonly challenge?: Challenge;
}

/** What was dealt as it really lies. */
export type Lay = (setup: Setup) => Setup;
type Setup = Readonly<Record<string, unknown>>;
