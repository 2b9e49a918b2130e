/**
 * Words that are loaded when they are first needed, in the language in use: undefined while they
 * are on their way. What can't be loaded is tried again when it is next looked at.
 */

import { useEffect, useMemo } from 'preact/hooks';
import type { Language } from '../../words/languages.ts';
import type { Parts } from '../../words/parts.ts';
import { Latest } from './latest.ts';
import { type GameParts, language, loadGameWords, loadWords, type PagePart } from './words.ts';

/** Words of the page; of none while they are not wanted. */
export function useWords<Name extends PagePart>(
  part: Name,
  isWanted = true,
): Parts[Name] | undefined {
  return useLoaded(isWanted ? part : undefined, (now) => loadWords(part, now)).value;
}

/** Words of a game; of none while it is not known which. */
export function useGameWords<Name extends keyof GameParts>(
  game: string | undefined,
  part: Name,
): GameParts[Name] | undefined {
  return useLoaded(game, (now) => loadGameWords(game ?? '', part, now)).value;
}

/**
 * Anything that has words in it, loaded again when the language or the subject is another one. What
 * was loaded stays until then, if it is about the same subject.
 */
export function useLoaded<Value>(
  subject: string | undefined,
  load: (language: Language) => Promise<Value>,
): { readonly value: Value | undefined; readonly isMissing: boolean } {
  const latest = useMemo(() => new Latest<Value>(), []);
  const now = language();
  useEffect(() => {
    if (subject !== undefined) latest.want(subject, () => load(now));
  }, [latest, subject, now]);
  return { value: latest.of(subject), isMissing: latest.isMissing(subject) };
}
