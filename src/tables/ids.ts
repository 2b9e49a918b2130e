/** Names that nobody can guess. A table's can be said over the telephone: eight syllables, 49 bits. */

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** One of the letters, each as likely as the others: a byte beyond the last whole round of them is thrown away. */
function anyOf(letters: string): string {
  const round = 256 - (256 % letters.length);
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < round) return letters.charAt(byte % letters.length);
  }
}

function syllable(): string {
  return anyOf(CONSONANTS) + anyOf(VOWELS);
}

/** kabo-relu-timo-sane */
export function newTableId(): string {
  return Array.from({ length: 4 }, () => syllable() + syllable()).join('-');
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Public: whoever sits at a table is known to it by this. */
export function newPersonId(): string {
  return Array.from({ length: 12 }, () => anyOf(LETTERS)).join('');
}

/** 32 bytes in hex: the secret of a table's dice, the key that signs tokens. */
export function newSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
