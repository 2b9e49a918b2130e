/** What a check of dice comes to: whether everything follows, and whether it is what this device noted before the game. */

import { type DiceNotes, type Judgement, judge } from '../../client/dice-notes.ts';
import type { Proof } from '../../dice/proof.ts';
import type { Verification } from '../../dice/verify.ts';

export interface Finding {
  readonly found: Verification;
  readonly judgement: Judgement;
  /** The commitment that this device noted before the game. */
  readonly noted: string | undefined;
}

/** Without notes it is a table of this device, whose secret nobody else ever had. */
export function findingOf(found: Verification, proof: Proof, notes: DiceNotes | undefined): Finding {
  const follows = found.follows && (found.over || notes === undefined);
  if (notes === undefined) return { found, judgement: { frauds: follows ? [] : ['throws'], doubt: undefined }, noted: undefined };
  return { found, judgement: judge(notes, proof, follows), noted: notes.commitment ?? undefined };
}

/** bad: somebody cheated. unsure: everything follows, and this device can't tell whether it was chosen. */
export function kindOf({ judgement: { frauds, doubt } }: Finding): 'good' | 'unsure' | 'bad' {
  if (frauds.length > 0) return 'bad';
  return doubt === undefined ? 'good' : 'unsure';
}
