/**
 * What a check of dice comes to: whether everything follows, and whether it is what this device
 * noted before the game.
 */

import type { ChainNotes } from '../../../client/chain-notes.ts';
import { type Caught, type Doubt, judgeNotes } from '../../../client/dice-judgement.ts';
import type { Proof } from '../../../dice/proof.ts';
import type { Checked, Verification } from '../../../dice/verification.ts';

/** What somebody did: what the notes catch, or throws that do not follow. */
export type Fraud = Caught | 'throws';

export interface Finding {
  readonly found: Verification;
  readonly frauds: readonly Fraud[];
  /** Why nothing is certain though nothing was found. */
  readonly doubt: Doubt | undefined;
  /** The commitment that this device noted before the game. */
  readonly noted: string | undefined;
}

/**
 * `notes` are this device's, or 'own' at a table of this device, whose secret nobody else ever had.
 * `isPlayedOut` says that the table tells of a whole game: then a record that stops early hides
 * something.
 */
export function findingOf(
  found: Verification,
  proof: Proof,
  notes: ChainNotes | 'own' | undefined,
  isPlayedOut: boolean,
): Finding {
  if (notes === 'own')
    return { found, frauds: found.follows ? [] : ['throws'], doubt: undefined, noted: undefined };
  const { caught, doubt } = judgeNotes(notes, proof, notes?.seat);
  const follows = found.follows && (found.over || !isPlayedOut);
  const frauds: readonly Fraud[] = follows ? caught : [...caught, 'throws'];
  return { found, frauds, doubt, noted: notes?.before === true ? notes.commitments[0] : undefined };
}

/** What was thrown or drawn in the game. The lots before the first move are nobody's throw. */
export function thrownIn({ questions }: Verification): readonly Checked[] {
  return questions.filter(({ kind }) => kind !== 'setup');
}

/**
 * bad: somebody cheated. unsure: everything follows, and this device can't tell whether it was
 * chosen.
 */
export function kindOf({ frauds, doubt }: Finding): 'good' | 'unsure' | 'bad' {
  if (frauds.length > 0) return 'bad';
  return doubt === undefined ? 'good' : 'unsure';
}
