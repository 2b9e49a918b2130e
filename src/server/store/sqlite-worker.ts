/** The thread that has the database: groups of writes and questions, one after the other, so that the disk never stops the server. */

import { parentPort, workerData } from 'node:worker_threads';
import { failureOf } from './sqlite-failure.ts';
import { Keeper } from './sqlite-keeper.ts';
import type { Opening } from './sqlite-schema.ts';
import type { Failure, FromThread, ToThread } from './sqlite-wire.ts';

const { file, opening } = workerData as { readonly file: string; readonly opening: Opening };

/** Between two looks at what other processes have written. */
const LOOK = 200;

function tell(message: FromThread): void {
  parentPort?.postMessage(message);
}

function failure(error: unknown): Failure {
  const { kind, message } = failureOf(error, file);
  return [kind, message];
}

try {
  const keeper = new Keeper(file, opening);
  const looking = setInterval(() => {
    const news = keeper.news();
    if (news.length > 0) tell({ is: 'news', news });
  }, LOOK);
  parentPort?.on('message', (message: ToThread) => {
    if (message === 'close') {
      clearInterval(looking);
      keeper.close();
      parentPort?.close();
    } else if ('ask' in message) {
      const { number } = message;
      try {
        tell({ is: 'answer', number, answer: keeper.answer(message) });
      } catch (error) {
        tell({ is: 'failure', number, failure: failure(error) });
      }
    } else tell({ is: 'done', done: keeper.write(message) });
  });
  tell({ is: 'open' });
} catch (error) {
  tell({ is: 'shut', failure: failure(error) });
}
