/** The introductions as the page finds them, each in its game's folder; loaded with board and words when one is opened. */

import type { Words } from '../../i18n/en/intro.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadBoard } from '../app/games.ts';
import { loadWords } from '../app/words.ts';
import type { Board } from '../kit/board.ts';
import type { Intro, IntroWords } from '../kit/intro.ts';

const scripts = import.meta.glob<{ readonly intro: Intro }>('../../games/*/intro.ts');

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
  const load = scripts[`../../games/${game}/intro.ts`];
  if (load === undefined) throw new Error(`the game ${game} has no introduction`);
  const [{ intro }, board] = await Promise.all([load(), loadBoard(game)]);
  return { board, intro };
}

export async function loadScriptWords(game: string, language: Language): Promise<ScriptWords> {
  const [words, own, common] = await Promise.all([
    loadWords(game, language),
    loadWords(`intro-${game}`, language) as Promise<IntroWords>,
    loadWords('intro', language) as Promise<Words>,
  ]);
  return { language, game: words, own, common };
}
