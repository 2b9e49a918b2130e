/** A process that runs worlds, one after another, for whoever sends it their plans. */

import type { Plan } from './plan.ts';
import { shrink } from './shrink.ts';
import { runWorld, type Verdict } from './world.ts';

export interface Asked {
  readonly plan: Plan;
  /** A world that fails is made smaller. */
  readonly shrinks: boolean;
}

export interface Answered {
  readonly verdict: Verdict;
  /** The smaller one, if it failed. */
  readonly small?: { readonly plan: Plan; readonly verdict: Verdict };
}

process.on('message', async ({ plan, shrinks }: Asked) => {
  const verdict = await runWorld(plan);
  const small = shrinks && verdict.faults.length > 0 ? { small: await shrink(plan, runWorld) } : {};
  process.send?.({ verdict, ...small } satisfies Answered);
});
