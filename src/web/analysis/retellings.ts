/** The games' own words about choices, each found in its folder, and the words of this page. */

import type { Words } from '../../i18n/en/analysis.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadWords } from '../app/words.ts';
import type { Retelling, RetellingWords } from '../kit/retelling.ts';

const found = import.meta.glob<{ readonly retelling: Retelling }>('../../games/*/board-analysis.ts');

export interface Telling {
  readonly words: Words;
  readonly retelling: Retelling;
  readonly said: RetellingWords;
}

export async function loadTelling(game: string, language: Language): Promise<Telling> {
  const load = found[`../../games/${game}/board-analysis.ts`];
  if (load === undefined) throw new Error(`nothing can be said about ${game}`);
  const [{ retelling }, words, ofGame, analysis] = await Promise.all([
    load(),
    loadWords('analysis', language) as Promise<Words>,
    loadWords(game, language),
    loadWords(`analysis-${game}`, language),
  ]);
  return { words, retelling, said: { game: ofGame, analysis } };
}
