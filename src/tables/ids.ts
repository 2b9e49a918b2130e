/**
 * Names that nobody can guess. A table's can be said over the telephone: eight syllables, 49 bits.
 */

import type { Random } from '../random.ts';

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/**
 * Each number as likely as the others: a byte beyond the last whole round of them is thrown away.
 */
const DEVICE: Random = {
  below(n) {
    const round = 256 - (256 % n);
    for (;;) {
      const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
      if (byte < round) return byte % n;
    }
  },
};

function anyOf(letters: string, random: Random = DEVICE): string {
  return letters.charAt(random.below(letters.length));
}

function syllable(random: Random): string {
  return anyOf(CONSONANTS, random) + anyOf(VOWELS, random);
}

/** kabo-relu-timo-sane. From a source that gives the same again, the same name. */
export function newTableId(random: Random = DEVICE): string {
  return Array.from({ length: 4 }, () => syllable(random) + syllable(random)).join('-');
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Public: whoever sits at a table is known to it by this. */
export function newPersonId(): string {
  return Array.from({ length: 12 }, () => anyOf(LETTERS)).join('');
}

/** 32 bytes in hex: the secret of a table's dice, the key that signs tokens. */
export function newSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
