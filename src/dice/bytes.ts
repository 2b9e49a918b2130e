/** Bytes as text and text as bytes. */

const DIGITS = '0123456789abcdef';

/** Lower-case hex digits, two a byte. */
export function hexOf(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += DIGITS.charAt(byte >> 4) + DIGITS.charAt(byte & 15);
  return hex;
}

/** The bytes of hex digits in lower case, which the caller has made sure of. */
export function bytesOfHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = 16 * digit(hex, 2 * index) + digit(hex, 2 * index + 1);
  return bytes;
}

function digit(hex: string, at: number): number {
  return DIGITS.indexOf(hex.charAt(at));
}

/** Text of plain ASCII, in which a character is a byte of UTF-8. */
export function bytesOfText(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) throw new Error(`not ASCII: ${JSON.stringify(text)}`);
    bytes[index] = code;
  }
  return bytes;
}
