/**
 * The sections of a rules page in their order, the game's own and those that every game has, and
 * all that is written in each.
 */

import type { Words as CommonWords } from '../../../words/en/rules.ts';
import { type GuideWords, type Part, type SectionWords, says } from '../../kit/contracts/guide.ts';
import type { Book } from './guides.ts';

export type AnyPart = Part<string, string, unknown, GuideWords>;

export interface Chapter {
  /** Its anchor. */
  readonly id: string;
  readonly words: SectionWords;
  readonly parts: readonly AnyPart[];
}

/**
 * Told once for all games: their ids for the rules that nobody gives up and that watching tells
 * nothing.
 */
const COMMON: Readonly<Record<keyof CommonWords['sections'], readonly AnyPart[]>> = {
  dice: [says('even', 'N20', 'N69', 'S2'), says('proof')],
  people: [says('leave', 'P71', 'N110', 'S52'), says('watch', 'P61', 'N93', 'S61')],
};

export function chaptersOf({ guide, rules, common }: Book): readonly Chapter[] {
  const own = Object.entries<readonly AnyPart[]>(guide.sections).map(([id, parts]) => ({
    id,
    words: rules.sections[id] as SectionWords,
    parts,
  }));
  const shared = Object.entries(COMMON).map(([id, parts]) => ({
    id,
    words: common.sections[id as keyof typeof COMMON],
    parts,
  }));
  return [...own, ...shared];
}

/** Every text of a chapter, for the search. */
export function textsOf({ words, parts }: Chapter, book: Book): readonly string[] {
  return [words.title, ...parts.flatMap((part) => textsOfPart(part, words, book))];
}

function textsOfPart(
  part: AnyPart,
  { text }: SectionWords,
  { words, rules }: Book,
): readonly string[] {
  if ('says' in part) return [text[part.says] ?? ''];
  if ('step' in part) return part.step.map((paragraph) => text[paragraph.says] ?? '');
  if ('picture' in part) return part.picture.texts(words, rules);
  const { title, moments } = rules.examples[part.example] ?? { title: '', moments: {} };
  return [title, ...Object.values(moments)];
}
