/** Who runs the server: asks from the machine itself and not through a proxy, or has the token. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LOOPBACK } from './limits/networks.ts';
import type { Settings } from './settings.ts';

/** What proxies add. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

/**
 * Many a proxy on the same machine adds nothing, and everybody would seem to be here: if the
 * settings speak of a proxy, only the token counts.
 */
export function isOperator(
  { headers, socket }: IncomingMessage,
  { origin, trustProxy, metricsToken }: Settings,
): boolean {
  const shown = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1];
  if (metricsToken !== undefined && shown !== undefined && isSame(shown, metricsToken)) return true;
  const isBehind =
    origin !== undefined ||
    trustProxy.length > 0 ||
    FORWARDED.some((name) => headers[name] !== undefined);
  return !isBehind && LOOPBACK.has(socket.remoteAddress);
}

function isSame(one: string, other: string): boolean {
  const [hash, expected] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return hash !== undefined && expected !== undefined && timingSafeEqual(hash, expected);
}
