/**
 * The games that came along with a link: anybody can write one, and any name over it. Each is
 * played again here, every throw from the key and every move of a bot by that bot, before it is
 * shown as somebody's; it takes as long as the bots think.
 */

import { Refusal } from '../../../shape.ts';
import { WorkerBrain } from '../local/brain.ts';
import type { Attempt, Task } from './task.ts';

/**
 * The same task, with what follows among the games that were sent, and the names over what does
 * not.
 */
export async function vouchFor(task: Task): Promise<Task> {
  const [sent, forged]: [Attempt[], string[]] = [[], []];
  const brain = new WorkerBrain();
  try {
    for (const { attempt, check } of task.claims) {
      try {
        await check(brain.choose.bind(brain));
        sent.push(attempt);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        forged.push(attempt.name);
      }
    }
  } finally {
    await brain.close();
  }
  return { ...task, claims: [], sent, forged };
}
