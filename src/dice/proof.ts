/**
 * The proof of a game: everything that its throws follow from, told when it is over. Whoever has it and the record can check
 * every throw without asking anybody.
 */

import type { Named } from '../game.ts';
import { fields, listOf, oneOf, type Shape, whole } from '../shape.ts';
import { commitmentOf, FairDice, hashShape, secretShape, seedOfTable, seedShape, tableShape } from './fair.ts';

/** Who gave a seed: the seat itself, or the table for a seat that gave none. */
export const GIVERS = ['seat', 'table'] as const;

export interface Seed {
  readonly seed: string;
  readonly by: (typeof GIVERS)[number];
}

export interface Proof {
  readonly proof: 1;
  readonly table: string;
  /** As it was published before anybody sat down. */
  readonly commitment: string;
  readonly secret: string;
  /** One for each seat, from seat 0 on. */
  readonly seeds: readonly Seed[];
  /** What people chose before the start and chance was therefore not asked for. */
  readonly named: Named;
}

/** A set of seats is kept in bits: see hasSeat in src/game.ts. */
const MOST_SEATS = 31;

/** Reads foreign JSON. Throws a Refusal. */
export const readProof: Shape<Proof> = fields({
  proof: oneOf([1]),
  table: tableShape,
  commitment: hashShape,
  secret: secretShape,
  seeds: listOf(fields({ seed: seedShape, by: oneOf(GIVERS) }), 1, MOST_SEATS),
  named: fields({}, { first: whole(0, MOST_SEATS - 1) }),
});

/** The proof of a table with this secret, and the seeds its seats gave; null is a seat that gave none. */
export function makeProof(table: string, secret: string, given: readonly (string | null)[], named: Named = {}): Proof {
  const seeds = given.map(
    (seed, seat): Seed => (seed === null ? { seed: seedOfTable(secret, seat), by: 'table' } : { seed, by: 'seat' }),
  );
  return { proof: 1, table, commitment: commitmentOf(secret), secret, seeds, named };
}

export function diceOf({ secret, table, seeds }: Proof): FairDice {
  return new FairDice(
    secret,
    table,
    seeds.map(({ seed }) => seed),
  );
}
