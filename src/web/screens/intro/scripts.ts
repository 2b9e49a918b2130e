/**
 * The introductions as the page finds them, each in its game's folder; loaded with board and words
 * when one is opened.
 */

import type { Words } from '../../../words/en/intro.ts';
import type { Language } from '../../../words/languages.ts';
import type { Board } from '../../kit/contracts/board.ts';
import type { Intro, IntroWords } from '../../kit/contracts/intro.ts';
import { foundIn } from '../../shell/found-in.ts';
import { loadBoard } from '../../shell/games.ts';
import { loadGameWords, loadWords } from '../../shell/words.ts';

const scripts = foundIn(
  import.meta.glob<{ readonly intro: Intro }>('../../../games/*/page/intro.ts'),
);

/** Everything that an introduction is shown from. */
export interface Script {
  readonly board: Board;
  readonly intro: Intro;
}

export interface ScriptWords {
  readonly language: Language;
  /** Of the game, of its introduction, and of every introduction. */
  readonly game: unknown;
  readonly own: IntroWords;
  readonly common: Words;
}

export async function loadScript(game: string): Promise<Script> {
  const [{ intro }, board] = await Promise.all([scripts.load(game), loadBoard(game)]);
  return { board, intro };
}

export async function loadScriptWords(game: string, language: Language): Promise<ScriptWords> {
  const [words, own, common] = await Promise.all([
    loadGameWords(game, 'page', language),
    loadGameWords(game, 'intro', language),
    loadWords('intro', language),
  ]);
  return { language, game: words, own, common };
}
