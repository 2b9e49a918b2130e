/**
 * A round between two, solved. After the throw both commit without seeing the other's cards; the
 * active side then re-throws, still not knowing them. So the active side picks a commit together
 * with a plan for the re-throws (a row), the other side a commit (a column), and both mix.
 *
 * There are far too many plans to write down, but against any mix of the other side the best plan
 * for each commit is found at once (rethrows.ts). So rows are added as they are needed: solve the
 * small game of the rows known so far, look for the best plans against the mix found, add them,
 * until they gain no more (Kelley 1960, "cutting planes"; in games the method goes by "oracle").
 */

import { solveMatrix } from '../../../../bots/mixing.ts';
import { REROLLS } from '../../rules/state.ts';
import { bestChoices, outcome, weigh } from '../rethrows.ts';
import { KINDS } from '../throws.ts';

/**
 * By commit of the active side, commit of the other side and kind of the final throw: what the
 * active side gains.
 */
export type Stakes = readonly (readonly Float64Array[])[];

/** A commit of the active side with what to keep of the dice, and of the dice after that. */
export interface Plan {
  readonly commit: number;
  /** How often it is chosen. */
  readonly weight: number;
  readonly keep: number;
  readonly later: Int16Array;
}

export interface Duel {
  /**
   * What the active side gains when both play like this; neither side does better by more than
   * `gap`.
   */
  readonly value: number;
  readonly gap: number;
  readonly plans: readonly Plan[];
  /** How often the other side chooses each commit. */
  readonly others: Float64Array;
}

/**
 * What each kind of throw is worth to the active side with this commit, against a mix of the other
 * side's.
 */
export function against(stakes: readonly Float64Array[], others: Float64Array): Float64Array {
  const worth = new Float64Array(KINDS);
  for (let column = 0; column < others.length; column++) {
    const weight = others[column] as number;
    if (weight === 0) continue;
    const stake = stakes[column] as Float64Array;
    for (let kind = 0; kind < KINDS; kind++)
      worth[kind] = (worth[kind] as number) + weight * (stake[kind] as number);
  }
  return worth;
}

interface Row {
  readonly commit: number;
  readonly keep: number;
  readonly later: Int16Array;
  readonly best: number;
}

function bestRow(
  stakes: Stakes,
  commit: number,
  others: Float64Array,
  thrown: number,
  free: Float64Array,
  lean: Lean | undefined,
): Row {
  const [first, second] = bestChoices(
    against(stakes[commit] as readonly Float64Array[], others),
    REROLLS,
  );
  if (first === undefined || second === undefined) throw new Error('two re-throws are two choices');
  const gain = first.best[thrown] as number;
  const best =
    lean?.side === 'active' ? (1 - lean.trust) * gain + lean.trust * dot(lean.gains, free) : gain;
  return { commit, keep: first.keep[thrown] as number, later: second.keep, best };
}

/** What a row gains against each commit of the other side. */
function payments(stakes: Stakes, { commit, keep, later }: Row): Float64Array {
  const kinds = outcome(keep, [later]);
  return Float64Array.from(stakes[commit] as readonly Float64Array[], (stake) =>
    weigh(kinds, stake),
  );
}

/**
 * How far from the solution it may stop, in the measure of the stakes, and after how many steps at
 * the latest.
 */
export interface Care {
  readonly gap: number;
  readonly steps: number;
}

/**
 * One side is known in part: with chance `trust` it does what is foretold, else anything (Johanson,
 * Zinkevich and Bowling 2007, "restricted Nash response"). Foretold of the other side is its mix,
 * of the active side what it gains on each commit.
 */
export type Lean =
  | { readonly side: 'other'; readonly trust: number; readonly mix: Float64Array }
  | { readonly side: 'active'; readonly trust: number; readonly gains: Float64Array };

/** What the active side faces when the other side's free part mixes like this. */
function faced(free: Float64Array, lean: Lean | undefined): Float64Array {
  if (lean?.side !== 'other') return free;
  return free.map(
    (weight, column) => (1 - lean.trust) * weight + lean.trust * (lean.mix[column] as number),
  );
}

/**
 * What a row of the active side's gains comes to, against each commit of the other side's free
 * part.
 */
function leant(gains: Float64Array, lean: Lean | undefined): Float64Array {
  if (lean === undefined) return gains;
  const fixed = lean.side === 'other' ? dot(gains, lean.mix) : 0;
  return gains.map((gain, column) => {
    const foretold = lean.side === 'other' ? fixed : (lean.gains[column] as number);
    return (1 - lean.trust) * gain + lean.trust * foretold;
  });
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
}

export function solveDuel(stakes: Stakes, thrown: number, { gap, steps }: Care, lean?: Lean): Duel {
  const columns = (stakes[0] as readonly Float64Array[]).length;
  let free: Float64Array = new Float64Array(columns).fill(1 / columns);
  let safest = free;
  let limit = Number.POSITIVE_INFINITY; // what the other side need not let the active side exceed
  let value = Number.NEGATIVE_INFINITY;
  let mix = new Float64Array(0);
  const rows: Row[] = [];
  const matrix: Float64Array[] = [];
  for (let step = 0; ; step++) {
    const others = faced(free, lean);
    const answers = stakes.map((_, commit) => bestRow(stakes, commit, others, thrown, free, lean));
    const best = Math.max(...answers.map((row) => row.best));
    if (best < limit) {
      limit = best;
      safest = free;
    }
    if (limit - value <= gap || step === steps) break;
    for (const row of answers) {
      if (row.best <= value + gap / 2) continue;
      rows.push(row);
      matrix.push(leant(payments(stakes, row), lean));
    }
    const solved = solveMatrix(matrix, columns);
    value = solved.value;
    free = solved.columns;
    mix = new Float64Array(solved.rows);
  }
  const plans = rows.flatMap(({ commit, keep, later }, row) =>
    (mix[row] ?? 0) > 0 ? [{ commit, weight: mix[row] as number, keep, later }] : [],
  );
  return { value, gap: limit - value, plans, others: faced(safest, lean) };
}
