/**
 * What is printed when the server is there: where to open it, and a code for phones on the same
 * network.
 */

import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Words } from '../../words/en/reports.ts';

/** The addresses at which people find a server that listens here. */
export function addressesOf(
  host: string,
  port: number,
  origin: string | undefined,
): readonly string[] {
  const own = origin === undefined ? [] : [origin];
  if (host !== '0.0.0.0' && host !== '::')
    return [...own, `http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const around = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  return [...own, `http://localhost:${port}`, ...around];
}

export function greeting(
  words: Words['greeting'],
  addresses: readonly string[],
  data: string,
  isTerminal: boolean,
  hasPage: boolean,
): readonly string[] {
  const forPhones = addresses.find((address) => !address.startsWith('http://localhost'));
  const code =
    forPhones === undefined || !isTerminal
      ? []
      : ['', ...renderUnicodeCompact(forPhones, { border: 2 }).split('\n'), `  ${forPhones}`];
  return [
    words.open,
    ...addresses.map((address) => `  ${address}`),
    ...code,
    '',
    ...(hasPage ? [] : [words.noPage]),
    words.kept({ folder: data, command: `npx gobelet join ${addresses[0]}` }),
    words.stop,
  ];
}
