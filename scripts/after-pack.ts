/** Takes away what scripts/compile.ts made for the package: here the sources themselves run. */

import { rmSync } from 'node:fs';

rmSync(new URL('../lib', import.meta.url), { recursive: true, force: true });
