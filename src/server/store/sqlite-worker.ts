/**
 * The thread that has the database: groups of writes and questions, one after the other, so that
 * the disk never stops the server.
 */

import { parentPort, workerData } from 'node:worker_threads';
import { SqliteConnection } from './sqlite-connection.ts';
import { failureOf } from './sqlite-failure.ts';
import type { Failure, FromThread, ToThread } from './sqlite-messages.ts';
import type { Opening } from './sqlite-schema.ts';

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
  const keeper = new SqliteConnection(file, opening);
  const looking = setInterval(() => {
    const news = keeper.news();
    if (news.length > 0) tell({ type: 'news', news });
  }, LOOK);
  parentPort?.on('message', (message: ToThread) => {
    if (message === 'close') {
      clearInterval(looking);
      keeper.close();
      parentPort?.close();
    } else if ('ask' in message) {
      const { number } = message;
      try {
        tell({ type: 'answer', number, answer: keeper.answer(message) });
      } catch (error) {
        tell({ type: 'failure', number, failure: failure(error) });
      }
    } else tell({ type: 'done', done: keeper.write(message) });
  });
  tell({ type: 'open' });
} catch (error) {
  tell({ type: 'shut', failure: failure(error) });
}
