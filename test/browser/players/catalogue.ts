/** The words of the page in one language, from its catalogue: players know the things on the page by these names. */

import type { Words as Decks } from '../../../src/i18n/en/decks.ts';
import type { Words as DecksNext } from '../../../src/i18n/en/decks-next.ts';
import type { Words as Device } from '../../../src/i18n/en/device.ts';
import type { Words as Next } from '../../../src/i18n/en/next.ts';
import type { Words as Own } from '../../../src/i18n/en/own-dice.ts';
import type { Words as Packs } from '../../../src/i18n/en/packs.ts';
import type { Words as Page } from '../../../src/i18n/en/page.ts';
import type { Words as Pokerdice } from '../../../src/i18n/en/pokerdice.ts';
import type { Words as Proof } from '../../../src/i18n/en/proof.ts';
import type { Words as Sequence } from '../../../src/i18n/en/sequence.ts';
import type { Language } from '../../../src/i18n/languages.ts';

export interface Catalogue {
  readonly page: Page;
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

export async function catalogueOf(language: Language): Promise<Catalogue> {
  const parts = await Promise.all([
    import(`../../../src/i18n/${language}/page.ts`),
    import(`../../../src/i18n/${language}/pokerdice.ts`),
    import(`../../../src/i18n/${language}/next.ts`),
    import(`../../../src/i18n/${language}/sequence.ts`),
    import(`../../../src/i18n/${language}/own-dice.ts`),
    import(`../../../src/i18n/${language}/packs.ts`),
    import(`../../../src/i18n/${language}/decks.ts`),
    import(`../../../src/i18n/${language}/decks-next.ts`),
    import(`../../../src/i18n/${language}/device.ts`),
    import(`../../../src/i18n/${language}/proof.ts`),
  ]);
  const [page, pokerdice, next, sequence, own, packs, decks, decksNext, device, proof] = parts.map(({ words }) =>
    asHeard(words as unknown),
  );
  return { page, pokerdice, next, sequence, own, packs, decks, decksNext, device, proof } as Catalogue;
}

/** The same words with plain spaces in place of those that keep a line together: names are compared as they are heard. */
function asHeard(words: unknown): unknown {
  if (typeof words === 'string') return plain(words);
  if (typeof words === 'function') return (...parts: readonly unknown[]) => asHeard(words(...parts));
  if (Array.isArray(words)) return words.map(asHeard);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, part]) => [key, asHeard(part)]));
}

export function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

// Messages with something in them that is not known --------------------------------------------------------------------------

/** Whatever stands in its place. */
export function like<Place extends string>(place: Place, message: (values: Record<Place, string>) => string): RegExp {
  const values = { [place]: '\u0000' } as Record<Place, string>;
  return new RegExp(`^${message(values).split('\u0000').map(escaped).join('.+')}$`, 'u');
}

/** Whatever the number, in whichever form goes with it. */
export function counted(message: (values: { count: number }) => string): RegExp {
  const forms = [1, 2].map((count) => message({ count }).split(String(count)).map(escaped).join('\\d+'));
  return new RegExp(forms.join('|'), 'u');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&').replaceAll(' ', '\\s');
}
