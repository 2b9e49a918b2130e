/** Bytes as text and text as bytes. */

/** Lower-case hex digits, two a byte. */
export function hexOf(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += (byte < 16 ? '0' : '') + byte.toString(16);
  return hex;
}

/** The bytes of hex digits, which the caller has made sure of. */
export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16));
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
