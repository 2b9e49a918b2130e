/** The games' own words about choices, each found in its folder, and the words of this page. */

import type { Words } from '../../../words/en/analysis.ts';
import type { Language } from '../../../words/languages.ts';
import type { Retelling, RetellingWords } from '../../kit/contracts/retelling.ts';
import { foundIn } from '../../shell/found-in.ts';
import { loadGameWords, loadWords } from '../../shell/words.ts';

const retellings = foundIn(
  import.meta.glob<{ readonly retelling: Retelling }>('../../../games/*/page/retelling.ts'),
);

export interface Telling {
  readonly words: Words;
  readonly retelling: Retelling;
  readonly said: RetellingWords;
}

export async function loadTelling(game: string, language: Language): Promise<Telling> {
  const [{ retelling }, words, ofGame, analysis] = await Promise.all([
    retellings.load(game),
    loadWords('analysis', language),
    loadGameWords(game, 'page', language),
    loadGameWords(game, 'analysis', language),
  ]);
  return { words, retelling, said: { game: ofGame, analysis } };
}
