/**
 * The words of the page in one language, from its catalogue: players know the things on the page by
 * these names.
 */

import { games } from '../../../../src/games/index.ts';
import type { Words as DecksNext } from '../../../../src/games/next/words/en/decks.ts';
import type { Words as Next } from '../../../../src/games/next/words/en/page.ts';
import type { Words as Pokerdice } from '../../../../src/games/pokerdice/words/en/page.ts';
import type { Words as Sequence } from '../../../../src/games/sequence/words/en/page.ts';
import type { CoverWords } from '../../../../src/web/kit/contracts/cover.ts';
import type { Words as Decks } from '../../../../src/words/en/decks.ts';
import type { Words as Device } from '../../../../src/words/en/device.ts';
import type { Words as Own } from '../../../../src/words/en/own-dice.ts';
import type { Words as Packs } from '../../../../src/words/en/packs.ts';
import type { Words as Page } from '../../../../src/words/en/page.ts';
import type { Words as Proof } from '../../../../src/words/en/proof.ts';
import type { Language } from '../../../../src/words/languages.ts';
import { wordsFile } from '../../../../src/words/parts.ts';

/** The games that tests call by name. */
export type GameName = 'pokerdice' | 'next' | 'sequence';

export interface Catalogue {
  /** With what the page says of each game. */
  readonly page: Page & { readonly games: Readonly<Record<GameName, CoverWords>> };
  readonly pokerdice: Pokerdice;
  readonly next: Next;
  readonly sequence: Sequence;
  readonly own: Own;
  readonly packs: Packs;
  readonly decks: Decks;
  readonly decksNext: DecksNext;
  readonly device: Device;
  readonly proof: Proof;
}

/** By what the catalogue calls them, the parts besides those of the page and of each game. */
const PARTS = {
  own: 'own-dice',
  packs: 'packs',
  decks: 'decks',
  decksNext: 'next/decks',
  device: 'device',
  proof: 'proof',
};

/** The words of every game are in it under its id. */
export async function catalogueOf(language: Language): Promise<Catalogue> {
  const load = async (part: string): Promise<unknown> => {
    const module = (await import(`../../../../src/${wordsFile(part, language)}`)) as {
      readonly words: unknown;
    };
    return asHeard(module.words);
  };
  const all = async (parts: readonly (readonly [string, string])[]) =>
    Object.fromEntries(
      await Promise.all(parts.map(async ([name, part]) => [name, await load(part)] as const)),
    );
  const page = (await load('page')) as Page;
  return {
    ...(await all(games.map(({ id }) => [id, `${id}/page`]))),
    ...(await all(Object.entries(PARTS))),
    page: { ...page, games: await all(games.map(({ id }) => [id, `${id}/cover`])) },
  } as unknown as Catalogue;
}

/**
 * The same words with plain spaces in place of those that keep a line together: names are compared
 * as they are heard.
 */
function asHeard(words: unknown): unknown {
  if (typeof words === 'string') return plain(words);
  if (typeof words === 'function')
    return (...parts: readonly unknown[]) => asHeard(words(...parts));
  if (Array.isArray(words)) return words.map(asHeard);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, part]) => [key, asHeard(part)]));
}

export function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

// Messages with something in them that is not known -----------------------------------------------

/** Whatever stands in its place. */
export function like<Place extends string>(
  place: Place,
  message: (values: Record<Place, string>) => string,
): RegExp {
  const values = { [place]: '\u0000' } as Record<Place, string>;
  return new RegExp(`^${message(values).split('\u0000').map(escaped).join('.+')}$`, 'u');
}

/** Whatever the number, in whichever form goes with it. */
export function counted(message: (values: { count: number }) => string): RegExp {
  const forms = [1, 2].map((count) =>
    message({ count }).split(String(count)).map(escaped).join('\\d+'),
  );
  return new RegExp(forms.join('|'), 'u');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&').replaceAll(' ', '\\s');
}
