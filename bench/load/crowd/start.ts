/** The crowd in a process of its own, on the players' core. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { CLIENT_CORE, here } from '../start.ts';
import type { CrowdReport } from './tally.ts';

export interface Crowd {
  readonly pid: number;
  tell(): Promise<CrowdReport>;
  stop(): void;
  /** When it has ended, of itself or not. */
  readonly gone: Promise<unknown>;
}

/** When all are playing. */
export async function startCrowd(port: number, tables: number): Promise<Crowd> {
  const command = [
    '-c',
    CLIENT_CORE,
    process.execPath,
    here('crowd/crowd.ts'),
    String(port),
    String(tables),
  ];
  const crowd: ChildProcess = spawn('taskset', command, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(crowd, 'exit');
  const playing = once(crowd, 'message');
  if ((await Promise.race([playing, gone.then(() => 'gone')])) === 'gone')
    throw new Error('the crowd has gone before it played');
  return {
    pid: crowd.pid ?? 0,
    async tell() {
      const answer = once(crowd, 'message');
      crowd.send('how is it going?');
      const [told] = await answer;
      return told as CrowdReport;
    },
    stop: () => crowd.disconnect(),
    gone,
  };
}
