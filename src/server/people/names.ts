/**
 * By which names a server may be asked for. A stranger who points a name of their own here makes
 * their page, in the eyes of a browser in this house, one of ours (DNS rebinding). So it answers to
 * names that no stranger can have, and to those it was given.
 */

import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Names that are given out within one network, and never by the public DNS. */
const WITHIN = /\.(?:localhost|local|lan|internal|home\.arpa)$/;

/** Whether this header Host names us; without one it is no browser. */
export function isOwnName(
  host: string | undefined,
  origin: string | undefined,
  names: readonly string[],
): boolean {
  if (host === undefined || host === '') return true;
  const name = URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '');
  if (name === undefined || name === '') return false;
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  // a name without a dot is one of this network
  if (!name.includes('.') || WITHIN.test(name)) return true;
  if (name === hostname().toLowerCase() || names.includes(name)) return true;
  return origin !== undefined && name === new URL(origin).hostname;
}
