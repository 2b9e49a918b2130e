/** Searching: accents and capitals, several words, and where exactly the hits are. */

import { describe, expect, it } from 'vitest';
import { fold, isFound, piecesOf, termsOf } from './search.ts';

/** The hits in brackets. */
function marked(text: string, query: string): string {
  return piecesOf(text, termsOf(query))
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join('');
}

describe('search', () => {
  it.each([
    ['Un brelan, deux paires', 'BRELAN', 'Un [brelan], deux paires'],
    ['Séquence Dés', 'des', 'Séquence [Dés]'],
    ['Sequence', 'séq', '[Seq]uence'],
    ['Un cœur rouge', 'coeur', 'Un [cœur] rouge'],
    ['Un cœur rouge', 'co', 'Un [cœ]ur rouge'],
    ['l’as et l’autre', "l'", '[l’]as et [l’]autre'],
    ['à toi\u202f: lance', 'toi :', 'à [toi]\u202f[:] lance'],
    ['aaa', 'aa', '[aaa]'],
    ['nothing here', 'xyz', 'nothing here'],
    ['все кости', 'КОСТИ', 'все [кости]'],
    ['Straße', 'strasse', '[Straße]'],
  ])('%s: %s', (text, query, expected) => expect(marked(text, query)).toBe(expected));

  it('marks nothing while nothing is looked for', () => {
    expect(marked('all of it', '  ')).toBe('all of it');
    expect(piecesOf('', [])).toEqual([]);
  });

  it('finds every word, each in any of the texts', () => {
    const texts = ['The black dice', 'A locked card'];
    expect(isFound(texts, termsOf('dice CARD'))).toBe(true);
    expect(isFound(texts, termsOf('dice chip'))).toBe(false);
    expect(isFound(texts, termsOf(''))).toBe(true);
  });

  it('knows the place of every letter', () => {
    expect(fold('Œil')).toEqual({ text: 'oeil', from: [0, 0, 1, 2], to: [1, 1, 2, 3] });
    expect(fold('e\u0301t')).toEqual({ text: 'et', from: [0, 2], to: [1, 3] });
  });
});
