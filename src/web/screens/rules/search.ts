/**
 * Searching in texts as people type: capitals and accents do not matter, every word has to be
 * there, hits are found in the text as it is written.
 */

/** Letters that taking accents off does not make plain, and signs that keyboards have otherwise. */
const PLAIN: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  '’': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
};

interface Folded {
  readonly text: string;
  /**
   * For each letter of the folded text: where the letter it comes from begins in the text as it is
   * written, and where it ends.
   */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

export function fold(text: string): Folded {
  let folded = '';
  const from: number[] = [];
  const to: number[] = [];
  let place = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    const plain = PLAIN[small] ?? small.normalize('NFD').replaceAll(/\p{M}/gu, '');
    for (let index = 0; index < plain.length; index++) {
      from.push(place);
      to.push(place + letter.length);
    }
    folded += plain;
    place += letter.length;
  }
  return { text: folded, from, to };
}

/** What is looked for: the words of a query, folded. */
export function termsOf(query: string): readonly string[] {
  return fold(query)
    .text.split(/\s+/)
    .filter((term) => term !== '');
}

/** Whether every term is somewhere in these texts; without terms everything is found. */
export function isFound(texts: readonly string[], terms: readonly string[]): boolean {
  const folded = texts.map((text) => fold(text).text);
  return terms.every((term) => folded.some((text) => text.includes(term)));
}

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** The text cut where terms begin and end. */
export function piecesOf(text: string, terms: readonly string[]): readonly Piece[] {
  const { text: folded, from, to } = fold(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      isHit.fill(true, from[at], to[at + term.length - 1]);
    }
  }
  const pieces: { text: string; isHit: boolean }[] = [];
  for (let index = 0; index < text.length; index++) {
    const last = pieces.at(-1);
    const letter = text.charAt(index);
    if (last !== undefined && last.isHit === isHit[index]) last.text += letter;
    else pieces.push({ text: letter, isHit: isHit[index] ?? false });
  }
  return pieces;
}
