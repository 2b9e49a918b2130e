/**
 * A text message as one WebSocket frame, in one piece of memory (RFC 6455, section 5.2; a server
 * does not mask).
 *
 *   byte 0    FIN and the opcode of text
 *   byte 1    the length up to 125; 126: two bytes of it follow; 127: eight
 *
 * `ws` would hand the socket head and body apart, which takes half as long again; at a busy table
 * most of the server's time goes into telling.
 */

const TEXT = 0x81;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 0x1_0000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  if (length === text.length) frame.write(text, head, length, 'latin1');
  else frame.write(text, head, length);
  return frame;
}
