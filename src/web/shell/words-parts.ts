/**
 * Which file holds the words of a part in a language: a long list, and home needs nothing of it, so
 * it is loaded apart.
 */

import type { Language } from '../../words/languages.ts';
import { wordsFile } from '../../words/parts.ts';

const parts = import.meta.glob<{ readonly words: unknown }>([
  '../../words/*/*.ts',
  '!../../words/*/page.ts',
  '!../../words/*/grammar.ts',
  '!../../words/*/{terminal,terminal-join,commands,reports,server}.ts', // said elsewhere
  '../../games/*/words/*/*.ts',
  '!../../games/*/words/*/{cover,terminal}.ts',
]);

/** As what they are is said by who asks: see loadWords and loadGameWords. */
export async function loadPart<Words>(part: string, language: Language): Promise<Words> {
  const load = parts[`../../${wordsFile(part, language)}`];
  if (load === undefined) throw new Error(`no words for ${part} in ${language}`);
  return (await load()).words as Words;
}
