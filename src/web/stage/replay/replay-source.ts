/**
 * A game to look back at, wherever it comes from: its timeline, who sat there, and what can be done
 * with it besides looking.
 */

import type { Following } from '../../../client/following.ts';
import type { Seat } from '../../../game.ts';
import type { About } from '../../../protocol.ts';
import type { Words } from '../../../words/en/replay.ts';
import type { Board, SeatFace } from '../../kit/contracts/board.ts';
import { facesOf } from '../people/seating.ts';
import type { Timeline } from '../timeline/timeline.ts';

export interface ReplaySource {
  readonly board: Board;
  readonly timeline: Timeline;
  /** JSON Lines. */
  readonly record: string;
  /** Its name without the ending. */
  readonly name: string;
  readonly where: 'online' | 'here' | 'file';
  /** Of a file nobody knows who sat there. */
  readonly about: About | undefined;
  /** The seat of the person who looks. */
  readonly own: Seat | null;
  /** A table online can be looked back at together. */
  readonly following: Following | undefined;
  leave(): void;
}

/** Everybody by name, oneself too: one looks at a game from outside. */
export function peopleOf(
  { board, timeline, about }: ReplaySource,
  words: Words,
): readonly SeatFace[] {
  if (about !== undefined) return facesOf(board, about, null);
  return Array.from({ length: timeline.seats }, (_, seat) => ({
    seat,
    name: words.player({ seat: seat + 1 }),
    isMe: false,
    isBot: false,
    side: board.rules.side(timeline.seats, seat),
  }));
}
