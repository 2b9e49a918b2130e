/**
 * The coaches as the page finds them, each in its game's folder; loaded with their words when
 * somebody asks for one.
 */

import type { Words as CommonWords } from '../../../words/en/coach.ts';
import type { Language } from '../../../words/languages.ts';
import type { Coach, Say } from '../../kit/contracts/coach.ts';
import { foundIn } from '../../shell/found-in.ts';
import { loadGameWords, loadWords } from '../../shell/words.ts';
import { sayer } from './say.ts';

const coaches = foundIn(
  import.meta.glob<{ readonly coach: Coach }>('../../../games/*/page/coach.ts'),
);

/** Everything that the coach of one game speaks with. */
export interface Lessons {
  readonly coach: Coach;
  /** The words of every coach, and those of this game's. */
  readonly words: CommonWords;
  readonly own: unknown;
  readonly say: Say;
}

export async function loadLessons(game: string, language: Language): Promise<Lessons> {
  const [{ coach }, words, own] = await Promise.all([
    coaches.load(game),
    loadWords('coach', language),
    loadGameWords(game, 'coach', language),
  ]);
  return { coach, words, own, say: sayer(words, language) };
}
