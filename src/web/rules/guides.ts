/** The guides as the page finds them, each in its game's folder; loaded with their words when the rules of that game are opened. */

import type { Words as CommonWords } from '../../i18n/en/rules.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadWords } from '../app/words.ts';
import type { Guide, GuideWords } from '../kit/guide.ts';

const guides = import.meta.glob<{ readonly guide: Guide }>('../../games/*/guide.tsx');

/** Everything that the rules of one game are drawn from. */
export interface Book {
  readonly game: string;
  readonly guide: Guide;
  /** The words of the game, of its rules, and of every rules page. */
  readonly words: unknown;
  readonly rules: GuideWords;
  readonly common: CommonWords;
}

export async function openBook(game: string, language: Language): Promise<Book> {
  const load = guides[`../../games/${game}/guide.tsx`];
  if (load === undefined) throw new Error(`no game ${game} has rules to show`);
  const [{ guide }, words, rules, common] = await Promise.all([
    load(),
    loadWords(game, language),
    loadWords(`rules-${game}`, language) as Promise<GuideWords>,
    loadWords('rules', language) as Promise<CommonWords>,
  ]);
  return { game, guide, words, rules, common };
}
