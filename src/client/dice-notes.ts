/**
 * What a device writes down of a table's dice while nobody can know yet how they fall, and what it makes of the proof when the
 * game is over. A server that tells its record, proof and commitment all at the end can make them fit; it can't change what
 * stood in somebody's notes before. Pure: where notes are kept is the device's affair.
 */

import { hashShape, seedShape } from '../dice/fair.ts';
import type { Proof } from '../dice/proof.ts';
import type { Seat } from '../game.ts';
import { type About, seat } from '../protocol.ts';
import { fields, listOf, orNull, type Read, whole } from '../shape.ts';

const MOST = Number.MAX_SAFE_INTEGER;
/** Sitting down again and again gives a seed each time; only the last can count. */
const MOST_SEEDS = 8;

/** Reads what was kept on a device. Throws a Refusal. */
export const readNotes = fields(
  { seeds: listOf(fields({ seed: seedShape }, { n: whole(0, MOST) }), 0, MOST_SEEDS) },
  { commitment: orNull(hashShape), seat, asked: orNull(seat), told: orNull(seat) },
);

/**
 * seeds: given from this device, the latest last; n is the step that a seed became, absent until it is acknowledged.
 * commitment: as it was first told; null if the game had begun by then, absent if the table was never seen.
 * seat: one's own when the game began; absent for who watches.
 * asked: whom this device, being the host's, named to be first when it started the game; null for nobody.
 * told: whom the table said to be named when the game was started; null for nobody.
 */
export type DiceNotes = Read<typeof readNotes>;

export const NO_NOTES: DiceNotes = { seeds: [] };

/** The table is looked at: counts the first time only. */
export function noteTable(notes: DiceNotes, { status, commitment }: Pick<About, 'status' | 'commitment'>): DiceNotes {
  if (notes.commitment !== undefined) return notes;
  return { ...notes, commitment: status === 'open' ? commitment : null };
}

/** A seed is about to be sent. To be stored before it is: what was sent must not be forgotten. */
export function noteSeed(notes: DiceNotes, seed: string): DiceNotes {
  return { ...notes, seeds: [...notes.seeds, { seed }].slice(-MOST_SEEDS) };
}

/** It became this step. */
export function noteTaken(notes: DiceNotes, seed: string, n: number): DiceNotes {
  return { ...notes, seeds: notes.seeds.map((given) => (given.seed === seed ? { seed, n } : given)) };
}

/** It was refused. */
export function noteRefused(notes: DiceNotes, seed: string): DiceNotes {
  return { ...notes, seeds: notes.seeds.filter((given) => given.seed !== seed) };
}

/** This device has started the game. */
export function noteAsked(notes: DiceNotes, first: Seat | undefined): DiceNotes {
  return { ...notes, asked: first ?? null };
}

/** The table says that the game is started: counts the first time only. */
export function noteTold(notes: DiceNotes, first: Seat | undefined): DiceNotes {
  return notes.told === undefined ? { ...notes, told: first ?? null } : notes;
}

/** Where one sits while it is played. */
export function noteSeat(notes: DiceNotes, mine: Seat | undefined): DiceNotes {
  return mine === undefined || notes.seat !== undefined ? notes : { ...notes, seat: mine };
}

// The judgement --------------------------------------------------------------------------------------------------------

/** How a table can be found out: its secret, the own seed, who was named first, or its throws are not what they must be. */
export const FRAUDS = ['commitment', 'seed', 'first', 'throws'] as const;
export type Fraud = (typeof FRAUDS)[number];

/**
 * Why nothing was found and the dice may have been chosen all the same: the table was never seen from here; or only when the
 * game had begun; the seed is another device's; one has no seat.
 */
export const DOUBTS = ['absent', 'watching', 'late', 'elsewhere'] as const;
export type Doubt = (typeof DOUBTS)[number];

export interface Judgement {
  readonly frauds: readonly Fraud[];
  readonly doubt: Doubt | undefined;
}

/** `follows` says that everything in the record follows from the proof, to its end. */
export function judge(notes: DiceNotes, proof: Proof, follows: boolean): Judgement {
  const { commitment, seat: mine, asked, told } = notes;
  const named = proof.named.first ?? null;
  const given = mayCount(notes);
  const seed = mine === undefined ? undefined : proof.seeds[mine];
  const is: Record<Fraud, boolean> = {
    commitment: typeof commitment === 'string' && commitment !== proof.commitment,
    seed: mine !== undefined && given.length > 0 && !(seed?.by === 'seat' && given.includes(seed.seed)),
    first: (asked !== undefined && asked !== named) || (told !== undefined && told !== named),
    throws: !follows,
  };
  return { frauds: FRAUDS.filter((fraud) => is[fraud]), doubt: doubtOf(notes, given) };
}

function doubtOf({ commitment, seat: mine }: DiceNotes, given: readonly string[]): Doubt | undefined {
  if (commitment === undefined) return 'absent';
  if (mine === undefined) return 'watching';
  if (commitment === null) return 'late';
  return given.length === 0 ? 'elsewhere' : undefined;
}

/** The seed that was taken last, or any that was sent since and never answered: the page may have been closed meanwhile. */
function mayCount({ seeds }: DiceNotes): readonly string[] {
  const last = Math.max(...seeds.map(({ n }) => n ?? -1));
  const place = seeds.findLastIndex(({ n }) => n === last);
  return seeds.filter(({ n }, index) => n === last || (n === undefined && index > place)).map(({ seed }) => seed);
}
