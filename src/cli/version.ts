/** The version of the project, as package.json has it. */

import { readFileSync } from 'node:fs';

export function version(): string {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as {
    readonly version: string;
  };
  return version;
}
