/** Frames of a socket (RFC 6455), as a client writes and reads them. */

export const TEXT = 1;
export const PING = 9;
/** Masked, as a client's frames are, and empty. */
export const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** A client masks (RFC 6455, section 5.3); a mask of noughts leaves the text as it is. */
export function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.from([0x81, 0x80 | length])
      : Buffer.from([0x81, 0xfe, length >> 8, length & 0xff]);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

export interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly end: number;
}

export function frameIn(bytes: Buffer): Frame | undefined {
  if (bytes.length < 2) return undefined;
  const short = (bytes[1] as number) & 0x7f;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return undefined;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = head + length;
  return bytes.length < end
    ? undefined
    : { opcode: (bytes[0] as number) & 0x0f, payload: bytes.subarray(head, end), end };
}
