/** The dice of a game that was played as a challenge: whether every throw follows from it, as a sentence. */

import type { Challenge } from '../../challenge/messages.ts';
import { follows } from '../../challenge/referee.ts';
import type { AnyGame } from '../../game.ts';
import type { Words } from '../../i18n/en/challenge.ts';
import { language, loadWords } from '../app/words.ts';
import { eventsOf } from './task.ts';

export interface Followed {
  readonly follows: boolean;
  readonly sentence: string;
}

export async function checked(game: AnyGame, challenge: Challenge, record: string): Promise<Followed> {
  const words = (await loadWords('challenge', language())) as Words;
  const { asked, follow } = follows(challenge, game, eventsOf(record));
  return { follows: asked === follow, sentence: asked === follow ? words.follow({ count: asked }) : words.dontFollow };
}
