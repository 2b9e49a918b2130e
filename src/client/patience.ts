/**
 * Waiting for a server that has said when to come back: many people behind one address arrive at
 * once.
 */

import { type Api, ApiRefusal, afterOf } from './api.ts';

/** How long is waited in all, in milliseconds; and what is a matter of a moment. */
const PATIENCE = 120_000;
const A_MOMENT = 2000;

/**
 * Asks again for what was refused, as often as the server says when; what is no use to ask for
 * again is thrown.
 */
export class Patience {
  readonly #waiting: (why: ApiRefusal | undefined) => void;
  #waits = 0;

  /** Told why something takes longer, and with undefined that nothing waits any more. */
  constructor(waiting: (why: ApiRefusal | undefined) => void) {
    this.#waiting = waiting;
  }

  async askAgain(
    error: unknown,
    ask: () => Promise<string>,
    method: string,
    path: string,
  ): Promise<string> {
    let why = error;
    for (let left = PATIENCE; ; ) {
      if (!(why instanceof ApiRefusal) || !isWorthWaiting(why, method, path)) throw why;
      const wait = spread(why.after ?? 0);
      left -= wait;
      if (left < 0) throw why;
      await this.#wait(why, wait);
      try {
        return await ask();
      } catch (next) {
        why = next;
      }
    }
  }

  async #wait(why: ApiRefusal, wait: number): Promise<void> {
    this.#waits++;
    this.#waiting(why);
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (--this.#waits === 0) this.#waiting(undefined);
  }
}

/**
 * In how many milliseconds a socket is worth trying again, if the server would not open one now.
 */
export async function askAtDoor({ origin }: Api): Promise<number | undefined> {
  const answer = await fetch(`${origin}/api/door`);
  await answer.text();
  const after = answer.ok ? undefined : afterOf(answer);
  return after === undefined ? undefined : spread(after);
}

/**
 * If the server is crowded, we retry until it is not. If one person has asked too often they are
 * told at once, unless it is a matter of a moment. Nothing has happened in either case; after other
 * failures that is not sure.
 */
function isWorthWaiting({ code, after }: ApiRefusal, method: string, path: string): boolean {
  if (after === undefined || (code !== 'too-many' && code !== 'draining')) return false;
  return method === 'GET' || path === '/api/guests' || after <= A_MOMENT;
}

/** Longer by up to a half, so that a crowd does not come back all at once. */
function spread(wait: number): number {
  const [noise = 0] = crypto.getRandomValues(new Uint16Array(1));
  return wait * (1 + noise / 0x2_0000);
}
