/**
 * What a text of another language is in English. Usually the text of the same name; but a language
 * may need more texts than English to say a message, or fewer, and then all the English ones stand
 * together. A text that helps the grammar of one language, such as “d’{name}”, has no English: it
 * stands for itself.
 */

import { isPlural, said, type Text } from './text.ts';
import type { Texts } from './texts.ts';

export interface EnglishOf {
  /**
   * What a file for translators has as its msgid, and as the msgid_plural if the text has forms.
   */
  readonly id: string;
  readonly plural: string;
  /** The same text in English, if there is exactly one. */
  readonly text: Text | undefined;
  /** same: one for one. several: other texts say it together. none: only this language has it. */
  readonly match: 'same' | 'several' | 'none';
}

export function englishFor(
  own: readonly Texts[],
  english: readonly Texts[],
): (text: Text) => EnglishOf {
  const ours = byMessage(own);
  const theirs = byMessage(english);
  const referred = new Map(english.flatMap(({ references }) => [...references]));
  const referring = new Map(
    own.flatMap(({ references }) =>
      [...references].map(([message, constant]) => [constant, message]),
    ),
  );
  return (text) => {
    const found = [text.message, moved(text.message, referred), moved(text.message, referring)]
      .map((message) => theirs.get(message) ?? [])
      .find((texts) => texts.length > 0);
    if (found === undefined)
      return { id: said(text, 'one'), plural: said(text), text: undefined, match: 'none' };
    const siblings = ours.get(text.message) ?? [];
    const same = isAlike(siblings, found) ? found[siblings.indexOf(text)] : undefined;
    if (same !== undefined)
      return {
        id: said(same, isPlural(text) ? 'one' : 'other'),
        plural: said(same),
        text: same,
        match: 'same',
      };
    const all = found.map((each) => said(each)).join(' / ');
    return { id: all, plural: all, text: undefined, match: 'several' };
  };
}

function byMessage(parts: readonly Texts[]): ReadonlyMap<string, readonly Text[]> {
  return Map.groupBy(
    parts.flatMap(({ texts }) => texts),
    ({ message }) => message,
  );
}

/** A message by the other name that it, or what it is part of, has. */
function moved(message: string, names: ReadonlyMap<string, string>): string {
  for (let end = message.length; end > 0; end = message.lastIndexOf('.', end - 1)) {
    const name = names.get(message.slice(0, end));
    if (name !== undefined) return name + message.slice(end);
  }
  return message;
}

function isAlike(some: readonly Text[], others: readonly Text[]): boolean {
  if (some.length !== others.length) return false;
  return some.length === 1 || some.every(({ shape }, index) => shape === others[index]?.shape);
}
