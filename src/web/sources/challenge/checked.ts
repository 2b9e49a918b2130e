/**
 * The dice of a game that was played as a challenge: whether every throw follows from it, as a
 * sentence.
 */

import type { Challenge } from '../../../challenge/messages.ts';
import { follows } from '../../../challenge/referee.ts';
import type { AnyGame } from '../../../game.ts';
import { language, loadWords } from '../../shell/words.ts';
import { eventsOf } from './task.ts';

export interface Followed {
  /** Undefined as long as nobody may know what the dice follow from. */
  readonly follows: boolean | undefined;
  readonly sentence: string;
}

export async function checked(
  game: AnyGame,
  challenge: Challenge | undefined,
  record: string,
): Promise<Followed> {
  const words = await loadWords('challenge', language());
  if (challenge === undefined) return { follows: undefined, sentence: words.checkLater };
  const { asked, follow } = follows(challenge, game, eventsOf(record));
  return {
    follows: asked === follow,
    sentence: asked === follow ? words.follow({ count: asked }) : words.dontFollow,
  };
}
