/** The coaches as the page finds them, each in its game's folder; loaded with their words when somebody asks for one. */

import type { Words as CommonWords } from '../../i18n/en/coach.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadWords } from '../app/words.ts';
import type { Coach, Say } from '../kit/coach.ts';
import { sayer } from './say.ts';

const coaches = import.meta.glob<{ readonly coach: Coach }>('../../games/*/coach.ts');

/** Everything that the coach of one game speaks with. */
export interface Lessons {
  readonly coach: Coach;
  /** The words of every coach, and those of this game's. */
  readonly words: CommonWords;
  readonly own: unknown;
  readonly say: Say;
}

export async function loadLessons(game: string, language: Language): Promise<Lessons> {
  const load = coaches[`../../games/${game}/coach.ts`];
  if (load === undefined) throw new Error(`no game ${game} has a coach`);
  const [{ coach }, common, own] = await Promise.all([
    load(),
    loadWords('coach', language),
    loadWords(`coach-${game}`, language),
  ]);
  const words = common as CommonWords;
  return { coach, words, own, say: sayer(words, language) };
}
