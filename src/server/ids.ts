/** Names that nobody can guess. A table's can be said over the telephone: eight syllables, 49 bits. */

import { randomBytes, randomInt } from 'node:crypto';

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

function syllable(): string {
  return CONSONANTS.charAt(randomInt(CONSONANTS.length)) + VOWELS.charAt(randomInt(VOWELS.length));
}

/** kabo-relu-timo-sane */
export function newTableId(): string {
  return Array.from({ length: 4 }, () => syllable() + syllable()).join('-');
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Public: whoever sits at a table is known to it by this. */
export function newPersonId(): string {
  return Array.from({ length: 12 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

/** 32 bytes in hex: the secret of a table's dice, the key that signs tokens. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
