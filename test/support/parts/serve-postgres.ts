/**
 * node serve-postgres.ts FILE: a PostgreSQL until SIGTERM comes, or the process is gone whose number
 * is in the file. Its port is the line that is printed.
 */

import { readFileSync } from 'node:fs';
import { startPostgres } from './postgres.ts';

const [file = ''] = process.argv.slice(2);
const user = Number(readFileSync(file, 'utf8'));
const server = await startPostgres();
process.stdout.write(`${server.port}\n`);
await new Promise<void>((resolve) => {
  const looking = setInterval(() => {
    if (!isAlive(user)) end();
  }, 1000);
  const end = (): void => {
    clearInterval(looking);
    resolve();
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
});
await server.remove();

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
