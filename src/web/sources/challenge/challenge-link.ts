/**
 * A challenge as a link: everything that is needed to play it is in the part of the address that no
 * server is sent, so that it works without a network and nobody has to keep it. Where its sender
 * has played it, his game is in it, too.
 */

import { challenge, events } from '../../../challenge/messages.ts';
import { personName } from '../../../protocol.ts';
import { fields, type Read } from '../../../shape.ts';

const letter = fields({ challenge }, { play: fields({ name: personName, events }) });
export type ChallengeLink = Read<typeof letter>;

/** In characters. Messengers cut what is much longer. */
const LONGEST = 16_000;
/** In bytes, unpacked: no small link may fill the memory. */
const LARGEST = 512 * 1024;

/** Undefined where it would be too long. */
export async function encodeLink(what: ChallengeLink): Promise<string | undefined> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(what)),
    new CompressionStream('deflate-raw'),
  );
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const data = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return data.length <= LONGEST ? data : undefined;
}

/** Throws where it is damaged. */
export async function decodeLink(data: string): Promise<ChallengeLink> {
  if (data.length > LONGEST) throw new Error('a longer link than there can be');
  const text = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return read(
    new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    ),
  );
}

let handed: ChallengeLink | undefined;

/** From one screen to the next, where it is too long for an address. */
export function handOver(what: ChallengeLink): void {
  handed = what;
}

export function handedOver(): ChallengeLink | undefined {
  return handed;
}

/** The same from a file. */
export async function fromFile(file: Blob): Promise<ChallengeLink> {
  if (file.size > LARGEST) throw new Error('a larger file than there can be');
  return read(await file.text());
}

function read(text: string): ChallengeLink {
  return letter(JSON.parse(text));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST) throw new Error('more than there can be');
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
