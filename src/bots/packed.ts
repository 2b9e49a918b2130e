/**
 * Tables of trained or computed numbers as text, so that a module holds them and Node, a browser
 * and a worker read them alike: whole numbers of 16 bits, low byte first, in base64. Neither Node's
 * Buffer nor the page's atob is used.
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function pack(numbers: Int16Array): string {
  const bytes = new Uint8Array(numbers.length * 2);
  numbers.forEach((number, index) => {
    bytes[2 * index] = number & 0xff;
    bytes[2 * index + 1] = (number >> 8) & 0xff;
  });
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three =
      ((bytes[at] as number) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const digits = [three >> 18, (three >> 12) & 63, (three >> 6) & 63, three & 63].map(
      (digit) => DIGITS[digit] as string,
    );
    text += digits.slice(0, Math.min(3, bytes.length - at) + 1).join('');
  }
  return text;
}

export function unpack(text: string): Int16Array {
  const length = Math.floor((text.length * 3) / 4);
  const bytes = new Uint8Array(length);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let index = 0; index < text.length; index++) {
    held = ((held << 6) | (VALUES[text.charCodeAt(index)] as number)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  return Int16Array.from(
    { length: length / 2 },
    (_, index) =>
      (((bytes[2 * index] as number) | ((bytes[2 * index + 1] as number) << 8)) << 16) >> 16,
  );
}

const VALUES = new Uint8Array(128);
for (let digit = 0; digit < DIGITS.length; digit++) VALUES[DIGITS.charCodeAt(digit)] = digit;
