/**
 * Whether two names look alike, so that nobody at a table passes for another: "Alice", "alice",
 * "Аlice" with a Cyrillic А, "A1ice" and "A lice" are one. A table of our own for the alphabets
 * that our languages are written in; the whole list of Unicode (UTS #39) has ten thousand signs
 * that hardly any keyboard writes. A name that is refused though it could be told apart costs a
 * second thought.
 */

/** After decomposition and in small letters: what is drawn alike, small or as a capital. */
const ALIKE: Readonly<Record<string, string>> = {
  // Letters of Latin that have no decomposition
  ...{
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ŧ: 't',
    ɑ: 'a',
    ɡ: 'g',
    æ: 'ae',
    œ: 'oe',
    ß: 'ss',
    þ: 'p',
    ə: 'e',
    ʋ: 'v',
  },
  // One stroke
  ...{ l: 'i', ł: 'i', ı: 'i', ɩ: 'i', '1': 'i', '|': 'i', '!': 'i', '0': 'o' },
  // Cyrillic
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    з: '3',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    п: 'n',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    ь: 'b',
  },
  ...{
    і: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    һ: 'h',
    ӏ: 'i',
    ԛ: 'q',
    ԝ: 'w',
    є: 'e',
    ґ: 'г',
    ѵ: 'v',
    ү: 'y',
  },
  // Greek
  ...{
    α: 'a',
    β: 'b',
    γ: 'y',
    ε: 'e',
    ζ: 'z',
    η: 'h',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'y',
    χ: 'x',
    ω: 'w',
  },
};

/** Two letters that are drawn as one. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
];

/**
 * What is left of a name when everything is taken away that can be overlooked; the signs themselves
 * if that is everything.
 */
export function skeleton(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
  const drawn = [...plain].map((sign) => ALIKE[sign] ?? sign).join('');
  const letters = PAIRS.reduce(
    (text, [two, one]) => text.replaceAll(two, one),
    drawn.replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
  return letters === '' ? plain.replaceAll(/\s/gu, '') : letters;
}

export function lookAlike(one: string, other: string): boolean {
  return skeleton(one) === skeleton(other);
}
