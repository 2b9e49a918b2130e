/** A gate without a server behind it, and requests as it sees them. */

import type { IncomingMessage } from 'node:http';
import { Gate } from '../../../src/server/limits/gate.ts';
import { makeLog } from '../../../src/server/log.ts';
import { Metrics } from '../../../src/server/metrics.ts';
import { SETTINGS, type Settings } from '../../../src/server/settings.ts';

export function gateOf(
  settings: Settings = SETTINGS,
  lines: string[] = [],
  now: () => number = () => 0,
): Gate {
  const log = makeLog('debug', (line) => lines.push(line), now);
  return new Gate(settings, { log, metrics: new Metrics(), room: undefined, now });
}

export function asked(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}
