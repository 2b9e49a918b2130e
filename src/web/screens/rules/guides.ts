/**
 * The guides as the page finds them, each in its game's folder; loaded with their words when the
 * rules of that game are opened.
 */

import type { Words as CommonWords } from '../../../words/en/rules.ts';
import type { Language } from '../../../words/languages.ts';
import type { Guide, GuideWords } from '../../kit/contracts/guide.ts';
import { foundIn } from '../../shell/found-in.ts';
import { loadGameWords, loadWords } from '../../shell/words.ts';

const guides = foundIn(
  import.meta.glob<{ readonly guide: Guide }>('../../../games/*/page/guide.tsx'),
);

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
  const [{ guide }, words, rules, common] = await Promise.all([
    guides.load(game),
    loadGameWords(game, 'page', language),
    loadGameWords(game, 'rules', language),
    loadWords('rules', language),
  ]);
  return { game, guide, words, rules, common };
}
