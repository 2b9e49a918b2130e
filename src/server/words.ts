/**
 * What the server tells people, in every language: loaded once, at the start, for any of them may
 * come.
 */

import type { Refused } from '../tables/refused.ts';
import { words as english } from '../words/en/server.ts';
import { chooseLanguage, LANGUAGES, type Language } from '../words/languages.ts';

export type Words = typeof english;
export type Speech = ReadonlyMap<Language, Words>;

export async function loadSpeech(): Promise<Speech> {
  const all = LANGUAGES.map(async ({ id }) => {
    const { words } = (await import(`../words/${id}/server.ts`)) as { readonly words: Words };
    return [id, words] as const;
  });
  return new Map(await Promise.all(all));
}

/** The sentence for a refusal. */
export function sentence(
  speech: Speech,
  language: Language,
  { reason, detail = '' }: Pick<Refused, 'reason' | 'detail'>,
): string {
  const words = (speech.get(language) ?? english).reasons[reason];
  return typeof words === 'string' ? words : words({ detail: `${detail}` });
}

/**
 * The language that a header Accept-Language asks for: the most wanted of those there are, English
 * else.
 */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',', MOST_TAGS)
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const q = rest
        .map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1])
        .find((text) => text !== undefined);
      return { tag, q: Number(q ?? 1) };
    })
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .toSorted((one, other) => other.q - one.q);
  return chooseLanguage(wanted.map(({ tag }) => tag));
}

const MOST_TAGS = 20;
